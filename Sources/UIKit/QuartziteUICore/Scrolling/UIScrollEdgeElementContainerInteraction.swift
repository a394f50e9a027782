import QuartziteUIDrawing

/// An interaction that tells a scroll view of elements over one of its edges.
///
/// The elements are the view of the interaction or, if that contains the scroll view, its subviews in front of the
/// scroll view that are nearer to the edge than to the opposite one.
@preconcurrency @MainActor open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
    /// The view; a weak reference.
    open private(set) weak var view: UIView?

    /// The scroll view below the elements; a weak reference, nil by default.
    open weak var scrollView: UIScrollView? {
        didSet {
            guard scrollView !== oldValue else { return }
            oldValue?.edges?.remove(self)
            join()
        }
    }

    /// The edge that the elements are at; the top one by default.
    open var edge: UIRectEdge = .top { didSet { scrollView?.setNeedsLayout() } }

    /// Creates an interaction without a scroll view.
    public override init() { super.init() }

    /// Called before the interaction is added to a view, or removed if the view is nil; does nothing.
    open func willMove(to view: UIView?) {}

    /// Called after the interaction was added to a view, or removed if the view is nil.
    open func didMove(to view: UIView?) {
        self.view = view
        join()
    }

    private func join() {
        guard let scrollView else { return }
        if view == nil { scrollView.edges?.remove(self) } else { scrollView.madeEdges.add(self) }
        scrollView.setNeedsLayout()
        // The elements may be laid out after the scroll view, so it is laid out again.
        SceneContext.current.callInNextCycle { [weak scrollView] in scrollView?.setNeedsLayout() }
    }

    /// The part of the scroll view's bounds that the elements cover; null for none.
    var area: CGRect {
        guard let view, let scrollView, view.window != nil, view.window === scrollView.window else { return .null }
        guard scrollView.isDescendant(of: view) else {
            return view.isHidden ? .null : scrollView.convert(view.bounds, from: view)
        }
        let bounds = scrollView.bounds
        let behind = view.subviews.firstIndex { scrollView.isDescendant(of: $0) } ?? view.subviews.endIndex
        let elements = view.subviews.dropFirst(behind + 1).filter { !$0.isHidden }
        return elements.map { scrollView.convert($0.bounds, from: $0) }.filter { frame in
            switch edge {
            case .bottom: frame.midY > bounds.midY
            case .left: frame.midX < bounds.midX
            case .right: frame.midX > bounds.midX
            default: frame.midY < bounds.midY
            }
        }.reduce(.null) { $0.union($1) }
    }
}
