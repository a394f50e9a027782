import QuartziteCompositor
@testable import QuartzCore
import TestSupport
import Testing

/// `cornerCurve` (layers.md §2).
@Suite struct CornerCurveTests {
    private func path(_ width: Double, _ height: Double, _ radius: Double, _ curve: CALayerCornerCurve) -> CGPath {
        CGPath.roundedRect(
            CGRect(x: 0, y: 0, width: width, height: height), radius: radius, corners: .all, curve: curve)
    }

    @Test("Continuous corners extend 1.528665 radii along their sides")
    func extent() {
        let continuous = path(200, 200, 40, .continuous)
        let circular = path(200, 200, 40, .circular)
        // These points are 0.01 inside the edge, on both sides of the start of the corner.
        #expect(continuous.contains(CGPoint(x: 62, y: 0.01)) && !continuous.contains(CGPoint(x: 50, y: 0.01)))
        #expect(circular.contains(CGPoint(x: 41, y: 0.02)))
        let middle = 40 * (1 - 0.5.squareRoot())
        for path in [continuous, circular] {
            #expect(path.contains(CGPoint(x: middle + 0.3, y: middle + 0.3)))
            #expect(!path.contains(CGPoint(x: middle - 0.3, y: middle - 0.3)))
        }
    }

    @Test("Continuous corners are circular if a side is two radii long") func capsule() {
        for (width, height) in [(80.0, 80.0), (300, 80)] {
            let (a, b) = (path(width, height, 40, .continuous), path(width, height, 40, .circular))
            for step in 1..<20 {
                let x = 2 * Double(step)
                func depth(_ path: CGPath) -> Double? {
                    (0..<400).first { path.contains(CGPoint(x: x, y: Double($0) / 10)) }.map { Double($0) / 10 }
                }
                let (first, second) = (depth(a) ?? 99, depth(b) ?? 0)
                #expect(abs(first - second) <= 0.11)
            }
        }
    }

    @Test("Continuous corners are symmetric about their diagonals") func symmetric() {
        let shape = path(100, 100, 30, .continuous)
        var random = SeededRandom(seed: 5)
        for _ in 0..<500 {
            let (x, y) = (random.number(in: 0...100), random.number(in: 0...100))
            let inside = shape.contains(CGPoint(x: x, y: y))
            #expect(shape.contains(CGPoint(x: y, y: x)) == inside)
            #expect(shape.contains(CGPoint(x: 100 - x, y: y)) == inside)
            #expect(shape.contains(CGPoint(x: x, y: 100 - y)) == inside)
        }
    }

    @Test("A layer's background, border and clip use the corner curve") func layer() {
        let layer = CALayer()
        let stage = LayerStage(drawing: [layer])
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.cornerRadius = 30
        layer.borderWidth = 10
        layer.borderColor = .testBlue
        layer.backgroundColor = .testRed
        let circular = Picture(stage)
        layer.cornerCurve = .continuous
        let continuous = Picture(stage)
        #expect(continuous.area < circular.area - 1 && continuous.area > circular.area - 60)
        #expect(continuous.alpha(31, 0) < 255 && circular.alpha(31, 0) == 255)
        #expect(continuous[50, 5] == 0xFF00_00FF && continuous[50, 50] == 0xFFFF_0000)
    }
}
