import QuartziteUIDrawing

/// The position of a view among its superview's subviews, and its bounds and centre.
@MainActor struct ViewPlace {
    private weak var superview: UIView?
    private let index: Int
    private let bounds: CGRect
    private let center: CGPoint

    init?(of view: UIView) {
        guard let superview = view.superview,
            let index = superview.subviews.firstIndex(where: { $0 === view })
        else { return nil }
        self.superview = superview
        self.index = index
        bounds = view.bounds
        center = view.center
    }

    /// Restores the view's position.
    package func restore(_ view: UIView) {
        guard let superview else { return }
        superview.insertSubview(view, at: index)
        view.bounds = bounds
        view.center = center
    }
}
