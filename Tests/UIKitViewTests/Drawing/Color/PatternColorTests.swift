import CoreGraphics
import Testing
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite("Pattern colours")
struct PatternColorTests {
    /// Red, green / blue, clear, at one pixel per point.
    private let pattern: UIColor = {
        let bitmap = Bitmap(width: 2, height: 2)
        bitmap.row(0)[0] = 0xffff_0000
        bitmap.row(0)[1] = 0xff00_ff00
        bitmap.row(1)[0] = 0xff00_00ff
        return UIColor(patternImage: UIImage(cgImage: CGImage(bitmap: bitmap)))
    }()

    private func pixels(_ image: UIImage) -> [[UInt32]] {
        guard let bitmap = image.cgImage?.bitmap else { return [] }
        return (0..<bitmap.height).map { y in (0..<bitmap.width).map { bitmap.row(y)[$0] } }
    }

    private func drawn(_ width: Int, _ height: Int, _ body: (CGContext) -> Void) -> [[UInt32]] {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
        return pixels(renderer.image { body($0.cgContext) })
    }

    @Test("A fill repeats the image from the corner of the drawing, whatever the transform")
    func fills() {
        let rows = drawn(4, 3) { context in
            context.translateBy(x: 1, y: 0)
            pattern.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
        }
        #expect(rows[0] == [0, 0xff00_ff00, 0xffff_0000, 0xff00_ff00])
        #expect(rows[1] == [0, 0, 0xff00_00ff, 0])
        #expect(rows[2] == rows[0])
    }

    @Test("The pattern phase shifts the images, and alpha fades them")
    func phase() {
        let rows = drawn(2, 2) { context in
            pattern.withAlphaComponent(0.2).setFill()
            context.setPatternPhase(CGSize(width: 1, height: 0))
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        #expect(rows == [[0x3300_3300, 0x3333_0000], [0, 0x3300_0033]])
    }

    @Test("A view's background pattern starts at the origin of its bounds")
    func background() {
        let screen = TestScreen()
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 4, height: 4))
        view.backgroundColor = pattern
        screen.run { screen.window.addSubview(view) }
        let (first, next) = (screen.pixel(10, 10), screen.pixel(11, 10))
        #expect(first != next && screen.pixel(12, 10) == first && screen.pixel(13, 10) == next)
        screen.run { view.bounds.origin.x = 1 }
        #expect(screen.pixel(10, 10) == next && screen.pixel(11, 10) == first)
        screen.run { view.layer.cornerRadius = 1 }
        #expect(screen.pixel(10, 10) != next && screen.pixel(11, 12) == [255, 0, 0, 255])
    }

    @Test("A pattern colour has no components except alpha")
    func components() {
        var red: CGFloat = 7
        #expect(!pattern.getRed(&red, green: nil, blue: nil, alpha: nil) && red == 7)
        #expect(
            !pattern.getWhite(nil, alpha: nil) && !pattern.getHue(nil, saturation: nil, brightness: nil, alpha: nil))
        #expect(pattern.cgColor.components == [1] && pattern.cgColor.colorSpace?.model == .pattern)
        #expect(pattern == pattern.withAlphaComponent(1) && pattern != pattern.withAlphaComponent(0.5))
        #expect(
            pattern.cgColor.converted(to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil) == nil)
        #expect(UIColor(patternImage: UIImage()).cgColor.alpha == 0)
    }
}
