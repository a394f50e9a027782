import QuartziteUIDrawing

/// How views with constraints are placed in animation blocks (uikit_animation.md §1.2).
extension UIView {
    /// Requests layout for other reasons than that constraints have moved subviews.
    func requestLayout() {
        layout.awaitsPlacing = false
        layer.setNeedsLayout()
    }

    /// Requests layout because constraints have moved subviews.
    func awaitPlacing() {
        let awaits = layout.awaitsPlacing || !layer.needsLayout()
        setNeedsLayout()
        layout.awaitsPlacing = awaits
    }

    /// Whether the view is to be placed by its constraints, in its superview's next layout.
    private var isMisplaced: Bool {
        guard isPlacedByConstraints, let frame = layout.solvedFrame else { return false }
        return !placedFrame.isNear(frame)
    }

    /// Places and lays out the view, but not its siblings, if an animation block requests layout of the view and
    /// constraints have moved siblings as well.
    ///
    /// Other blocks may animate the siblings; those that no other block places are animated by this one at the commit.
    ///
    /// - Returns: Whether the view was laid out.
    func isPlacedAlone() -> Bool {
        guard let context = AnimationContext.current, context.isAnimating, let parent, parent.layer.context != nil,
            parent.layout.awaitsPlacing, parent.layer.needsLayout(), parent.parent?.layer.needsLayout() != true,
            parent.children.contains(where: { $0 !== self && $0.isMisplaced })
        else { return false }
        context.layOutAtCommit(parent)
        if isMisplaced { applySolvedFrame() }
        layOutInside()
        return true
    }

    /// Lays out the view and its subviews, but not its superview.
    package func layOutInside() {
        updateLayout()
        layer.layOutTree()
    }
}

extension AnimationContext {
    /// Includes the layout of a view that the next commit performs.
    func layOutAtCommit(_ view: UIView) {
        if !laidOutAtCommit.contains(where: { $0 === view }) { laidOutAtCommit.append(view) }
    }

    /// Waits for the block's animations, which include those of views that the commit lays out.
    func close() {
        guard let layers = laidOutAtCommit.first?.layer.context else { return block.close() }
        layers.prepareLayout { [self] in
            let (views, outer) = (laidOutAtCommit, AnimationContext.current)
            laidOutAtCommit = []
            enter()
            for view in views { view.layer.layoutIfNeeded() }
            leave(to: outer)
            block.close()
        }
    }
}
