import Foundation

/// A subpath as straight lines, without repeated points.
package struct Polyline {
    package var points: [CGPoint] = []
    /// Whether each point lies within a curve, where a stroke must not show a corner.
    package var isSmooth: [Bool] = []
    package var isClosed = false
    /// The exact unit directions at ends that are curves, which chords only approximate; nil for other ends.
    package var startDirection: CGPoint?
    package var endDirection: CGPoint?
    /// Whether the subpath has any element besides its `move`, even one without length.
    package var hasSegments = false

    fileprivate mutating func begin(_ p: CGPoint) {
        points.removeAll(keepingCapacity: true)
        isSmooth.removeAll(keepingCapacity: true)
        points.append(p)
        isSmooth.append(false)
        isClosed = false
        hasSegments = false
        (startDirection, endDirection) = (nil, nil)
    }

    /// Records the directions of a curve, given by its control points, before its lines are added.
    fileprivate mutating func curve(_ points: CGPoint...) {
        func direction(_ points: some Collection<CGPoint>) -> CGPoint? {
            guard let from = points.first, let to = points.first(where: { $0 != from }) else { return nil }
            let (dx, dy) = (to.x - from.x, to.y - from.y)
            let length = (dx * dx + dy * dy).squareRoot()
            return length > 0 && length.isFinite ? CGPoint(x: dx / length, y: dy / length) : nil
        }
        guard let end = direction(points.reversed()) else { return }
        if self.points.count == 1 { startDirection = direction(points) }
        endDirection = CGPoint(x: -end.x, y: -end.y)
    }

    /// Records that a curve ends at the last point, where the stroke may show a corner.
    fileprivate mutating func endCurve() { isSmooth[isSmooth.count - 1] = false }

    /// Adds lines.
    fileprivate mutating func add(_ ends: ArraySlice<CGPoint>, limit: Int) {
        guard let last = points.last, points.count + ends.count <= limit, Polyline.areDistinct(last, ends) else {
            for p in ends {
                if p != points.last { endDirection = nil }
                add(p, smooth: false, limit: limit)
            }
            return
        }
        points.append(contentsOf: ends)
        isSmooth.append(contentsOf: repeatElement(false, count: ends.count))
        endDirection = nil
        hasSegments = true
    }

    /// Whether each point differs from the one before.
    private static func areDistinct(_ first: CGPoint, _ rest: ArraySlice<CGPoint>) -> Bool {
        var before = first
        for p in rest {
            if p == before { return false }
            before = p
        }
        return true
    }

    fileprivate mutating func add(_ p: CGPoint, smooth: Bool, limit: Int) {
        hasSegments = true
        guard points.count < limit else { return }
        if p == points.last {
            if !smooth { isSmooth[isSmooth.count - 1] = false }
            return
        }
        points.append(p)
        isSmooth.append(smooth)
    }
}

extension PathElements {
    /// Calls `body` with each subpath as lines; curves become chords at most `tolerance` away.
    ///
    /// Points of a subpath after the first `limit` are dropped.
    package func forEachPolyline(tolerance: CGFloat, limit: Int = .max, _ body: (Polyline) -> Void) {
        var line = Polyline()
        line.points.reserveCapacity(min(points.count, 65_536))
        line.isSmooth.reserveCapacity(min(points.count, 65_536))
        var isOpen = false
        var i = 0
        var index = 0
        while index < verbs.count {
            let (first, verb) = (index, verbs[index])
            index += 1
            if verb != .move, !isOpen {
                // A segment after a closed subpath begins at that subpath's start.
                line.begin(line.points.first ?? .zero)
                isOpen = true
            }
            let from = line.points.last ?? .zero
            switch verb {
            case .move:
                if isOpen { body(line) }
                line.begin(points[i])
                isOpen = true
            case .line:
                while index < verbs.count, verbs[index] == .line { index += 1 }
                let end = i + index - first
                line.add(points[i..<end], limit: limit)
                i = end
                continue
            case .quad:
                let (c, p) = (points[i], points[i + 1])
                line.curve(from, c, p)
                Bezier.forEachChord(from, c, p, tolerance: tolerance) { line.add($0, smooth: true, limit: limit) }
                line.endCurve()
            case .curve:
                let (c1, c2, p) = (points[i], points[i + 1], points[i + 2])
                line.curve(from, c1, c2, p)
                Bezier.forEachChord(from, c1, c2, p, tolerance: tolerance) {
                    line.add($0, smooth: true, limit: limit)
                }
                line.endCurve()
            case .close:
                let first = line.points.first ?? .zero
                while line.points.count > 1, line.points.last == first {
                    line.points.removeLast()
                    line.isSmooth.removeLast()
                }
                line.isClosed = true
                line.hasSegments = true
                body(line)
                isOpen = false
            }
            i += verb.pointCount
        }
        if isOpen { body(line) }
    }
}
