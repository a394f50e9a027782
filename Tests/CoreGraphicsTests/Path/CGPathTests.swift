import CoreGraphics
import Foundation
import RasterTestSupport
import TestSupport
import Testing

@Suite("CGPath")
struct CGPathTests {
    private func elements(_ path: CGPath) -> [PathElement] {
        var result: [PathElement] = []
        path.forEachElement { result.append($0) }
        return result
    }

    @Test("A rectangle starts at its origin and proceeds towards +x")
    func rectangle() {
        let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
        #expect(
            elements(path) == [
                .move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 4, y: 2)), .line(CGPoint(x: 4, y: 6)),
                .line(CGPoint(x: 1, y: 6)), .close,
            ])
        var rect = CGRect.zero
        #expect(path.isRect(&rect) && rect == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
    }

    @Test("An ellipse starts at the rightmost point, proceeds towards +y and has four cubics with exact endpoints")
    func ellipse() {
        let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 10), transform: nil)
        let list = elements(path)
        #expect(list.first == .move(CGPoint(x: 20, y: 5)))
        #expect(list.count == 6 && list.last == .close)
        guard case .curve(let c1, _, let p) = list[1] else { Issue.record("no curve"); return }
        #expect(p == CGPoint(x: 10, y: 10))
        #expect(c1.x == 20 && abs(c1.y - (5 + 5 * 0.5522847)) < 1e-6)
        #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 20, height: 10))
    }

    @Test("The length of a circle of radius 50 is 314.16", .rule("G5"))
    func circleLength() {
        let path = CGPath(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100), transform: nil)
        #expect(abs(path.length - 314.16) < 0.1)
    }

    @Test("A closed wave of half-point lines fills the area below it", .rule("G6"))
    func wave() {
        let path = CGMutablePath()
        path.move(to: .zero)
        for i in 0...800 {
            let x = Double(i) / 2
            path.addLine(to: CGPoint(x: x, y: 5 * sin(x * 8 * .pi / 400)))
        }
        path.addLine(to: CGPoint(x: 400, y: 40))
        path.addLine(to: CGPoint(x: 0, y: 40))
        path.closeSubpath()
        let picture = CoveragePicture(path, PixelRect(minX: 0, minY: -8, maxX: 400, maxY: 48))
        // The wave has four whole periods, whose areas above and below zero cancel out.
        #expect(abs(picture.area - 400 * 40) < 8)
        #expect(picture[25, 3] == 0 && picture[25, 6] == 255 && picture[75, -4] == 255 && picture[75, -6] == 0)
        #expect(path.contains(CGPoint(x: 200, y: 20)) && !path.contains(CGPoint(x: 25, y: 3)))
    }

    @Test("A quadratic curve and the cubic that it is promoted to are the same curve", .rule("G7"))
    func promotion() throws {
        let quad = CGMutablePath()
        quad.move(to: CGPoint(x: 3, y: 30))
        quad.addQuadCurve(to: CGPoint(x: 37, y: 30), control: CGPoint(x: 20, y: 2))
        let cubic = CGMutablePath()
        cubic.move(to: CGPoint(x: 3, y: 30))
        cubic.addCurve(
            to: CGPoint(x: 37, y: 30), control1: CGPoint(x: 3 + 34.0 / 3, y: 30 - 56.0 / 3),
            control2: CGPoint(x: 37 - 34.0 / 3, y: 30 - 56.0 / 3))
        let between = try #require(quad.interpolated(to: cubic, fraction: 0.5))
        let canvas = PixelRect(minX: 0, minY: 0, maxX: 40, maxY: 40)
        let expected = CoveragePicture(quad, canvas)
        #expect(CoveragePicture(cubic, canvas).worstDifference(expected) <= 6)
        #expect(CoveragePicture(between, canvas).worstDifference(expected) <= 6)
        #expect(abs(quad.length - cubic.length) < 0.02)
        #expect(quad.boundingBoxOfPath.minY == 16)
        #expect(quad.boundingBox.minY == 2)
    }

    @Test("A clockwise arc decreases its angle, and an arc spans at most one full turn")
    func arcs() {
        func box(_ start: CGFloat, _ end: CGFloat, _ clockwise: Bool) -> CGRect {
            let path = CGMutablePath()
            path.addArc(center: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
            return path.boundingBoxOfPath
        }
        #expect(box(0, .pi, false) == CGRect(x: -10, y: 0, width: 20, height: 10))
        #expect(box(0, .pi, true) == CGRect(x: -10, y: -10, width: 20, height: 10))
        #expect(box(0, .pi / 2, true) == CGRect(x: -10, y: -10, width: 20, height: 20))
        #expect(box(-.pi / 2, 3 * .pi / 2, false) == CGRect(x: -10, y: -10, width: 20, height: 20))
        #expect(box(0, 20, false) == CGRect(x: -10, y: -10, width: 20, height: 20))
        for start: CGFloat in [0, -.pi / 6, 1] {
            for turn: CGFloat in [2 * .pi, 4 * .pi] {
                let (back, forth) = (box(start, start + turn, true), box(start + turn, start, false))
                #expect(back.height > 19.99 && forth.width > 19.99)
            }
        }
        #expect(box(1, 1, true).isEmpty && box(1, 1, false).isEmpty)
        let relative = CGMutablePath()
        relative.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: -.pi / 2)
        #expect(relative.currentPoint == CGPoint(x: 0, y: -10))
        let third = CGMutablePath()
        third.addArc(center: .zero, radius: 30, startAngle: 0.3, endAngle: 2.4, clockwise: false)
        #expect(abs(third.length - 63) < 0.02)
    }

    @Test("An arc between two tangents touches both and has the given radius")
    func tangentArc() {
        for corner in [CGPoint(x: 40, y: 0), CGPoint(x: 60, y: 10), CGPoint(x: 30, y: -20)] {
            let path = CGMutablePath()
            path.move(to: .zero)
            path.addArc(tangent1End: corner, tangent2End: CGPoint(x: 40, y: 50), radius: 8)
            let (a, b) = (corner, CGPoint(x: 40 - corner.x, y: 50 - corner.y))
            let turn = abs(atan2(a.x * b.y - a.y * b.x, a.x * b.x + a.y * b.y))
            let straight = (a.x * a.x + a.y * a.y).squareRoot() - 8 * tan(turn / 2)
            #expect(abs(path.length - (straight + 8 * turn)) < 0.02)
        }
        let none = CGMutablePath()
        none.move(to: .zero)
        none.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 5)
        #expect(elements(none) == [.move(.zero), .line(CGPoint(x: 10, y: 0))])
    }

    @Test("Elements without a current point and nonfinite ones are ignored; far points are clamped")
    func hostileElements() {
        let path = CGMutablePath()
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.closeSubpath()
        #expect(path.isEmpty && path.boundingBox.isNull && path.currentPoint == .zero)
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: CGFloat.nan, y: 0))
        path.addCurve(to: .zero, control1: CGPoint(x: CGFloat.infinity, y: 0), control2: .zero)
        path.addArc(center: .zero, radius: .nan, startAngle: 0, endAngle: 1, clockwise: false)
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 1e300, y: -5))
        #expect(path.currentPoint == CGPoint(x: 1e6, y: -5))
    }

    @Test("Paths with equal elements are equal, and copies are independent")
    func equality() throws {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
        let copy = try #require(path.copy())
        #expect(copy == path && copy.hashValue == path.hashValue)
        path.addLine(to: CGPoint(x: 9, y: 9))
        #expect(copy != path)
        var move = CGAffineTransform(translationX: 3, y: 0)
        #expect(copy.copy(using: &move) == CGPath(rect: CGRect(x: 3, y: 0, width: 5, height: 5), transform: nil))
    }

    @Test("applyWithBlock passes Apple's element types and points")
    func apply() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 1))
        path.addQuadCurve(to: CGPoint(x: 2, y: 2), control: CGPoint(x: 3, y: 3))
        path.closeSubpath()
        var seen: [CGPathElementType] = []
        var ends: [CGPoint] = []
        path.applyWithBlock { element in
            seen.append(element.pointee.type)
            if element.pointee.type == .addQuadCurveToPoint {
                ends = [element.pointee.points[0], element.pointee.points[1]]
            }
        }
        #expect(seen == [.moveToPoint, .addQuadCurveToPoint, .closeSubpath])
        #expect(ends == [CGPoint(x: 3, y: 3), CGPoint(x: 2, y: 2)])
    }

    @Test("contains(_:) agrees with pixels drawn without antialiasing", arguments: [CGPathFillRule.winding, .evenOdd])
    func contains(rule: CGPathFillRule) {
        var numbers = SeededRandom(seed: 21)
        let canvas = PixelRect(minX: 0, minY: 0, maxX: 24, maxY: 24)
        for _ in 0..<5 {
            let path = CGPath.polygons([numbers.polygon(7, within: 24), numbers.polygon(4, within: 24)])
            let picture = CoveragePicture(path, canvas, rule: rule, antialias: false)
            var wrong = 0
            for y in 0..<24 {
                for x in 0..<24 {
                    let inside = path.contains(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5), using: rule)
                    if inside != (picture[x, y] == 255) { wrong += 1 }
                    #expect(picture[x, y] == 0 || picture[x, y] == 255)
                }
            }
            // A pixel centre that lies on an edge within rounding can be on either side.
            #expect(wrong <= 2)
        }
    }
}
