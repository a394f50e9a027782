@testable import QuartzCore
import QuartziteCompositor
import TestSupport
import Testing

/// The edges of layers on screen (layers.md §2).
@Suite struct EdgeTests {
    let layer = CALayer()
    let stage: LayerStage

    init() {
        stage = LayerStage(drawing: [layer])
        layer.frame = CGRect(x: 20.25, y: 20.75, width: 40, height: 30)
        layer.backgroundColor = .testRed
    }

    private func alphas(_ picture: Picture) -> Set<Int> {
        Set((0..<100).flatMap { y in (0..<100).map { picture.alpha($0, y) } })
    }

    @Test("A pixel belongs to a layer whose frame is fractional if its middle does") func fractional() {
        let picture = Picture(stage)
        #expect(alphas(picture) == [0, 255])
        #expect(picture.alpha(20, 40) == 255 && picture.alpha(60, 40) == 0)
        #expect(picture.alpha(40, 20) == 0 && picture.alpha(40, 21) == 255 && picture.alpha(40, 50) == 255)
    }

    @Test("A rotated layer, its contents and its border have hard edges, unless it allows antialiasing")
    func rotated() {
        layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.6))
        layer.borderWidth = 3
        layer.borderColor = .testBlue
        let bitmap = Bitmap(width: 4, height: 4)
        bitmap.clear(0xFF00_FF00)
        layer.contents = CGImage(bitmap: bitmap)
        #expect(alphas(Picture(stage)) == [0, 255])
        layer.allowsEdgeAntialiasing = true
        #expect(alphas(Picture(stage)).count > 10)
        layer.edgeAntialiasingMask = []
        #expect(alphas(Picture(stage)) == [0, 255])
    }

    @Test("A clip to the bounds has the edges of the layer") func clip() {
        layer.backgroundColor = nil
        layer.masksToBounds = true
        let child = CALayer()
        child.frame = CGRect(x: -20, y: -20, width: 100, height: 100)
        child.backgroundColor = .testRed
        layer.addSublayer(child)
        layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.6))
        #expect(alphas(Picture(stage)) == [0, 255])
        layer.allowsEdgeAntialiasing = true
        #expect(alphas(Picture(stage)).count > 10)
    }

    @Test("Rounded corners, masks and paths are smooth") func smooth() {
        layer.cornerRadius = 8
        #expect(alphas(Picture(stage)).count > 2)
        layer.cornerRadius = 0
        let mask = CALayer()
        mask.frame = CGRect(x: 5.5, y: 5.5, width: 10, height: 10)
        mask.backgroundColor = .testBlue
        layer.mask = mask
        #expect(alphas(Picture(stage)).count > 2)
        layer.mask = nil
        layer.backgroundColor = nil
        let shape = CAShapeLayer()
        shape.path = CGPath(rect: CGRect(x: 3.5, y: 3.5, width: 10, height: 10), transform: nil)
        layer.addSublayer(shape)
        #expect(alphas(Picture(stage)).count > 2)
    }

    @Test("render(in:) draws smooth edges") func rendered() {
        let bitmap = Bitmap(width: 50, height: 40)
        let context = CGContext(bitmap: bitmap, flipped: true)
        context.translateBy(x: 0.5, y: 0.5)
        layer.render(in: context)
        #expect(bitmap[0, 5] >> 24 == 128)
    }

    @Test("Layers on whole pixels have the same bytes with and without antialiasing") func aligned() {
        layer.frame = CGRect(x: 10, y: 10, width: 60, height: 50)
        layer.borderWidth = 0.5
        layer.borderColor = .testBlue
        layer.masksToBounds = true
        let child = CALayer()
        child.frame = CGRect(x: 30, y: 20, width: 60, height: 60)
        child.backgroundColor = CGColor(srgbRed: 0, green: 0.4, blue: 1, alpha: 0.3)
        layer.addSublayer(child)
        let hard = Picture(stage)
        for layer in [layer, child] { layer.allowsEdgeAntialiasing = true }
        #expect(Picture(stage).difference(to: hard) == 0)
        child.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
        let turned = Picture(stage)
        child.allowsEdgeAntialiasing = false
        #expect(Picture(stage).difference(to: turned) == 0)
    }

    @Test("Layers that touch between pixels leave no seam and do not overlap") func neighbours() {
        layer.backgroundColor = nil
        for index in 0..<7 {
            let child = CALayer()
            child.frame = CGRect(x: CGFloat(index) * 5.3, y: 0, width: 5.3, height: 20)
            child.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5)
            layer.addSublayer(child)
        }
        let picture = Picture(stage)
        #expect((21..<57).allSatisfy { picture[$0, 30] == picture[25, 30] })
    }
}
