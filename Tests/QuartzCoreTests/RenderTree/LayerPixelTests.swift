import QuartziteCompositor
@testable import QuartzCore
import TestSupport
import Testing

/// Layers as pixels (layers.md §2–§3).
@Suite struct LayerPixelTests {
    let layer = CALayer()
    let stage: LayerStage

    init() {
        stage = LayerStage(drawing: [layer])
        layer.frame = CGRect(x: 20, y: 20, width: 60, height: 40)
    }

    private func square(_ x: Double, _ y: Double, _ side: Double, _ color: CGColor, in parent: CALayer? = nil) {
        let square = CALayer()
        square.frame = CGRect(x: x, y: y, width: side, height: side)
        square.backgroundColor = color
        (parent ?? layer).addSublayer(square)
    }

    private func picture(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) -> CGImage {
        let bitmap = Bitmap(width: width, height: height)
        for y in 0..<height { for x in 0..<width { bitmap[x, y] = pixel(x, y) } }
        return CGImage(bitmap: bitmap)
    }

    @Test("The border is above all sublayers", .rule("L6")) func border() {
        square(0, 0, 60, .testRed)
        layer.borderWidth = 4
        layer.borderColor = .testBlue
        let picture = Picture(stage)
        #expect(picture[21, 21] == 0xFF00_00FF && picture[40, 40] == 0xFFFF_0000 && picture[50, 70] == 0xFFFF_0000)
    }

    @Test("Group opacity shows no seam between overlapping sublayers", .rule("L7"))
    func groupOpacity() {
        square(0, 0, 30, .testRed)
        square(20, 0, 30, .testRed)
        layer.opacity = 0.5
        let group = Picture(stage)
        #expect((20..<70).allSatisfy { group[$0, 25] == group[20, 25] } && abs(group.alpha(30, 25) - 128) <= 1)
        layer.allowsGroupOpacity = false
        let parts = Picture(stage)
        #expect(abs(parts.alpha(30, 25) - 128) <= 1 && abs(parts.alpha(45, 25) - 191) <= 1)
    }

    @Test("Corners always round the background, and the contents only if the layer masks to its bounds", .rule("L8"))
    func corners() {
        layer.backgroundColor = .testRed
        layer.cornerRadius = 20
        #expect(Picture(stage)[20, 20] == 0)
        layer.contents = picture(6, 4) { _, _ in 0xFF00_00FF }
        #expect(Picture(stage)[20, 20] == 0xFF00_00FF)
        layer.masksToBounds = true
        #expect(Picture(stage)[20, 20] == 0 && Picture(stage)[50, 40] == 0xFF00_00FF)
    }

    @Test("Only masked corners are rounded in the background, border, clip and shadow", .rule("L8"))
    func maskedCorners() {
        layer.backgroundColor = .testRed
        layer.borderWidth = 3
        layer.cornerRadius = 20
        layer.maskedCorners = [.layerMaxXMinYCorner, .layerMinXMaxYCorner]
        let corners = [(20, 20), (79, 20), (20, 59), (79, 59)]
        func alphas() -> [Int] {
            let picture = Picture(stage)
            return corners.map { picture.alpha($0.0, $0.1) }
        }
        #expect(alphas() == [255, 0, 0, 255])
        square(0, 0, 60, .testBlue)
        layer.masksToBounds = true
        layer.borderWidth = 0
        layer.backgroundColor = nil
        #expect(alphas() == [255, 0, 0, 255])
        layer.masksToBounds = false
        layer.sublayers = nil
        layer.backgroundColor = .testRed
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (1, 0, CGSize(width: 0, height: 39))
        let picture = Picture(stage)
        #expect(picture.alpha(79, 98) == 255 && picture.alpha(20, 98) == 0)
    }

    @Test("A layer that masks to its bounds has no shadow", .rule("L9")) func shadow() {
        layer.backgroundColor = .testRed
        layer.shadowOpacity = 1
        #expect(Picture(stage).box.width > 60)
        layer.masksToBounds = true
        #expect(Picture(stage).box == layer.frame)
    }

