import QuartziteUIDrawing

/// The constraint-based layout of one hierarchy, owned by its outermost view.
///
/// One engine solves a whole hierarchy, because a constraint may connect any two views in it. It collects all
/// constraints again in each update and leaves the comparison with the last ones to ``LinearSystem``: views need not
/// report what they changed, and cannot forget to. Adding and removing each constraint as it changes would be faster
/// for a single change, but each setter of a view, a guide or a text would have to report it. Only the views whose
/// subviews have moved are laid out; at first, each change asked the view of the constraint and its superview for
/// layout, and a layout that touched constraints never ended. Text is the reason for the rounds: it has a height only
/// at a width. Measuring with one round gave rows that were one line high.
@MainActor final class LayoutEngine {
    /// Whether anything that layout depends on may have changed.
    var isDirty = true
    /// The context that solves the layout in its next commit.
    weak var schedule: LayerContext?
    private var isUpdating = false
    private var system = LinearSystem()
    /// The measured views whose constraints have changed since.
    private var doubted: [UIView] = []

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
            measureDoubted()
            isDirty = false
            var problem = LayoutProblem(root: root)
            problem.addEverything()
            let solution = system.solve(problem.constraints, isNonnegative: problem.isNonnegative)
            problem.report(solution.broken)
            guard problem.store(solution) else { return }
        }
    }

    /// Has a view measured again before the next layout.
    func doubt(_ view: UIView) {
        view.layout.measurement?.isCurrent = false
        doubted.append(view)
    }

    private func measureDoubted() {
        guard !doubted.isEmpty else { return }
        let views = doubted
        doubted = []
        for view in views { view.measureAgain() }
    }
}

extension UIView {
    /// Returns the view's size from the constraints inside it and a target size with priorities.
    package func fittingSize(
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
