import Foundation
import Testing

@testable import CoreGraphics

/// Paths with very many curves.
struct LongPathTests {
    private func curves(_ count: Int) -> CGMutablePath {
        let path = CGMutablePath()
        path.move(to: .zero)
        for index in 1...count {
            let x = Double(index % 2) * 300
            path.addCurve(
                to: CGPoint(x: x, y: 0), control1: CGPoint(x: 300 - x, y: 200), control2: CGPoint(x: x, y: 200))
        }
        return path
    }

    @Test("Trimming a path does not depend on how many curves come before") func cuts() {
        let (short, long) = (curves(2), curves(20_000))
        let piece = PathMeasure(short.elements).length / 2
        #expect(abs(long.length - piece * 20_000) < 1e-3)
        func part(_ path: CGPath, from place: Double) -> [CGPoint] {
            path.trimmed(from: place / path.length, to: (place + piece / 3) / path.length).elements.points
        }
        let first = part(short, from: piece / 4)
        let late = part(long, from: piece * 19_998.25)
        #expect(first.count == late.count)
        #expect(zip(first, late).allSatisfy { abs($0.x - $1.x) < 1e-4 && abs($0.y - $1.y) < 1e-4 })
    }

    @Test("A flattened subpath keeps at most as many points as the outline of its stroke can have") func points() {
        var count = 0
        curves(1000).elements.forEachPolyline(tolerance: 0.01, limit: 5000) { count = $0.points.count }
        #expect(count == 5000)
    }

    @Test("The outline of a stroke has at most a million elements") func outline() {
        let outline = curves(40_000).copy(
            strokingWithWidth: 1, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        #expect(outline.elements.verbs.count <= PathElements.countLimit)
    }
}
