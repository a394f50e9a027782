import QuartziteUIDrawing

extension UIStackView {
    /// Hides or shows an arranged view; in an animation block, it shrinks before it disappears or grows as it appears.
    func setHidden(_ isHidden: Bool, of view: UIView) {
        guard isHidden != view.isHidden else { return }
        if let context = AnimationContext.current, context.isAnimating, view.layer.context != nil {
            view.layer.isHidden = false
            view.layout.isCollapsing = isHidden
            if isHidden {
                context.block.whenDone { [weak view] in
                    guard let view, view.layout.isCollapsing else { return }
                    view.layout.isCollapsing = false
                    view.layer.isHidden = true
                }
            }
            context.layOutAtEnd(self)
        } else {
            view.layout.isCollapsing = false
            view.layer.isHidden = isHidden
        }
        constraintsDidChange()
    }
}

extension UIView {
    /// Returns whether the view is hidden in a stack view with this axis, so that nothing else determines its length.
    func isCollapsed(_ axis: NSLayoutConstraint.Axis) -> Bool {
        guard isHidden, let stack = parent as? UIStackView else { return false }
        return stack.axis == axis && stack.arranges(self)
    }

    func setHidden(_ isHidden: Bool) {
        if let stack = parent as? UIStackView, stack.arranges(self) { return stack.setHidden(isHidden, of: self) }
        layout.isCollapsing = false
        layer.isHidden = isHidden
    }
}
