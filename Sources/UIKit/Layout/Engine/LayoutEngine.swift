import QuartzCore

/// Layout by constraints in one hierarchy; its outermost view has it.
@MainActor final class LayoutEngine {
    /// Whether something that layout depends on may have changed.
    var isDirty = true
    /// What is going to work the layout out with its next commit.
    weak var schedule: LayerContext?
    private var isUpdating = false
    private var system = LinearSystem()

    /// Text that wraps has a height only once its width is known, and its height may change widths once more.
    fileprivate static let rounds = 3

    /// Works out where views are to lie, and asks for layout where they do not lie there.
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
            guard problem.take(solution) else { return }
        }
    }
}

extension UIView {
    /// The view's size where nothing holds but what is inside and, with these priorities, a size.
    func fittingSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        updateConstraintsIfNeeded()
        // What the last layout found stands afterwards: measuring leaves no trace.
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
            guard problem.takeWidths(solution) else { break }
        }
        return size.roundedUpToPixels
    }

    /// Adds the view and all in it to a list.
    private func appendHierarchy(to views: inout [UIView]) {
        views.append(self)
        for child in children { child.appendHierarchy(to: &views) }
    }
}