    /// A layer that draws ten points from the origin on.
    private final class Bar: CALayer {
        override func draw(in ctx: CGContext) {
            ctx.setFillColor(.testRed)
            ctx.fill(CGRect(x: 0, y: 0, width: 60, height: 10))
        }
    }

    @Test("Under flipped geometry, a layer draws with y up") func flippedDrawing() {
        let bar = Bar()
        bar.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
        layer.addSublayer(bar)
        bar.setNeedsDisplay()
        #expect(Picture(stage).box == CGRect(x: 20, y: 20, width: 60, height: 10))
        bar.isGeometryFlipped = true
        #expect(!bar.contentsAreFlipped())
        bar.setNeedsDisplay()
        #expect(Picture(stage).box == CGRect(x: 20, y: 50, width: 60, height: 10))
    }

    @Test("Masking to the bounds clips the shadow of sublayers, which stays inside") func clippedShadow() {
        square(20, 0, 20, .testGreen)
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (1, 0, CGSize(width: 0, height: 30))
        let free = Picture(stage)
        layer.masksToBounds = true
        let clipped = Picture(stage)
        let frame = layer.frame
        #expect(free.box.maxY > frame.maxY && clipped.box.maxY == frame.maxY)
        #expect(clipped[Int(frame.minX) + 30, Int(frame.maxY) - 2] == 0xFF00_0000)
    }

    @Test("A higher zPosition is in front; equal ones keep the order of siblings", .rule("L10", "L11"))
    func depth() {
        square(0, 0, 20, .testRed)
        square(0, 0, 20, .testGreen)
        square(0, 0, 20, .testBlue)
        #expect(Picture(stage)[30, 30] == 0xFF00_00FF)
        layer.sublayers?[0].zPosition = 1
        #expect(Picture(stage)[30, 30] == 0xFFFF_0000)
        layer.sublayers?[1].zPosition = 1
        #expect(Picture(stage)[30, 30] == 0xFF00_FF00)
    }

    @Test("Centred contents of 40 pixels at scale 2 occupy 20 points, without clipping", .rule("L12")) func center() {
        layer.contents = picture(40, 40) { _, _ in 0xFF00_00FF }
        layer.contentsGravity = .center
        layer.contentsScale = 2
        #expect(Picture(stage).box == CGRect(x: 40, y: 30, width: 20, height: 20))
        layer.contentsScale = 0.5
        #expect(Picture(stage).box == CGRect(x: 10, y: 0, width: 80, height: 80))
        layer.masksToBounds = true
        #expect(Picture(stage).box == layer.frame)
    }

    @Test("Each contents gravity places the image correctly", .rule("G11"), .fact("drw-039", "drw-071"))
    func gravities() {
        layer.contents = picture(20, 10) { _, _ in 0xFF00_00FF }
        let places: [(CALayerContentsGravity, CGRect)] = [
            (.resize, CGRect(x: 20, y: 20, width: 60, height: 40)),
            (.resizeAspect, CGRect(x: 20, y: 25, width: 60, height: 30)),
            (.resizeAspectFill, CGRect(x: 10, y: 20, width: 80, height: 40)),
            (.center, CGRect(x: 40, y: 35, width: 20, height: 10)),
            (.top, CGRect(x: 40, y: 50, width: 20, height: 10)), (.bottom, CGRect(x: 40, y: 20, width: 20, height: 10)),
            (.left, CGRect(x: 20, y: 35, width: 20, height: 10)), (.right, CGRect(x: 60, y: 35, width: 20, height: 10)),
            (.topLeft, CGRect(x: 20, y: 50, width: 20, height: 10)),
            (.topRight, CGRect(x: 60, y: 50, width: 20, height: 10)),
            (.bottomLeft, CGRect(x: 20, y: 20, width: 20, height: 10)),
            (.bottomRight, CGRect(x: 60, y: 20, width: 20, height: 10)),
            (.init(rawValue: "sideways"), CGRect(x: 20, y: 20, width: 60, height: 40)),
        ]
        for (gravity, place) in places {
            layer.contentsGravity = gravity
            #expect(Picture(stage).box == place, "\(gravity.rawValue)")
        }
    }

