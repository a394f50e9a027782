@testable import QuartzCore
import TestSupport
import Testing

/// Facts of topics render_layer and render_corners_borders; rows of the bitmap are counted from the top.
@Suite struct RenderInContextTests {
    let layer = CALayer()
    private let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    private let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)

    init() {
        CATransaction.flush()
        layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    }

    private func context() throws -> CGContext {
        try #require(
            CGContext(
                data: nil, width: 100, height: 100, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    }

    private func rendered(_ prepare: (CGContext) -> Void = { _ in }) throws -> Bitmap {
        let context = try context()
        prepare(context)
        layer.render(in: context)
        return context.bitmap
    }

    private func paintedBox(_ bitmap: Bitmap) -> CGRect {
        var box = CGRect.null
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width where bitmap[x, y] != 0 {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box
    }

    private func square(_ x: Double, _ y: Double, _ side: Double, _ color: CGColor) -> CALayer {
        let square = CALayer()
        square.frame = CGRect(x: x, y: y, width: side, height: side)
        square.backgroundColor = color
        return square
    }

    @Test("Drawing ignores the layer's own position but not its sublayers' positions", .fact("drw-103", "drw-110"))
    func place()
        throws
    {
        layer.backgroundColor = red
        layer.transform = CATransform3DMakeTranslation(30, 0, 0)
        #expect(try paintedBox(rendered()) == CGRect(x: 0, y: 60, width: 30, height: 40))
        layer.backgroundColor = nil
        layer.addSublayer(square(10, 5, 20, blue))
        #expect(try paintedBox(rendered()) == CGRect(x: 10, y: 75, width: 20, height: 20))
        layer.sublayerTransform = CATransform3DMakeTranslation(30, 0, 0)
        #expect(try paintedBox(rendered()).origin == CGPoint(x: 40, y: 75))
    }

    @Test("Drawing applies opacity and omits hidden layers", .fact("drw-012", "drw-088")) func opacity() throws {
        layer.backgroundColor = red
        layer.opacity = 0.5
        #expect(try rendered()[5, 70] == 0x8080_0000)
        layer.opacity = 0
        #expect(try paintedBox(rendered()).isNull)
        layer.opacity = 1
        layer.isHidden = true
        #expect(try paintedBox(rendered()).isNull)
    }

    @Test("Drawing keeps the order of sublayers", .fact("drw-048", "drw-109", "drw-114")) func sublayers() throws {
        let (lower, upper) = (square(5, 5, 10, red), square(5, 5, 10, blue))
        layer.addSublayer(lower)
        layer.addSublayer(upper)
        #expect(try rendered()[8, 91] == 0xFF00_00FF)
        upper.isHidden = true
        #expect(try rendered()[8, 91] == 0xFFFF_0000)
    }

    @Test("Drawing uses the context's transform, clip, alpha and existing pixels") func graphicsState() throws {
        layer.backgroundColor = red
        let bitmap = try rendered {
            $0.setFillColor(blue)
            $0.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
            $0.translateBy(x: 20, y: 10)
            $0.scaleBy(x: 0.5, y: 2)
            $0.clip(to: CGRect(x: 10, y: 0, width: 100, height: 100))
            $0.setAlpha(0.5)
        }
        #expect(bitmap[24, 50] == 0xFF00_00FF)
        #expect(bitmap[25, 50] == 0xFF80_007F)
        #expect(bitmap[34, 89] == 0xFF80_007F && bitmap[35, 89] == 0xFF00_00FF && bitmap[34, 90] == 0xFF00_00FF)
    }

    @Test("Drawing shows model values, not animations") func animations() throws {
        let stage = LayerStage(layer)
        layer.backgroundColor = red
        layer.addSublayer(square(0, 0, 10, blue))
        layer.add(CABasicAnimation("opacity", from: 0, to: 0, duration: 100), forKey: nil)
        layer.sublayers?[0].add(CABasicAnimation("hidden", from: true, to: true, duration: 100), forKey: nil)
        stage.context.commit()
        #expect(try rendered()[5, 95] == 0xFF00_00FF)
    }

    @Test("Drawing performs pending layout and display", .fact("drw-006")) func due() throws {
        final class Brush: CALayerDelegate {
            func draw(_ layer: CALayer, in ctx: CGContext) {
                ctx.setFillColor(CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1))
                ctx.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            }
            func layoutSublayers(of layer: CALayer) { layer.sublayers?[0].frame.origin.x = 20 }
        }
        let brush = Brush()
        layer.delegate = brush
        layer.layoutIfNeeded()
        #expect(try paintedBox(rendered()).isNull)
        layer.setNeedsDisplay()
        layer.addSublayer(square(0, 0, 5, red))
        let bitmap = try rendered()
        #expect(bitmap[5, 95] == 0xFF00_FF00 && bitmap[22, 97] == 0xFFFF_0000)
    }

    @Test(
        "Drawing cuts the corners and keeps borders inside the bounds",
        .fact("drw-040", "drw-080", "drw-090", "drw-098")) func corners()
        throws
    {
        layer.borderWidth = 5
        layer.borderColor = blue
        #expect(try rendered()[15, 80] == 0 && rendered()[2, 80] == 0xFF00_00FF)
        layer.backgroundColor = red
        layer.cornerRadius = 10
        let bitmap = try rendered()
        #expect(bitmap[0, 99] == 0 && bitmap[2, 80] == 0xFF00_00FF && bitmap[15, 80] == 0xFFFF_0000)
    }

    @Test(
        "Drawing leaves out the position and transform of a sublayer whose transform is not affine",
        arguments: [
            CATransform3DMakeRotation(1, 0, 1, 0), CATransform3DMakeRotation(.pi, 0, 1, 0),
            CATransform3DMakeTranslation(0, 0, 5), CATransform3DMakeScale(2, 2, 2),
        ])
    func notAffine(_ transform: CATransform3D) throws {
        let child = square(10, 5, 20, blue)
        child.addSublayer(square(14, 16, 2, red))
        child.transform = transform
        layer.addSublayer(child)
        let bitmap = try rendered()
        // The anchor point is at the superlayer's origin.
        #expect(paintedBox(bitmap) == CGRect(x: 0, y: 90, width: 10, height: 10))
        #expect(bitmap[4, 93] == 0xFFFF_0000 && bitmap[3, 93] == 0xFF00_00FF)
        child.isDoubleSided = false
        child.isGeometryFlipped = true
        #expect(try rendered()[4, 93] == 0xFF00_00FF)
        child.transform = CATransform3DMakeScale(0.5, 0.5, 1)
        #expect(try paintedBox(rendered()) == CGRect(x: 15, y: 80, width: 10, height: 10))
    }

    @Test("Drawing keeps the position of a sublayer that a whole turn in space leaves as it is")
    func wholeTurn() throws {
        let child = square(10, 5, 20, blue)
        child.transform = CATransform3DMakeRotation(2 * .pi, 1, 0, 0)
        #expect(!CATransform3DIsAffine(child.transform))
        layer.addSublayer(child)
        #expect(try paintedBox(rendered()) == CGRect(x: 10, y: 75, width: 20, height: 20))
    }

    @Test("A presentation's drawing leaves out transforms that are not affine, and the screen shows them")
    func notAffineShown() throws {
        let stage = LayerStage(layer)
        let child = square(10, 5, 20, blue)
        child.transform = CATransform3DMakeScale(0.5, 0.5, 2)
        layer.addSublayer(child)
        stage.context.commit()
        let context = try context()
        layer.presentation()?.render(in: context)
        #expect(paintedBox(context.bitmap) == CGRect(x: 0, y: 90, width: 10, height: 10))
        let screen = try self.context()
        layer.renderShown(in: screen, asCommitted: true)
        #expect(paintedBox(screen.bitmap) == CGRect(x: 15, y: 80, width: 10, height: 10))
    }
}
