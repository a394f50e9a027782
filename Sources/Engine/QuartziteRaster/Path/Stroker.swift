import Foundation

/// Converts lines to the outline of their stroke, to be filled with the nonzero rule.
///
/// The outline follows each side of a subpath forwards at half a line width. It adds the join on the outside of a
/// corner and passes through the corner itself on the inside. The outline is thus the sum of every segment's rectangle
/// and every join's wedge, all with the same orientation, so that no part cancels another, however tight the corner.
package struct Stroker: ~Copyable {
    private let half: CGFloat
    private let cap: LineCap
    private let join: LineJoin
    /// The square of the miter limit.
    private let miterLimit2: CGFloat
    private let tolerance: CGFloat
    private var output = PathElements()
    /// The pending lines, not yet added to the output.
    private var lines = ScratchArray<CGPoint>()
    private var segments = ScratchArray<Segment>()
    /// The corners before each segment; the first is unused in an open line.
    private var corners = ScratchArray<Corner>()
    private var isAtStart = true

    /// How the ends of open subpaths look.
    package enum LineCap: Sendable { case butt, round, square }
    /// How corners look.
    package enum LineJoin: Sendable { case miter, round, bevel }

    // Not private, because the modules that own a stroker also destroy its arrays.
    package struct Segment {
        /// The unit vector along the segment.
        var direction: CGPoint
        var length: CGFloat
    }

    /// The corner of two segments, as seen forwards; backwards, `cross` and `meeting` have the opposite signs.
    package struct Corner {
        var cross: CGFloat
        var cosine: CGFloat
        /// Where the two offset lines meet, from the corner, in half widths.
        var meeting: CGPoint
        /// The length of the shorter segment.
        var shortest: CGFloat
    }

    /// Creates a stroker; `tolerance` is the error, in points, allowed when curves and slight corners are simplified.
    package init(width: CGFloat, cap: LineCap, join: LineJoin, miterLimit: CGFloat, tolerance: CGFloat) {
        half = width / 2
        self.cap = cap
        self.join = join
        let limit = max(miterLimit, 1)
        miterLimit2 = limit * limit
        self.tolerance = tolerance
    }

    /// Returns the outline; empty unless the width is positive and finite.
    package mutating func outline(of path: PathElements) -> PathElements {
        output = PathElements()
        guard half > 0, half.isFinite else { return output }
        // Only an initial capacity; elements past a path's limit are dropped.
        let capacity = min(path.points.count * 2 + 8, 65_536)
        output.reserve(capacity)
        path.forEachPolyline(tolerance: tolerance, limit: PathElements.countLimit) { add($0) }
        return output
    }

    private mutating func add(_ line: Polyline) {
        guard line.hasSegments, output.verbs.count < PathElements.countLimit else { return }
        guard line.points.count > 1 else { return addDot(line.points[0]) }
        line.points.withUnsafeBufferPointer { points in
            line.isSmooth.withUnsafeBufferPointer { isSmooth in
                measure(points, isClosed: line.isClosed)
                add(PolylinePoints(points: points, isSmooth: isSmooth), of: line)
            }
        }
    }

    private mutating func add(_ ends: PolylinePoints, of line: Polyline) {
        let count = ends.points.count
        isAtStart = true
        if line.isClosed {
            for i in 0..<count { turn(at: i, of: ends, backwards: false) }
            close()
            isAtStart = true
            for i in stride(from: count - 1, through: 0, by: -1) { turn(at: i, of: ends, backwards: true) }
        } else {
            for i in 1..<count - 1 { turn(at: i, of: ends, backwards: false) }
            addCap(at: ends.points[count - 1], line.endDirection ?? segments[count - 2].direction)
            for i in stride(from: count - 2, to: 0, by: -1) { turn(at: i, of: ends, backwards: true) }
            addCap(at: ends.points[0], Stroker.negated(line.startDirection ?? segments[0].direction))
        }
        close()
    }

    /// Measures the segments between the points, and the corners between the segments.
    private mutating func measure(_ points: UnsafeBufferPointer<CGPoint>, isClosed: Bool) {
        let count = points.count
        let segmentCount = isClosed ? count : count - 1
        segments.resize(segmentCount)
        corners.resize(segmentCount)
        for i in 0..<segmentCount {
            let (a, b) = (points[i], points[i + 1 == count ? 0 : i + 1])
            let (dx, dy) = (b.x - a.x, b.y - a.y)
            let length = (dx * dx + dy * dy).squareRoot()
            // Two distinct points can be too close for their distance to be above 0.
            let direction = length > 0 ? CGPoint(x: dx / length, y: dy / length) : CGPoint(x: 1, y: 0)
            segments[i] = Segment(direction: direction, length: length)
        }
        var before = segments[segmentCount - 1]
        for i in 0..<segmentCount {
            let after = segments[i]
            let (a, b) = (before.direction, after.direction)
            let cosine: CGFloat = a.x * b.x + a.y * b.y
            let meeting = CGPoint(x: (a.y + b.y) / (1 + cosine), y: (-a.x - b.x) / (1 + cosine))
            let shortest: CGFloat = min(before.length, after.length)
            let cross: CGFloat = a.x * b.y - a.y * b.x
            corners[i] = Corner(cross: cross, cosine: cosine, meeting: meeting, shortest: shortest)
            before = after
        }
    }

    /// Adds a subpath without length, which shows only its two caps.
    private mutating func addDot(_ p: CGPoint) {
        let box = CGRect(x: p.x - half, y: p.y - half, width: 2 * half, height: 2 * half)
        switch cap {
        case .butt: break
        case .round: output.addEllipse(in: box) { $0 }
        case .square: output.addRect(box) { $0 }
        }
    }

    // MARK: Corners

    /// The points of a line; `isSmooth` tells which of them lie inside a flattened curve.
    private struct PolylinePoints {
        let points: UnsafeBufferPointer<CGPoint>
        let isSmooth: UnsafeBufferPointer<Bool>
    }

    @inline(__always)
    private mutating func turn(at i: Int, of ends: PolylinePoints, backwards: Bool) {
        let corner = corners[i]
        let cross = backwards ? -corner.cross : corner.cross
        let meeting = backwards ? Stroker.negated(corner.meeting) : corner.meeting
        if cross <= 0 {
            // On the inside, the offset lines may meet only if both segments are long enough.
            if -cross * half <= corner.shortest * 0.5 * (1 + corner.cosine), corner.cosine > -0.99 {
                return emit(ends.points[i], meeting)
            }
        } else {
            // How far a miter reaches from the corner: the square of its length, in units of half the line width.
            let reach2 = 2 / (1 + corner.cosine)
            let slack = 1 + tolerance / half
            let isSlight = corner.cosine > 0 && reach2 <= slack * slack
            if isSlight || (join == .miter && !ends.isSmooth[i] && reach2 <= miterLimit2) {
                return emit(ends.points[i], meeting)
            }
        }
        addCorner(at: i, of: ends, isInside: cross <= 0, backwards: backwards)
    }

    /// Adds a corner at which the offset lines are not extended until they meet.
    private mutating func addCorner(at i: Int, of ends: PolylinePoints, isInside: Bool, backwards: Bool) {
        let p = ends.points[i]
        let (before, after) = (segments[i == 0 ? segments.count - 1 : i - 1].direction, segments[i].direction)
        let (a, b) = backwards ? (Stroker.negated(after), Stroker.negated(before)) : (before, after)
        let (na, nb) = (Stroker.normal(a), Stroker.normal(b))
        emit(p, na)
        if isInside {
            emit(p, .zero)
        } else if ends.isSmooth[i] || join == .round {
            return addArc(at: p, from: na, to: nb, along: a)
        }
        emit(p, nb)
    }

    private mutating func addCap(at p: CGPoint, _ d: CGPoint) {
        let n = Stroker.normal(d)
        emit(p, n)
        switch cap {
        case .butt: break
        case .round:
            return addArc(at: p, from: n, to: Stroker.negated(n), along: d)
        case .square:
            emit(p, CGPoint(x: n.x + d.x, y: n.y + d.y))
            emit(p, CGPoint(x: d.x - n.x, y: d.y - n.y))
        }
        emit(p, Stroker.negated(n))
    }

    /// Appends a circular arc of at most half a turn from unit vector `m` to `n`, leaving `m` in direction `d`.
    private mutating func addArc(at p: CGPoint, from m: CGPoint, to n: CGPoint, along d: CGPoint) {
        let cosine = min(max(m.x * n.x + m.y * n.y, -1), 1)
        if cosine < 0 {
            // Splits the arc by halving the angle, which is exact enough for both a quarter and a half turn.
            let (c, s) = (((1 + cosine) / 2).squareRoot(), ((1 - cosine) / 2).squareRoot())
            let middle = CGPoint(x: m.x * c + d.x * s, y: m.y * c + d.y * s)
            addArc(at: p, from: m, to: middle, along: d)
            addArc(at: p, from: middle, to: n, along: CGPoint(x: d.x * c - m.x * s, y: d.y * c - m.y * s))
            return
        }
        let halfCosine = ((1 + cosine) / 2).squareRoot()
        let k = 4 / 3 * ((1 - halfCosine) / (1 + halfCosine)).squareRoot()
        // All arcs turn from `normal` towards the direction, so the tangent at n is n rotated back.
        let e = CGPoint(x: -n.y, y: n.x)
        addLines()
        output.curve(
            to: offset(p, n), control1: offset(p, CGPoint(x: m.x + d.x * k, y: m.y + d.y * k)),
            control2: offset(p, CGPoint(x: n.x - e.x * k, y: n.y - e.y * k)))
    }

    // MARK: Points

    /// Returns `p` moved by `v`, which is in half line widths.
    @inline(__always)
    private func offset(_ p: CGPoint, _ v: CGPoint) -> CGPoint { CGPoint(x: p.x + v.x * half, y: p.y + v.y * half) }

    @inline(__always)
    private mutating func emit(_ p: CGPoint, _ v: CGPoint) {
        if isAtStart { output.move(to: offset(p, v)) } else { lines.append(offset(p, v)) }
        isAtStart = false
    }

    private mutating func addLines() {
        output.lines(to: lines.elements)
        lines.removeAll()
    }

    private mutating func close() {
        addLines()
        output.close()
    }

    /// Returns the normal to the left of the direction if y points down.
    private static func normal(_ d: CGPoint) -> CGPoint { CGPoint(x: d.y, y: -d.x) }
    private static func negated(_ d: CGPoint) -> CGPoint { CGPoint(x: -d.x, y: -d.y) }
}