    @Test("contentsRect shows part of the image, and repeats the image's edge outside it") func contentsRect() {
        layer.contents = picture(4, 1) { x, _ in [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF][x] }
        layer.magnificationFilter = .nearest
        layer.contentsRect = CGRect(x: 0.25, y: 0, width: 0.5, height: 1)
        let part = Picture(stage)
        #expect(part[25, 40] == 0xFF00_FF00 && part[75, 40] == 0xFF00_00FF)
        layer.contentsRect = CGRect(x: 0.5, y: 0, width: 1, height: 1)
        let beyond = Picture(stage)
        #expect(beyond[22, 40] == 0xFF00_00FF && beyond[45, 40] == 0xFFFF_FFFF && beyond[78, 40] == 0xFFFF_FFFF)
    }

    @Test("contentsCenter stretches the middle and keeps the corners") func contentsCenter() {
        layer.contents = picture(30, 30) { x, y in
            (x < 10 || x >= 20) && (y < 10 || y >= 20) ? 0xFFFF_0000 : x < 10 || x >= 20 ? 0xFF00_FF00 : 0xFF00_00FF
        }
        layer.magnificationFilter = .nearest
        layer.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
        let picture = Picture(stage)
        #expect(picture[29, 29] == 0xFFFF_0000 && picture[30, 29] == 0xFF00_00FF && picture[29, 30] == 0xFF00_FF00)
        #expect(picture[69, 49] == 0xFF00_00FF && picture[70, 50] == 0xFFFF_0000 && picture[70, 49] == 0xFF00_FF00)
    }

    @Test("Nearest magnification draws flat squares, and linear magnification a gradient", .rule("G10"))
    func magnification() {
        layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
        layer.contents = picture(2, 2) { x, y in x == y ? 0xFF00_0000 : 0xFFFF_FFFF }
        layer.magnificationFilter = .nearest
        let flat = Picture(stage)
        let values = Set((30..<70).flatMap { x in (20..<60).map { flat[x, $0] } })
        #expect(values == [0xFF00_0000, 0xFFFF_FFFF] && flat[49, 39] != flat[50, 39])
        layer.magnificationFilter = .linear
        let slope = Picture(stage)
        #expect(abs(slope.red(50, 25) - 128) < 12 && slope.red(32, 22) == 0 && slope.red(68, 22) == 255)
    }

    @Test("Trilinear contents change smoothly between levels, and the bias blurs them") func trilinear() {
        layer.frame = CGRect(x: 0, y: 0, width: 64, height: 64)
        layer.contents = picture(128, 128) { x, y in x / 2 % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 }
        func contrast(_ side: Double) -> Int {
            layer.bounds.size = CGSize(width: side, height: side)
            let picture = Picture(stage)
            let reds = (28..<36).map { picture.red($0, 32) }
            return (reds.max() ?? 0) - (reds.min() ?? 0)
        }
        layer.minificationFilter = .trilinear
        #expect(contrast(64) == 255)
        #expect(contrast(48) < contrast(62) && contrast(33) < 30)
        layer.minificationFilterBias = 1
        #expect(contrast(64) < 5)
        layer.minificationFilter = .linear
        #expect(contrast(64) == 255)
    }

    @Test("A cross-fade shows half of each image halfway, and nothing of the background") func fade() {
        layer.backgroundColor = .testWhite
        layer.contents = picture(1, 1) { _, _ in 0xFFFF_0000 }
        layer.add(CABasicAnimation("contents", to: picture(1, 1) { _, _ in 0xFF00_00FF }), forKey: nil)
        stage.context.commit()
        let half = Picture(stage, at: 0.5)
        #expect(abs(half.red(50, 40) - 128) <= 1 && half.green(50, 40) <= 1 && abs(half.blue(50, 40) - 128) <= 1)
    }

    @Test("A shadow path determines the shadow; without it, sublayers cast the layer's shadow") func shadowPath() {
        square(0, 0, 10, .testRed)
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (1, 0, CGSize(width: 0, height: 20))
        #expect(Picture(stage).area == 200)
        layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 60, height: 5), transform: nil)
        let picture = Picture(stage)
        #expect(picture.area == 400 && picture[79, 44] == 0xFF00_0000 && picture[79, 45] == 0)
    }
}
