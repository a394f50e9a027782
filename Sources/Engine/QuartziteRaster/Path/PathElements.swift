import Foundation

/// The contents of a path: one byte per element, and the points in order.
///
/// All input is bounded here: coordinates are clamped to ±1e6; elements with a nonfinite coordinate are dropped, as are
/// all elements after the first million.
package struct PathElements: Hashable, Sendable {
    package enum Verb: UInt8, Sendable {
        case move, line, quad, curve, close

        package var pointCount: Int {
            switch self {
            case .move, .line: 1
            case .quad: 2
            case .curve: 3
            case .close: 0
            }
        }
    }

    package static let coordinateLimit: CGFloat = 1e6
    package static let countLimit = 1_000_000

    package private(set) var verbs: [Verb] = []
    package private(set) var points: [CGPoint] = []
    /// The start of the current subpath; meaningless if the path is empty.
    package private(set) var start = CGPoint.zero

    package init() {}

    package var isEmpty: Bool { verbs.isEmpty }

    /// The point at which the next element begins; nil for an empty path.
    package var currentPoint: CGPoint? {
        guard let last = verbs.last else { return nil }
        return last == .close ? start : points.last
    }

    package mutating func reserve(_ count: Int) {
        verbs.reserveCapacity(verbs.count + count)
        points.reserveCapacity(points.count + count)
    }

    private static func admitted(_ p: CGPoint) -> CGPoint? {
        let limit = coordinateLimit
        if abs(p.x) <= limit && abs(p.y) <= limit { return p }
        guard p.x.isFinite && p.y.isFinite else { return nil }
        return CGPoint(x: min(max(p.x, -limit), limit), y: min(max(p.y, -limit), limit))
    }

    private var isFull: Bool { verbs.count >= PathElements.countLimit }

    package mutating func move(to p: CGPoint) {
        guard !isFull, let p = PathElements.admitted(p) else { return }
        verbs.append(.move)
        points.append(p)
        start = p
    }

    package mutating func line(to p: CGPoint) {
        guard !isFull, !isEmpty, let p = PathElements.admitted(p) else { return }
        verbs.append(.line)
        points.append(p)
    }

    /// Appends lines to the given points in order.
    package mutating func lines(to ends: ArraySlice<CGPoint>) { ends.withUnsafeBufferPointer { lines(to: $0) } }

    /// Appends lines to the given points in order.
    package mutating func lines(to ends: UnsafeBufferPointer<CGPoint>) {
        let limit = PathElements.coordinateLimit
        guard !isEmpty, verbs.count + ends.count <= PathElements.countLimit,
            ends.allSatisfy({ abs($0.x) <= limit && abs($0.y) <= limit })
        else {
            for p in ends { line(to: p) }
            return
        }
        verbs.append(contentsOf: repeatElement(.line, count: ends.count))
        points.append(contentsOf: ends)
    }

    package mutating func quad(to p: CGPoint, control: CGPoint) {
        guard !isFull, !isEmpty, let p = PathElements.admitted(p), let c = PathElements.admitted(control)
        else { return }
        verbs.append(.quad)
        points.append(c)
        points.append(p)
    }

    package mutating func curve(to p: CGPoint, control1: CGPoint, control2: CGPoint) {
        guard !isFull, !isEmpty, let p = PathElements.admitted(p), let c1 = PathElements.admitted(control1),
            let c2 = PathElements.admitted(control2)
        else { return }
        verbs.append(.curve)
        points.append(c1)
        points.append(c2)
        points.append(p)
    }

    package mutating func close() {
        guard !isFull, let last = verbs.last, last != .close else { return }
        verbs.append(.close)
    }

    /// Appends the elements of another path, whose points `map` moves.
    package mutating func append(_ other: PathElements, mapping map: (CGPoint) -> CGPoint) {
        reserve(other.verbs.count)
        other.forEach { element in
            switch element {
            case .move(let p): move(to: map(p))
            case .line(let p): line(to: map(p))
            case .quad(let c, let p): quad(to: map(p), control: map(c))
            case .curve(let c1, let c2, let p): curve(to: map(p), control1: map(c1), control2: map(c2))
            case .close: close()
            }
        }
    }

    package static func == (a: PathElements, b: PathElements) -> Bool { a.verbs == b.verbs && a.points == b.points }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(verbs)
        for p in points {
            hasher.combine(p.x)
            hasher.combine(p.y)
        }
    }
}

/// One element of a path with its points.
package enum PathElement: Equatable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    /// The control point and the end point.
    case quad(CGPoint, CGPoint)
    /// The two control points and the end point.
    case curve(CGPoint, CGPoint, CGPoint)
    case close
}

extension PathElements {
    package func forEach(_ body: (PathElement) -> Void) {
        var i = 0
        for verb in verbs {
            switch verb {
            case .move: body(.move(points[i]))
            case .line: body(.line(points[i]))
            case .quad: body(.quad(points[i], points[i + 1]))
            case .curve: body(.curve(points[i], points[i + 1], points[i + 2]))
            case .close: body(.close)
            }
            i += verb.pointCount
        }
    }
}
