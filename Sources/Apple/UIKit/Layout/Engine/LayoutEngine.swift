import QuartzCore

/// The constraint-based layout of one hierarchy, owned by its outermost view.
@MainActor final class LayoutEngine {
    /// Whether anything that layout depends on may have changed.
    var isDirty = true
    /// The context that solves the layout in its next commit.
    weak var schedule: LayerContext?
    private var isUpdating = false
    private var system = LinearSystem()

    /// Wrapping text has a height only once its width is known, and that height may change widths again.
    fileprivate static let rounds = 3

    /// Solves the layout, and requests layout for views with misplaced subviews.
    func update(_ root: UIView) {
        guard isDirty, !isUpdating else { return }
        isUpdating = true
        schedule = nil
        defer { isUpdating = false }
        for _ in 0..<Self.rounds {
            root.updateConstraintsIfNeeded()
            isDirty = false
            var problem = LayoutProblem(root: root)
            problem.addEverything()
            let solution = system.solve(problem.constraints, isNonnegative: problem.isNonnegative)
            problem.report(solution.broken)
            guard problem.store(solution) else { return }
        }
    }
}

extension UIView {
    /// Returns the view's size from the constraints inside it and a target size with priorities.
    func fittingSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        updateConstraintsIfNeeded()
        // Measuring must not change the result of the last layout.
        var views: [UIView] = []
        appendHierarchy(to: &views)
        let widths = views.map(\.layout.solvedWidth)
        defer { for (view, width) in zip(views, widths) { view.layout.solvedWidth = width } }
        for view in views { view.layout.solvedWidth = nil }
        var system = LinearSystem()
        var size = CGSize.zero
        for _ in 0..<LayoutEngine.rounds {
            var problem = LayoutProblem(root: self, fitting: (target, AxisPair(horizontal, vertical)))
            problem.addEverything()
            let solution = system.solve(problem.constraints, isNonnegative: problem.isNonnegative)
            size = problem.size(in: solution)
            guard problem.storeWidths(solution) else { break }
        }
        return size.roundedUpToPixels
    }

    /// Appends the view and its descendants to a list.
    private func appendHierarchy(to views: inout [UIView]) {
        views.append(self)
        for child in children { child.appendHierarchy(to: &views) }
    }
}
