import QuartzCore

extension UIStackView {
    /// Hides or shows an arranged view; in a block of animations it shrinks before it goes, or grows when it has come.
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
    /// Whether the view is hidden and arranged along an axis, so that nothing else gives it a length there.
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
