import CQuartziteKernels
import Foundation

/// Neighbouring outlines whose pixels touch, at a place whose whole pixels do not matter.
///
/// No other outlines of the path reach the columns and rows of a group, so that its coverage depends on nothing else.
struct OutlineGroup {
    /// What determines the coverage.
    struct Key: Hashable {
        /// The linear transform to pixels, and for each outline its number and its place in 2⁻³⁶ pixels.
        fileprivate(set) var numbers: [Int] = []

        static func == (a: Key, b: Key) -> Bool { a.numbers == b.numbers }

        func hash(into hasher: inout Hasher) {
            var hash = numbers.count
            for number in numbers { hash = (hash ^ number ^ hash >> 29) &* 0x2545_F491_4F6C_DD1D }
            hasher.combine(hash)
        }
    }

    /// An outline, and its origin in pixels from the group's.
    struct Part {
        let outline: SharedOutline
        let x, y: Double
    }

    private(set) var key = Key()
    private(set) var parts: [Part] = []
    /// The linear transform from the outlines' coordinates to pixels.
    let a, b, c, d: Double
    /// The place of the group's origin.
    let x, y: Int
    /// The pixels that the outlines may touch, relative to the origin of the frame.
    private(set) var rect: PixelRect

    /// Rounding to this part of a pixel removes the rounding of earlier sums, and moves no point by 1/256 pixel.
    private static let unit = 0x1p36
    /// The largest side of a group in pixels; larger outlines are seldom, and their coverage needs much memory.
    private static let largestSide = 160

    private init(_ part: PlacedOutlines.Part, rect: PixelRect) {
        (a, b, c, d) = (part.a, part.b, part.c, part.d)
        (x, y) = (Int(part.tx.rounded(.down)), Int(part.ty.rounded(.down)))
        self.rect = rect
        key.numbers.reserveCapacity(7)
        for number in [a, b, c, d] { key.numbers.append(Int(bitPattern: UInt(number.bitPattern))) }
        append(part, rect: rect)
    }

    private mutating func append(_ part: PlacedOutlines.Part, rect: PixelRect) {
        let distance = (
            ((part.tx - Double(x)) * Self.unit).rounded(), ((part.ty - Double(y)) * Self.unit).rounded()
        )
        key.numbers.append(part.outline.number)
        key.numbers.append(Int(distance.0))
        key.numbers.append(Int(distance.1))
        parts.append(Part(outline: part.outline, x: distance.0 / Self.unit, y: distance.1 / Self.unit))
        self.rect = self.rect.union(rect)
    }

    private func hasTransform(of part: PlacedOutlines.Part) -> Bool {
        a == part.a && b == part.b && c == part.c && d == part.d
    }

    /// Returns the groups of outlines that `transform` maps to pixels; nil if they are too large, or if the coverage of
    /// one may depend on others.
    static func groups(of outlines: PlacedOutlines, transform: Projection) -> [OutlineGroup]? {
        guard transform.isAffine, transform.isFinite else { return nil }
        var groups: [OutlineGroup] = []
        groups.reserveCapacity(outlines.parts.count)
        // Outlines follow each other to the right; one that does not begins another line below or above.
        var lines: [PixelRect] = []
        var (left, contours) = (Int.min, 0)
        for part in outlines.parts where !part.outline.isEmpty {
            // Elements of paths have limited coordinates.
            guard part.pixels != nil else { return nil }
            let part = part.mapped(by: transform)
            guard let rect = part.pixels else { return nil }
            contours += part.outline.contourCount
            if rect.minX >= left, let line = lines.last {
                if rect.minX >= line.maxX {
                    left = line.maxX
                    groups.append(OutlineGroup(part, rect: rect))
                } else {
                    guard groups[groups.count - 1].hasTransform(of: part) else { return nil }
                    groups[groups.count - 1].append(part, rect: rect)
                }
                lines[lines.count - 1] = line.union(rect)
            } else {
                left = rect.minX
                groups.append(OutlineGroup(part, rect: rect))
                lines.append(rect)
            }
            let side = groups[groups.count - 1].rect
            guard side.width <= largestSide, side.height <= largestSide else { return nil }
        }
        // A single contour is filled in another way, which rounds differently.
        return contours > 1 && areApart(lines) ? groups : nil
    }

