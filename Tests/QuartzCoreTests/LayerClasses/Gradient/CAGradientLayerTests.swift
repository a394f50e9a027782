import QuartziteCompositor
@testable import QuartzCore
import TestSupport
import Testing

/// Gradient layers as pixels (layers.md §8 and facts of topic render_gradient).
@Suite struct CAGradientLayerTests {
    let gradient = CAGradientLayer()
    let stage: LayerStage

    init() {
        stage = LayerStage(drawing: [gradient])
        gradient.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        gradient.colors = [CGColor.testRed, CGColor.testBlue]
    }

    @Test("A new gradient has no colours and goes from top to bottom", .fact("def-006", "def-088")) func defaults() {
        let new = CAGradientLayer()
        #expect(new.colors == nil && new.locations == nil && new.type == .axial)
        #expect(new.startPoint == CGPoint(x: 0.5, y: 0) && new.endPoint == CGPoint(x: 0.5, y: 1))
        #expect(CAGradientLayer.defaultValue(forKey: "type") as? String == "axial")
        #expect(CAGradientLayer.defaultValue(forKey: "startPoint") as? CGPoint == CGPoint(x: 0.5, y: 0))
        #expect(CAGradientLayer.defaultValue(forKey: "colors") == nil)
    }

    @Test(
        "A gradient from red to blue is red at the top, blue at the bottom and (.5, 0, .5) in the middle", .rule("L21"),
        .fact("drw-076")) func axial()
    {
        let picture = Picture(stage)
        #expect(picture.red(50, 0) >= 253 && picture.blue(50, 99) >= 253 && picture.area == 10_000)
        #expect(abs(picture.red(3, 50) - 127) <= 2 && picture.green(3, 50) == 0)
        #expect(abs(picture.blue(97, 50) - 128) <= 2)
        #expect((0..<99).allSatisfy { picture.red(50, $0) >= picture.red(50, $0 + 1) })
    }

    @Test(
        "A gradient with too few colours or locations, or without extent, draws nothing",
        .fact("drw-046", "drw-116", "prp-031"))
    func nothing() {
        let painted: () -> Bool = { Picture(stage).area > 0 }
        gradient.colors = nil
        #expect(!painted())
        gradient.colors = [CGColor.testRed]
        #expect(!painted())
        gradient.colors = [CGColor.testRed, "blue"]
        #expect(!painted())
        gradient.colors = [CGColor.testRed, CGColor.testGreen, CGColor.testBlue]
        gradient.locations = [0, 1]
        #expect(!painted())
        gradient.locations = [0, 0.5, 1, 1.5]
        #expect(painted())
        gradient.locations = nil
        #expect(painted() && gradient.locations == nil)
        gradient.endPoint = gradient.startPoint
        #expect(!painted())
        gradient.endPoint.y = 1
        gradient.type = .radial
        #expect(!painted())
    }

    @Test("A gradient from clear to white to clear is opaque white in the middle and grey around it", .rule("L22"))
    func clear() {
        gradient.colors = [CGColor.testClear, CGColor.testWhite, CGColor.testClear]
        gradient.locations = [0, 0.5, 1]
        let picture = Picture(stage)
        #expect(picture.alpha(50, 49) >= 252 && picture.red(50, 49) >= 248)
        // The straight colour (.5, .5, .5, .5) becomes a quarter when premultiplied.
        #expect(abs(picture.alpha(50, 25) - 129) <= 3 && abs(picture.red(50, 25) - 65) <= 3)
        #expect(picture.alpha(50, 0) <= 3)
    }

    @Test("Locations animate from [0, .05, .1] to [.9, .95, 1]", .rule("L23")) func animatedLocations() {
        gradient.colors = [CGColor.testRed, CGColor.testGreen, CGColor.testBlue]
        gradient.locations = [0.0, 0.05, 0.1]
        gradient.add(CABasicAnimation("locations", from: [0.0, 0.05, 0.1], to: [0.9, 0.95, 1.0]), forKey: nil)
        stage.context.commit()
        for (time, row) in [(0.0, 5), (0.5, 50), (0.999, 95)] {
            let picture = Picture(stage, at: time)
            let greenest = (0..<100).max { picture.green(50, $0) < picture.green(50, $1) } ?? 0
            #expect(abs(greenest - row) <= 1)
            #expect(picture.red(50, max(row - 8, 0)) > 200 || row < 8)
        }
    }

    @Test("Colours animate by element, and arrays of different lengths switch halfway") func animatedColors() {
        gradient.add(
            CABasicAnimation(
                "colors", from: [CGColor.testRed, CGColor.testRed], to: [CGColor.testRed, CGColor.testGreen]),
            forKey: "colors")
        stage.context.commit()
        let half = Picture(stage, at: 0.5)
        #expect(half.red(50, 0) >= 253 && abs(half.red(50, 99) - 128) <= 2 && abs(half.green(50, 99) - 127) <= 2)
        gradient.add(
            CABasicAnimation("colors", to: [CGColor.testGreen, CGColor.testGreen, CGColor.testGreen]),
            forKey: "colors")
        stage.context.commit()
        #expect(Picture(stage, at: 0.4).green(50, 50) == 0 && Picture(stage, at: 0.6).green(50, 50) == 255)
    }

