import QuartziteUIDrawing

/// The effects at the edges of a scroll view.
@MainActor final class ScrollEdges {
    /// The distance in points by which the soft effect exceeds the elements.
    private static let fade: CGFloat = 16
    /// The distance in points over which content moves below the elements until the effect is fully visible.
    private static let ramp: CGFloat = 12

    private struct Member {
        weak var interaction: UIScrollEdgeElementContainerInteraction?
    }

    private unowned let scrollView: UIScrollView
    private var members: [Member] = []
    private let effects: [UIScrollEdgeEffect]
    private var views: [ScrollEdgeView?] = [nil, nil, nil, nil]
    private static let edges: [UIRectEdge] = [.top, .left, .bottom, .right]

    init(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
        effects = Self.edges.map { _ in UIScrollEdgeEffect(scrollView) }
    }

    func effect(at edge: UIRectEdge) -> UIScrollEdgeEffect { effects[Self.edges.firstIndex(of: edge) ?? 0] }

    func add(_ interaction: UIScrollEdgeElementContainerInteraction) {
        remove(interaction)
        members.append(Member(interaction: interaction))
    }

    func remove(_ interaction: UIScrollEdgeElementContainerInteraction) {
        members.removeAll { $0.interaction == nil || $0.interaction === interaction }
        scrollView.setNeedsLayout()
    }

    /// Draws the effects for the present place of the content.
    func place() {
        for (index, edge) in Self.edges.enumerated() {
            let depth = effects[index].isHidden ? 0 : depth(at: edge)
            let opacity = min(max(overlap(at: edge, depth: depth) / Self.ramp, 0), 1)
            guard depth > 0, opacity > 0 else {
                views[index]?.removeFromSuperview()
                views[index] = nil
                continue
            }
            let isHard = effects[index].style.kind == .hard
            let view: ScrollEdgeView
            if let old = views[index], old.isHard == isHard {
                view = old
            } else {
                views[index]?.removeFromSuperview()
                view = ScrollEdgeView(edge: edge, isHard: isHard)
                views[index] = view
                scrollView.addSubview(view)
            }
            view.frame = frame(at: edge, depth: depth + (isHard ? 0 : Self.fade))
            view.show(color: scrollView.backgroundColor ?? .systemBackground, opacity: opacity)
        }
    }

    /// How far the elements extend from an edge, in points.
    private func depth(at edge: UIRectEdge) -> CGFloat {
        let area = members.compactMap(\.interaction).filter { $0.edge == edge }.map(\.area)
            .reduce(CGRect.null) { $0.union($1) }
        let bounds = scrollView.bounds
        guard !area.isNull, area.intersects(bounds) else { return 0 }
        return switch edge {
        case .bottom: bounds.maxY - area.minY
        case .left: area.maxX - bounds.minX
        case .right: bounds.maxX - area.minX
        default: area.maxY - bounds.minY
        }
    }

    /// How far content reaches below the elements, in points.
    private func overlap(at edge: UIRectEdge, depth: CGFloat) -> CGFloat {
        let (bounds, size) = (scrollView.bounds, scrollView.contentSize)
        return switch edge {
        case .bottom: size.height - (bounds.maxY - depth)
        case .left: bounds.minX + depth
        case .right: size.width - (bounds.maxX - depth)
        default: bounds.minY + depth
        }
    }

    private func frame(at edge: UIRectEdge, depth: CGFloat) -> CGRect {
        let side: CGRectEdge =
            switch edge {
            case .bottom: .maxYEdge
            case .left: .minXEdge
            case .right: .maxXEdge
            default: .minYEdge
            }
        return scrollView.bounds.divided(atDistance: depth, from: side).slice
    }
}
