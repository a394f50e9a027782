import QuartziteUIDrawing

/// The parts of a text field and their places.
extension UITextField {
    func replace(_ old: UIView?, by new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new { addSubview(new) }
        setNeedsLayout()
    }

    func changeSize() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func showText() {
        label.text = isSecureTextEntry ? String(repeating: "•", count: content.count) : content
        placeholderLabel.isHidden = !content.isEmpty
        setNeedsLayout()
    }

    func isShown(_ view: UIView?, _ mode: ViewMode) -> Bool { view != nil && isDue(mode) }

    /// Returns the rectangle between the views at the sides, which subclasses inset in their overrides.
    func ownTextRect(_ bounds: CGRect) -> CGRect {
        let inset: CGFloat = borderStyle == .none ? 0 : borderStyle == .line ? 2 : 7
        let leading = isShown(leftView, leftViewMode) ? leftViewRect(forBounds: bounds) : nil
        let trailing =
            isShown(rightView, rightViewMode)
            ? rightViewRect(forBounds: bounds) : showsClearButton ? clearButtonRect(forBounds: bounds) : nil
        let (left, right) = isRightToLeft ? (trailing, leading) : (leading, trailing)
        let start = max(bounds.minX + inset, left?.maxX ?? -.infinity)
        let end = min(bounds.maxX - inset, right?.minX ?? .infinity)
        return CGRect(x: start, y: bounds.minY, width: max(end - start, 0), height: bounds.height)
    }

    func sideRect(_ view: UIView?, atLeft: Bool, of bounds: CGRect) -> CGRect {
        let size = view?.bounds.size ?? .zero
        return CGRect(
            x: atLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }
}

extension UITextField {
    /// The interaction that drags selected text; always nil, because text is not dragged.
    public var textDragInteraction: UIDragInteraction? { nil }
    /// The interaction that accepts text; always nil, because text is not dragged.
    public var textDropInteraction: UIDropInteraction? { nil }
}
