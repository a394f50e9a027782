import CoreGraphics
import Foundation
import RasterTestSupport
import TestSupport
import Testing

private let canvas = PixelRect(minX: 0, minY: 0, maxX: 48, maxY: 48)

private func lines(_ points: [CGPoint], closed: Bool = false) -> CGMutablePath {
    let path = CGMutablePath()
    path.addLines(between: points)
    if closed { path.closeSubpath() }
    return path
}

private func stroke(
    _ path: CGPath, _ width: CGFloat, _ cap: CGLineCap = .butt, _ join: CGLineJoin = .miter, limit: CGFloat = 10
) -> CoveragePicture {
    CoveragePicture(
        path.copy(strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: limit), canvas)
}

@Suite("Strokes and dashes")
struct StrokeTests {
    @Test("A butt cap ends at the point, a square cap half a width later, and a round cap in a half circle")
    func caps() {
        let path = lines([CGPoint(x: 10, y: 20), CGPoint(x: 30, y: 20)])
        #expect(abs(stroke(path, 8, .butt).area - 160) < 0.1)
        #expect(abs(stroke(path, 8, .square).area - 224) < 0.1)
        #expect(abs(stroke(path, 8, .round).area - (160 + .pi * 16)) < 1.5)
        #expect(stroke(path, 8, .butt)[31, 20] == 0)
        #expect(stroke(path, 8, .square)[33, 17] == 255)
        #expect(stroke(path, 8, .round)[33, 20] > 200 && stroke(path, 8, .round)[33, 16] == 0)
    }

    @Test("A miter join reaches the corner, a bevel cuts it, a round one is between; past the limit a miter is a bevel")
    func joins() {
        let path = lines([CGPoint(x: 8, y: 36), CGPoint(x: 36, y: 36), CGPoint(x: 36, y: 8)])
        let miter = stroke(path, 8)
        #expect(miter[39, 39] == 255)
        #expect(stroke(path, 8, .butt, .bevel)[38, 38] == 0)
        #expect(stroke(path, 8, .butt, .round)[39, 39] < 20)
        #expect(stroke(path, 8, .butt, .round)[38, 37] == 255)
        #expect(stroke(path, 8, limit: 1.4) == stroke(path, 8, .butt, .bevel))
        #expect(stroke(path, 8, limit: 1.5) == miter)
        #expect(abs(miter.area - (28 * 8 * 2 - 16 + 16)) < 0.2)
    }

