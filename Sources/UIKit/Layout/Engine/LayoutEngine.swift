import QuartzCore

/// Layout by constraints in one hierarchy; its outermost view has it.
@MainActor final class LayoutEngine {
    /// Whether something that layout depends on may have changed.
    var isDirty = true
    private var isUpdating = false
    private var system = LinearSystem()

    /// Works out where views are to lie, and asks for layout where they do not lie there.
    func update(_ root: UIView) {
        guard isDirty, !isUpdating else { return }
        isUpdating = true
        defer { isUpdating = false }
        // Text that wraps has a height only once its width is known.
        for _ in 0..<3 {
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
        var problem = LayoutProblem(root: self, fitting: (target, AxisPair(horizontal, vertical)))
        problem.addEverything()
        var system = LinearSystem()
        var size = problem.size(in: system.solve(problem.constraints, isNonnegative: problem.isNonnegative))
        if let height = wrappedHeight(forWidth: size.width), layout.solvedWidth != size.width {
            let width = layout.solvedWidth
            layout.solvedWidth = size.width
            defer { layout.solvedWidth = width }
            size.height = max(height, 0)
        }
        return size.roundedUpToPixels
    }
}