    @Test("Points animate as a whole or by component") func animatedPoints() {
        gradient.add(CABasicAnimation("startPoint.x", from: 0.0, to: 1.0), forKey: "x")
        gradient.add(
            CABasicAnimation("endPoint", from: CGPoint(x: 0.5, y: 1), to: CGPoint(x: 0.5, y: 0)), forKey: "end")
        stage.context.commit()
        // Halfway, both points are at x = .5 and the end is in the middle.
        let half = Picture(stage, at: 0.5)
        #expect(half.blue(10, 51) >= 253 && abs(half.blue(90, 25) - 130) <= 3)
    }

    @Test(
        "A radial gradient reaches parameter 1 at the middle of each edge, and continues beyond", .rule("L24"),
        .fact("drw-113")) func radial()
    {
        gradient.type = .radial
        gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 1)
        gradient.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        let picture = Picture(stage)
        #expect(picture.red(50, 25) >= 247 && picture.blue(99, 25) >= 251 && picture.blue(50, 49) >= 249)
        #expect(abs(picture.red(75, 25) - 127) <= 3 && abs(picture.red(50, 12) - 127) <= 4)
        #expect(picture[1, 1] == 0xFF00_00FF && picture.area == 5000)
    }

    @Test("A conic gradient starts towards the end point and turns from +x to +y") func conic() {
        gradient.type = .conic
        gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 0.5)
        let picture = Picture(stage)
        #expect(picture.red(95, 51) >= 250 && picture.blue(95, 48) >= 250)
        #expect(abs(picture.blue(50, 95) - 64) <= 3 && abs(picture.blue(5, 50) - 128) <= 3)
        #expect(abs(picture.blue(50, 4) - 191) <= 3)
        gradient.endPoint = gradient.startPoint
        let up = Picture(stage)
        #expect(up.red(52, 5) >= 248 && up.blue(47, 5) >= 248)
    }

    @Test("Equal locations make a hard edge, and decreasing locations count as equal") func hardEdges() {
        for locations in [[0.5, 0.5], [0.5, 0.2]] as [[NSNumber]] {
            gradient.locations = locations
            let picture = Picture(stage)
            #expect(picture[50, 48] == 0xFFFF_0000 && picture[50, 51] == 0xFF00_00FF)
        }
    }

    @Test("Locations outside 0...1 lie beyond the ends") func outside() {
        gradient.locations = [-1, 1]
        #expect(abs(Picture(stage).red(50, 0) - 127) <= 2)
        gradient.locations = [-1, -0.5]
        #expect(Picture(stage)[50, 0] == 0xFF00_00FF)
        gradient.locations = [1.5, 2]
        #expect(Picture(stage)[50, 99] == 0xFFFF_0000)
    }

    @Test("The gradient is clipped to the rounded bounds; unmasked corners stay square", .fact("drw-044"))
    func corners() {
        gradient.cornerRadius = 20
        gradient.maskedCorners = [.layerMinXMinYCorner]
        let picture = Picture(stage)
        #expect(picture[0, 0] == 0 && picture.alpha(99, 0) == 255 && picture.alpha(0, 99) == 255)
        let cut: Double = 400 * (1 - .pi / 4)
        #expect(near(picture.area, 10_000 - cut, 2))
    }

    @Test("A gradient is above the background and below contents and sublayers", .fact("drw-021")) func order() {
        gradient.backgroundColor = .testGreen
        gradient.contents = CGImage(bitmap: Bitmap(width: 20, height: 20).filled(0xFFFF_FFFF))
        gradient.contentsGravity = .center
        let child = CALayer()
        child.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        child.backgroundColor = .testGreen
        gradient.addSublayer(child)
        let picture = Picture(stage)
        #expect(picture[50, 50] == 0xFFFF_FFFF && picture[5, 5] == 0xFF00_FF00)
        #expect(picture.green(50, 20) == 0 && picture.red(50, 20) > 0)
    }

    @Test("Gradient properties except the type animate implicitly on screen") func implicit() {
        CATransaction.setDisableActions(false)
        gradient.colors = [CGColor.testGreen, CGColor.testGreen]
        gradient.locations = [0, 0.5]
        gradient.startPoint = .zero
        gradient.endPoint = CGPoint(x: 1, y: 1)
        gradient.type = .radial
        #expect(gradient.animationKeys() == ["colors", "locations", "startPoint", "endPoint"])
        CATransaction.setDisableActions(true)
    }

    @Test("Arbitrary numbers draw within the bounds or nothing") func hostile() {
        let values: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude, 0.5]
        for type in [CAGradientLayerType.axial, .radial, .conic, .init(rawValue: "odd")] {
            gradient.type = type
            for a in values {
                for b in values {
                    gradient.locations = [NSNumber(value: a), NSNumber(value: b)]
                    gradient.startPoint = CGPoint(x: a, y: b)
                    gradient.endPoint = CGPoint(x: b, y: 1)
                    #expect(Picture(stage).area <= 10_000)
                }
            }
        }
    }
}

extension Bitmap {
    /// Sets all pixels and returns the bitmap.
    func filled(_ pixel: UInt32) -> Bitmap {
        clear(pixel)
        return self
    }
}
