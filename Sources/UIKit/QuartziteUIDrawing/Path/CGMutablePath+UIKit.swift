import QuartziteUIFoundation

extension CGMutablePath {
    /// Adds a rectangle with some rounded corners, clockwise from the left end of its top edge.
    func addRoundedRect(_ rect: CGRect, corners: UIRectCorner, radius: CGFloat) {
        let r = max(0, min(radius, rect.width / 2, rect.height / 2))
        func turn(_ corner: UIRectCorner, _ tip: CGPoint, from start: CGVector, to end: CGVector) {
            guard corners.contains(corner), r > 0 else { return addLine(to: tip) }
            // The fraction of the radius that the control points of a cubic quarter circle need.
            let handle = r * 0.552_284_749_830_793_4
            let out = r - handle
            addLine(to: CGPoint(x: tip.x + start.dx * r, y: tip.y + start.dy * r))
            addCurve(
                to: CGPoint(x: tip.x + end.dx * r, y: tip.y + end.dy * r),
                control1: CGPoint(x: tip.x + start.dx * out, y: tip.y + start.dy * out),
                control2: CGPoint(x: tip.x + end.dx * out, y: tip.y + end.dy * out)
            )
        }
        let left = CGVector(dx: -1, dy: 0)
        let right = CGVector(dx: 1, dy: 0)
        let up = CGVector(dx: 0, dy: -1)
        let down = CGVector(dx: 0, dy: 1)
        move(to: CGPoint(x: rect.minX + (corners.contains(.topLeft) ? r : 0), y: rect.minY))
        turn(.topRight, CGPoint(x: rect.maxX, y: rect.minY), from: left, to: down)
        turn(.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), from: up, to: left)
        turn(.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), from: right, to: up)
        if corners.contains(.topLeft) {
            turn(.topLeft, CGPoint(x: rect.minX, y: rect.minY), from: down, to: right)
        }
        closeSubpath()
    }

    /// Returns the path in reverse direction: the last subpath comes first, and closed ones stay closed.
    func reversed() -> CGMutablePath {
        struct Piece {
            var start: CGPoint
            var segments: [PathElement] = []
            var isClosed = false
        }
        var pieces: [Piece] = []
        forEachElement { element in
            if case .move(let point) = element {
                pieces.append(Piece(start: point))
                return
            }
            guard let last = pieces.indices.last else { return }
            if pieces[last].isClosed { pieces.append(Piece(start: pieces[last].start)) }
            let index = pieces.indices.last ?? last
            if case .close = element {
                pieces[index].isClosed = true
            } else {
                pieces[index].segments.append(element)
            }
        }
        let result = CGMutablePath()
        for piece in pieces.reversed() {
            let ends = [piece.start] + piece.segments.compactMap(\.end)
            guard let last = ends.last else { continue }
            result.move(to: last)
            for (segment, start) in zip(piece.segments, ends).reversed() {
                switch segment {
                case .line: result.addLine(to: start)
                case .quad(let control, _): result.addQuadCurve(to: start, control: control)
                case .curve(let control1, let control2, _):
                    result.addCurve(to: start, control1: control2, control2: control1)
                case .move, .close: break
                }
            }
            if piece.isClosed { result.closeSubpath() }
        }
        return result
    }
}

extension PathElement {
    /// The end point of the element; nil for closing a subpath.
    fileprivate var end: CGPoint? {
        switch self {
        case .move(let end), .line(let end), .quad(_, let end), .curve(_, _, let end): end
        case .close: nil
        }
    }
}
