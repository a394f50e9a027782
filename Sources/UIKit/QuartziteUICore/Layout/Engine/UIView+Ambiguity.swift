import QuartziteUIDrawing

extension UIView {
    /// Whether constraints leave the position or the size of the view open.
    ///
    /// Computing it lays out the hierarchy several times, so use it for debugging only.
    public var hasAmbiguousLayout: Bool {
        guard !translatesAutoresizingMaskIntoConstraints, superview != nil else { return false }
        let root = sequence(first: self) { $0.parent }.reduce(self) { $1 }
        root.updateConstraintsIfNeeded()
        let places = [-1.0, 1].map { frame(drawnTo: $0 * Self.farAway, in: root) }
        return !places[0].isNear(places[1])
    }

    /// A coordinate outside all hierarchies, in points.
    private static let farAway = 100_000.0

    /// Returns the view's frame if everything that constraints leave open is as near to a coordinate as possible.
    private func frame(drawnTo coordinate: Double, in root: UIView) -> CGRect {
        var problem = LayoutProblem(root: root)
        problem.addEverything()
        return problem.frame(of: self, drawnTo: coordinate)
    }

    /// Would choose another of the frames that constraints leave open; has no effect here.
    public func exerciseAmbiguityInLayout() { unsupported("UIView.exerciseAmbiguityInLayout()") }
}

extension LayoutProblem {
    /// The priority of what constraints leave open, below all others.
    private static let weakest = UILayoutPriority(0.01)

    /// Solves the problem with the position and size of a view drawn to a coordinate, and returns its frame.
    fileprivate mutating func frame(of view: UIView, drawnTo coordinate: Double) -> CGRect {
        guard let box = box(of: view) else { return .zero }
        for length in [box.x, box.y, box.width, box.height] {
            add(length - LinearExpression(CGFloat(coordinate)), .equal, Self.weakest)
        }
        var system = LinearSystem()
        let solution = system.solve(constraints, isNonnegative: isNonnegative)
        return place(view.layoutNumber, in: solution) ?? .zero
    }
}