    @Test("A curve ends perpendicular to its direction, so the ends of a full circle meet", arguments: [false, true])
    func curvedEnds(clockwise: Bool) {
        let path = CGMutablePath()
        path.addArc(
            center: CGPoint(x: 24.3, y: 24.4), radius: 15, startAngle: 0, endAngle: clockwise ? -2 * .pi : 2 * .pi,
            clockwise: clockwise)
        let picture = stroke(path, 12)
        for x in 35..<45 { #expect(picture[x, 24] > 250, "\(x)") }
        #expect(abs(picture.area - .pi * (21 * 21 - 9 * 9)) < 6)
        let ray = CGMutablePath()
        ray.move(to: CGPoint(x: 4, y: 40))
        ray.addCurve(
            to: CGPoint(x: 40, y: 4), control1: CGPoint(x: 4, y: 40), control2: CGPoint(x: 40, y: 40))
        // The curve ends upwards, so its end is horizontal.
        let end = stroke(ray, 6)
        #expect(end[38, 3] == 0 && end[41, 3] == 0 && end[38, 5] == 255 && end[41, 5] == 255)
    }

    @Test("A subpath of length zero draws its caps, if it has any")
    func dots() {
        let path = lines([CGPoint(x: 20, y: 20), CGPoint(x: 20, y: 20)])
        #expect(stroke(path, 10, .butt).area == 0)
        #expect(stroke(path, 10, .square).area == 100)
        #expect(abs(stroke(path, 10, .round).area - 78.5) < 1.5)
        let lone = CGMutablePath()
        lone.move(to: CGPoint(x: 20, y: 20))
        #expect(stroke(lone, 10, .round).area == 0)
    }

    @Test("A stroke with round joins and caps covers the points within half its width", arguments: [false, true])
    func distance(closed: Bool) {
        var numbers = SeededRandom(seed: 9)
        for round in 0..<12 {
            // The polygons combine sharp corners, short segments and wide lines.
            let points = numbers.polygon(4 + round % 5, within: round % 3 == 0 ? 12 : 30)
                .map { CGPoint(x: $0.x + 9, y: $0.y + 9) }
            let width = CGFloat([3, 8, 15][round % 3])
            let picture = stroke(lines(points, closed: closed), width, .round, .round)
            var wrong = 0
            for y in 0..<48 {
                for x in 0..<48 {
                    let p = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
                    let pairs = zip(points, points.dropFirst() + (closed ? points.prefix(1) : []))
                    let d = pairs.map { distanceToSegment(p, $0, $1) }.min() ?? .infinity
                    // Pixels on the outline are partly covered and prove nothing.
                    if d < width / 2 - 0.8, picture[x, y] < 250 { wrong += 1 }
                    if d > width / 2 + 0.8, picture[x, y] > 5 { wrong += 1 }
                }
            }
            #expect(wrong == 0, "round \(round)")
        }
    }

    private func distanceToSegment(_ p: CGPoint, _ a: CGPoint, _ b: CGPoint) -> CGFloat {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let t = min(max(((p.x - a.x) * dx + (p.y - a.y) * dy) / max(dx * dx + dy * dy, 1e-12), 0), 1)
        let (ex, ey) = (a.x + dx * t - p.x, a.y + dy * t - p.y)
        return (ex * ex + ey * ey).squareRoot()
    }

    @Test("A stroked circle is a ring of the line width, even when the line is wider than the circle")
    func ring() {
        let circle = CGPath(ellipseIn: CGRect(x: 14, y: 14, width: 20, height: 20), transform: nil)
        let thin = stroke(circle, 4)
        #expect(abs(thin.area - .pi * (144 - 64)) < 1.5)
        #expect(thin[24, 24] == 0)
        // A line wider than the circle leaves no hole, nor one where its inner side turns over.
        #expect(abs(stroke(circle, 24).area - .pi * 22 * 22) < 4)
        #expect(stroke(circle, 24)[24, 24] == 255)
    }

    @Test("Nearly straight corners add no points")
    func collinear() {
        let wave = lines((0..<40).map { CGPoint(x: Double($0), y: 20 + 3 * sin(Double($0) / 6)) })
        var count = 0
        wave.copy(strokingWithWidth: 3, lineCap: .butt, lineJoin: .round, miterLimit: 10)
            .forEachElement { _ in count += 1 }
        #expect(count == 81)
    }

    @Test(
        "Dashes have the given lengths, the phase shifts them, and an odd pattern alternates",
        arguments: [0.0, 3, -2, 107])
    func dashes(phase: Double) {
        let line = lines([CGPoint(x: 0, y: 24), CGPoint(x: 40, y: 24)])
        let dashed = line.copy(dashingWithPhase: phase, lengths: [6, 4])
        let picture = stroke(dashed, 2)
        for x in 0..<40 {
            let place = (Double(x) + phase + 110).truncatingRemainder(dividingBy: 10)
            #expect(picture[x, 24] == (place < 6 ? 255 : 0), "column \(x)")
        }
        let odd = stroke(line.copy(dashingWithPhase: 0, lengths: [5]), 2)
        #expect((0..<40).allSatisfy { odd[$0, 24] == ($0 / 5 % 2 == 0 ? 255 : 0) })
    }

    @Test("Dots of an open path begin at its start", arguments: [0, 20, 5])
    func dots(phase: Double) {
        let path = lines([CGPoint(x: 4, y: 24), CGPoint(x: 46, y: 24)])
        let picture = stroke(path.copy(dashingWithPhase: phase, lengths: [0, 20]), 6, .round)
        let middle = phase == 5 ? 19 : 24
        #expect((picture[4, 24] == 255) == (phase != 5))
        #expect(picture[middle, 24] == 255 && picture[14, 24] == 0 && picture[middle + 6, 24] == 0)
    }

    @Test("A dashed rectangle has twelve dashes with a total length of 72 points", .fact("drw-070"))
    func dashedRectangle() {
        let rect = CGPath(rect: CGRect(x: 4, y: 4, width: 40, height: 30), transform: nil)
        let dashed = rect.copy(dashingWithPhase: 0, lengths: [6, 6])
        #expect(abs(dashed.length - 72) < 1e-9)
    }

    @Test("Extremely short dashes are lengthened, and invalid patterns are ignored")
    func hostileDashes() {
        let line = lines([CGPoint(x: 0, y: 0), CGPoint(x: 1e6, y: 0)])
        var count = 0
        line.copy(dashingWithPhase: 0, lengths: [1e-9, 1e-9]).forEachElement { if case .move = $0 { count += 1 } }
        #expect(count > 1000 && count <= 100_001)
        for lengths in [[], [0, 0], [-1, 2], [CGFloat.nan, 1], [CGFloat.infinity]] as [[CGFloat]] {
            #expect(line.copy(dashingWithPhase: 0, lengths: lengths) == line)
        }
        #expect(line.copy(dashingWithPhase: .nan, lengths: [1]) == line)
        #expect(line.copy(strokingWithWidth: .nan, lineCap: .butt, lineJoin: .miter, miterLimit: 10).isEmpty)
        #expect(line.copy(strokingWithWidth: -1, lineCap: .butt, lineJoin: .miter, miterLimit: .nan).isEmpty)
    }

    @Test("The first half of an outline of length 400 has length 200", .rule("L17"))
    func trim() {
        let rect = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
        #expect(rect.length == 400)
        #expect(abs(rect.trimmed(from: 0, to: 0.5).length - 200) < 1e-9)
        #expect(rect.trimmed(from: 0, to: 0.5).currentPoint == CGPoint(x: 100, y: 100))
        #expect(rect.trimmed(from: 0.6, to: 0.6).isEmpty)
        #expect(rect.trimmed(from: 0, to: 1) == rect)
        let circle = CGPath(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100), transform: nil)
        let quarter = circle.trimmed(from: 0.125, to: 0.375)
        #expect(abs(quarter.length - 25 * .pi) < 0.05)
        #expect(abs(quarter.currentPoint.x + 35.36) < 0.02 && abs(quarter.currentPoint.y - 35.36) < 0.02)
    }

    @Test("The interpolation halfway between two circles is the middle circle", .rule("L18"))
    func interpolation() throws {
        let small = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
        let large = CGPath(ellipseIn: CGRect(x: -30, y: -30, width: 60, height: 60), transform: nil)
        let middle = try #require(small.interpolated(to: large, fraction: 0.5))
        #expect(abs(middle.length - 2 * .pi * 20) < 0.05)
        #expect(small.interpolated(to: CGPath(rect: .zero, transform: nil), fraction: 0.5) == nil)
    }
}
