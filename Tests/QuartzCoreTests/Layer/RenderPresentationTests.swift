import QuartziteCompositor
@testable import QuartzCore
import TestSupport
import Testing

/// What `render(in:)` draws of presentations, and how it differs from the screen (timing.md §5, layers.md §8).
@Suite struct RenderPresentationTests {
    private let layer = CALayer()
    private let child = CALayer()
    private let stage: LayerStage

    init() {
        layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        child.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        child.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        layer.addSublayer(child)
        stage = LayerStage(layer)
        stage.context.commit()
    }

    private func context() throws -> CGContext {
        let context = try #require(
            CGContext(
                data: nil, width: 40, height: 40, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.translateBy(x: 0, y: 40)
        context.scaleBy(x: 1, y: -1)
        return context
    }

    private func drawn(_ layer: CALayer?) throws -> Bitmap {
        let context = try context()
        stage.scene.run { layer?.render(in: context) }
        return context.bitmap
    }

    @Test("A presentation draws what is shown, sublayers' animations included")
    func sublayers() throws {
        let slide = CABasicAnimation("position.x", from: 5, to: 35)
        slide.isRemovedOnCompletion = false
        slide.fillMode = .forwards
        child.add(slide, forKey: nil)
        stage.advance(to: 1)
        #expect(try drawn(layer)[5, 5] != 0)
        let presentation = try #require(stage.scene.run { layer.presentation() })
        let picture = try drawn(presentation)
        #expect(picture[5, 5] == 0 && picture[35, 5] == 0xFFFF_0000)
    }

    @Test("Halfway from black to white a gradient is lighter than on the screen")
    func gradients() throws {
        let gradient = CAGradientLayer()
        gradient.frame = layer.bounds
        gradient.colors = [0, 1].map { CGColor(srgbRed: $0, green: $0, blue: $0, alpha: 1) }
        layer.addSublayer(gradient)
        stage.context.commit()
        let screen = try context()
        stage.scene.run { layer.renderShown(in: screen, asCommitted: true) }
        // The middle of row 20 is at 20.5 of 40.
        let (drawn, shown) = (try drawn(layer)[20, 20] & 0xFF, screen.bitmap[20, 20] & 0xFF)
        #expect(abs(Int(drawn) - 148) <= 2 && abs(Int(shown) - 131) <= 2)
        #expect(try self.drawn(layer.presentation())[20, 20] & 0xFF == drawn)
    }
}