    /// Whether no two lines have rows in common.
    private static func areApart(_ lines: [PixelRect]) -> Bool {
        guard lines.count > 1 else { return true }
        let sorted = lines.sorted { $0.minY < $1.minY }
        return zip(sorted, sorted.dropFirst()).allSatisfy { $0.maxY <= $1.minY }
    }

    /// Returns the coverage relative to the group's origin; nil if it depends on more: on the place of curves whose flatness
    /// roundings decide, or on what else is in the rows of outlines that overlap.
    func coverage(_ rasterizer: PathRasterizer) -> OutlineCoverage? {
        var elements = PathElements()
        var box = PixelRect.empty
        for part in parts {
            guard !part.outline.isAmbiguous(a, b, c, d) else { return nil }
            guard
                let pixels = PlacedOutlines.Part(outline: part.outline, a: a, b: b, c: c, d: d, tx: part.x, ty: part.y)
                    .pixels
            else { return nil }
            box = box.union(pixels)
            elements.append(part.outline.elements) { p in
                CGPoint(x: p.x * a + p.y * c + part.x, y: p.x * b + p.y * d + part.y)
            }
        }
        // With another contour, a single one is filled in the same way as several.
        elements.move(to: .zero)
        elements.line(to: .zero)
        elements.close()
        let mask = CoverageMask(
            path: elements, transform: .identity, rule: .winding, clip: box, rasterizer: rasterizer)
        let windings = rasterizer.windings
        guard windings.lowerBound >= -1, windings.upperBound <= 1, windings != -1...1 else { return nil }
        return OutlineCoverage(mask: mask, direction: windings.lowerBound + windings.upperBound)
    }
}

extension PlacedOutlines.Part {
    /// Returns the outline at its place in pixels.
    fileprivate func mapped(by t: Projection) -> PlacedOutlines.Part {
        PlacedOutlines.Part(
            outline: outline, a: a * t.m11 + b * t.m21, b: a * t.m12 + b * t.m22, c: c * t.m11 + d * t.m21,
            d: c * t.m12 + d * t.m22, tx: tx * t.m11 + ty * t.m21 + t.m31, ty: tx * t.m12 + ty * t.m22 + t.m32)
    }

    /// The pixels that the outline may touch; nil if it is far away.
    fileprivate var pixels: PixelRect? {
        let (low, high) = box
        guard low.x > -1e5, low.y > -1e5, high.x < 1e5, high.y < 1e5, abs(tx) < 1e5, abs(ty) < 1e5 else { return nil }
        // Points are rounded to 1/256 pixel.
        let rounding = 1.0 / 256
        return PixelRect(
            minX: Int((low.x - rounding).rounded(.down)), minY: Int((low.y - rounding).rounded(.down)),
            maxX: Int((high.x + rounding).rounded(.down)) + 1, maxY: Int((high.y + rounding).rounded(.down)) + 1)
    }
}

extension SharedOutline {
    /// Whether roundings decide how curves are divided under a linear transform.
    fileprivate func isAmbiguous(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Bool {
        let matrix: [9 of Double] = [a, b, 0, c, d, 0, 0, 0, 1]
        return matrix.span.withUnsafeBufferPointer { matrix in
            elements.verbs.withUnsafeBytes { verbs in
                elements.points.withUnsafeBytes { points in
                    guard let m = matrix.baseAddress, let xy = points.baseAddress, let v = verbs.baseAddress
                    else { return false }
                    return qz_coverage_is_ambiguous(
                        v.assumingMemoryBound(to: UInt8.self), Int32(verbs.count),
                        xy.assumingMemoryBound(to: Double.self), m) != 0
                }
            }
        }
    }
}
