import QuartziteUIDrawing

/// A recognizer for pans that start within 20 points of a screen edge and lead inwards rather than along the edge.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The maximum distance of the start from the edge, in points.
    static let reach: CGFloat = 20

    /// The edges at which the gesture may start; none by default.
    open var edges: UIRectEdge = []

    /// The edges at which the touch started, which the pan must lead away from.
    private var began: UIRectEdge = []

    /// Fails for touches that do not start at an edge.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if fingers.count == 1, let touch = touches.first {
            began = edges.intersection(UIScreenEdgePanGestureRecognizer.edges(at: touch))
            guard !began.isEmpty else { return state = .failed }
        }
        super.touchesBegan(touches, with: event)
    }

    override var mayPan: Bool {
        let (x, y) = (travel.x, travel.y)
        return began.contains(.left) && x >= abs(y) || began.contains(.right) && -x >= abs(y)
            || began.contains(.top) && y >= abs(x) || began.contains(.bottom) && -y >= abs(x)
    }

    private static func edges(at touch: UITouch) -> UIRectEdge {
        guard let window = touch.window else { return [] }
        let (bounds, point) = (window.bounds, touch.point)
        var edges: UIRectEdge = []
        if point.x - bounds.minX <= reach { edges.insert(.left) }
        if bounds.maxX - point.x <= reach { edges.insert(.right) }
        if point.y - bounds.minY <= reach { edges.insert(.top) }
        if bounds.maxY - point.y <= reach { edges.insert(.bottom) }
        return edges
    }
}
