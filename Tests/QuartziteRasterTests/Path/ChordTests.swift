import CoreGraphics
import Foundation
import Testing

@testable import QuartziteRaster

/// How curves become chords.
///
/// The figures are those of Apple's Core Graphics, measured on the frames of animations that it drew.
struct ChordTests {
    /// Returns the area that a circle covers in a bitmap, in pixels.
    private func coveredArea(ofRadius radius: Double) throws -> Double {
        let size = Int(radius * 2) + 6
        let context = try #require(
            CGContext(
                data: nil, width: size, height: size, bitsPerComponent: 8, bytesPerRow: size * 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        let center = Double(size) / 2
        context.addEllipse(in: CGRect(x: center - radius, y: center - radius, width: 2 * radius, height: 2 * radius))
        context.fillPath()
        let data = try #require(context.data)
        let bytes = UnsafeRawBufferPointer(start: data, count: size * size * 4)
        return stride(from: 3, to: bytes.count, by: 4).reduce(0) { $0 + Double(bytes[$1]) } / 255
    }

    @Test("A circle covers as much as Core Graphics' chords")
    func circle() throws {
        let radius = (try coveredArea(ofRadius: 22.93674) / .pi).squareRoot()
        #expect(abs(radius - 22.9195) < 0.003)
    }

    @Test("A curve is halved only where it bends", arguments: [0.05, 0.01])
    func halves(tolerance: Double) {
        func chords(_ control: CGPoint) -> [CGPoint] {
            var ends: [CGPoint] = []
            Bezier.forEachChord(
                .zero, control, CGPoint(x: 20, y: 0), CGPoint(x: 30, y: 0), tolerance: tolerance
            ) { ends.append($0) }
            return ends
        }
        #expect(chords(CGPoint(x: 10, y: 0)) == [CGPoint(x: 30, y: 0)])
        let bent = chords(CGPoint(x: 0, y: 60))
        let early = bent.filter { $0.x < 8 }.count
        #expect(bent.count > 4 && early > bent.count - early)
        #expect(bent.last == CGPoint(x: 30, y: 0))
    }

    @Test("Chords stay within the tolerance in x and in y")
    func distance() {
        var random = FixedSequence(state: 7)
        for _ in 0..<200 {
            let p = (0..<4).map { _ in CGPoint(x: random.next(upTo: 200), y: random.next(upTo: 200)) }
            var ends = [p[0]]
            Bezier.forEachChord(p[0], p[1], p[2], p[3], tolerance: 0.05) { ends.append($0) }
            for step in 0...400 {
                let point = Bezier.point(p[0], p[1], p[2], p[3], at: Double(step) / 400)
                let nearest = zip(ends, ends.dropFirst()).map { distance(of: point, from: $0, to: $1) }.min()
                #expect((nearest ?? .infinity) <= 0.05 * 2.0.squareRoot())
            }
        }
    }

    /// Numbers of a fixed sequence.
    private struct FixedSequence {
        var state: UInt64
        mutating func next(upTo limit: Double) -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 33) / Double(1 << 31) * limit
        }
    }

    private func distance(of p: CGPoint, from a: CGPoint, to b: CGPoint) -> Double {
        let (x, y) = (b.x - a.x, b.y - a.y)
        let length = x * x + y * y
        let t = length > 0 ? min(max(((p.x - a.x) * x + (p.y - a.y) * y) / length, 0), 1) : 0
        return hypot(p.x - a.x - t * x, p.y - a.y - t * y)
    }
}
