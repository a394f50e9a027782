import Foundation

/// The lengths of a path's pieces, for finding the part between two distances along the path.
package struct PathMeasure {
    private struct Piece {
        var p0, c1, c2, p1: CGPoint
        var isLine: Bool
        var start: CGFloat
        var length: CGFloat
        /// The cumulative lengths at equal parameter steps of a curve; empty if they are computed on demand.
        var table: Range<Int>
    }

    /// The pieces of one subpath, and where along the path it lies.
    package struct Subpath {
        fileprivate var pieces: Range<Int>
        package var start: CGFloat
        package var length: CGFloat
        package var isClosed: Bool
    }

    private var pieces: [Piece] = []
    private var table: [CGFloat] = []
    /// The number of lengths that are kept, enough for ten thousand curves and more.
    private static let tableLimit = 1_000_000
    package private(set) var subpaths: [Subpath] = []
    /// The total length of all subpaths, in points.
    package private(set) var length: CGFloat = 0

    package init(_ elements: PathElements) {
        var start = CGPoint.zero
        var from = CGPoint.zero
        var isOpen = false
        elements.forEach { element in
            if case .move(let p) = element {
                (start, from, isOpen) = (p, p, false)
                return
            }
            if !isOpen {
                subpaths.append(
                    Subpath(pieces: pieces.count..<pieces.count, start: length, length: 0, isClosed: false))
                isOpen = true
            }
            switch element {
            case .move: break
            case .line(let p):
                add(from, from, p, p, isLine: true)
                from = p
            case .quad(let c, let p):
                let c1 = Bezier.mix(from, c, 2 / 3)
                add(from, c1, Bezier.mix(p, c, 2 / 3), p, isLine: false)
                from = p
            case .curve(let c1, let c2, let p):
                add(from, c1, c2, p, isLine: false)
                from = p
            case .close:
                if from != start { add(from, from, start, start, isLine: true) }
                subpaths[subpaths.count - 1].isClosed = true
                (from, isOpen) = (start, false)
            }
        }
    }

    private mutating func add(_ p0: CGPoint, _ c1: CGPoint, _ c2: CGPoint, _ p1: CGPoint, isLine: Bool) {
        let first = table.count
        var total: CGFloat = 0
        if isLine {
            total = PathMeasure.distance(p0, p1)
        } else {
            let isKept = first < PathMeasure.tableLimit
            PathMeasure.forEachLength(p0, c1, c2, p1) {
                total = $0
                if isKept { table.append(total) }
            }
        }
        pieces.append(
            Piece(
                p0: p0, c1: c1, c2: c2, p1: p1, isLine: isLine, start: length, length: total,
                table: first..<table.count))
        length += total
        let last = subpaths.count - 1
        subpaths[last].pieces = subpaths[last].pieces.lowerBound..<pieces.count
        subpaths[last].length = length - subpaths[last].start
    }

    /// Calls `body` with the length of a curve up to each of its steps.
    private static func forEachLength(
        _ p0: CGPoint, _ c1: CGPoint, _ c2: CGPoint, _ p1: CGPoint, _ body: (CGFloat) -> Void
    ) {
        let steps = max(Bezier.stepCount(p0, c1, c2, p1, tolerance: 0.01), 4)
        var total: CGFloat = 0
        var last = p0
        for k in 1...steps {
            let p = Bezier.point(p0, c1, c2, p1, at: CGFloat(k) / CGFloat(steps))
            total += PathMeasure.distance(last, p)
            body(total)
            last = p
        }
    }

    private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        return (dx * dx + dy * dy).squareRoot()
    }

    /// Appends the part of a subpath between two lengths; `from` == `to` appends a dot with the path's direction.
    package func append(from: CGFloat, to: CGFloat, of subpath: Subpath, to output: inout PathElements) {
        var needsMove = true
        var i = firstPiece(endingAfter: from, in: subpath.pieces)
        while i < subpath.pieces.upperBound, pieces[i].start <= to {
            let piece = pieces[i]
            i += 1
            let a = parameter(of: from - piece.start, in: piece)
            let b = parameter(of: to - piece.start, in: piece)
            guard a < b || (from == to && needsMove) else { continue }
            if piece.isLine {
                if needsMove { output.move(to: Bezier.mix(piece.p0, piece.p1, a)) }
                output.line(to: b == 1 ? piece.p1 : Bezier.mix(piece.p0, piece.p1, b))
            } else {
                let part = PathMeasure.part(piece, from: a, to: b)
                if needsMove { output.move(to: part.p0) }
                output.curve(to: part.p1, control1: part.c1, control2: part.c2)
            }
            needsMove = false
            if from == to { return }
        }
    }

    private func firstPiece(endingAfter s: CGFloat, in range: Range<Int>) -> Int {
        range.partitioningIndex { !(pieces[$0].start + pieces[$0].length < s) }
    }

    private func parameter(of s: CGFloat, in piece: Piece) -> CGFloat {
        guard s > 0 else { return 0 }
        guard s < piece.length else { return 1 }
        guard !piece.isLine else { return s / piece.length }
        guard piece.table.isEmpty else { return PathMeasure.parameter(of: s, in: table[piece.table]) }
        var lengths: [CGFloat] = []
        PathMeasure.forEachLength(piece.p0, piece.c1, piece.c2, piece.p1) { lengths.append($0) }
        return PathMeasure.parameter(of: s, in: lengths[...])
    }

    /// Returns the parameter, 0…1, at which the curve has length `s`.
    private static func parameter(of s: CGFloat, in lengths: ArraySlice<CGFloat>) -> CGFloat {
        let index = lengths.dropLast().partitioningIndex { !($0 < s) }
        let before = index == lengths.startIndex ? 0 : lengths[index - 1]
        let step = lengths[index] - before
        let fraction = step > 0 ? (s - before) / step : 0
        return (CGFloat(index - lengths.startIndex) + fraction) / CGFloat(lengths.count)
    }

    /// Returns the part of a cubic between two parameters, by splitting it twice (de Casteljau).
    private static func part(
        _ q: Piece, from a: CGFloat, to b: CGFloat
    ) -> (p0: CGPoint, c1: CGPoint, c2: CGPoint, p1: CGPoint) {
        func split(
            _ p: (CGPoint, CGPoint, CGPoint, CGPoint), _ t: CGFloat
        ) -> (left: (CGPoint, CGPoint, CGPoint, CGPoint), right: (CGPoint, CGPoint, CGPoint, CGPoint)) {
            let (d, e, f) = (Bezier.mix(p.0, p.1, t), Bezier.mix(p.1, p.2, t), Bezier.mix(p.2, p.3, t))
            let (g, h) = (Bezier.mix(d, e, t), Bezier.mix(e, f, t))
            let m = Bezier.mix(g, h, t)
            return ((p.0, d, g, m), (m, h, f, p.3))
        }
        var whole = (q.p0, q.c1, q.c2, q.p1)
        if b < 1 { whole = split(whole, b).left }
        if a > 0, b > 0 { whole = split(whole, a / b).right }
        return (whole.0, whole.1, whole.2, whole.3)
    }
}
