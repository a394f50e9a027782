import QuartziteUIDrawing

extension UIButton {
    /// The closure that returns the look of a pointer over a button.
    public typealias PointerStyleProvider = (
        _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
    ) -> UIPointerStyle?

    /// Whether a pointer has an effect on the button; false by default.
    public var isPointerInteractionEnabled: Bool {
        get { interactions.contains { $0 is UIPointerInteraction } }
        set {
            guard newValue != isPointerInteractionEnabled else { return }
            if newValue {
                addInteraction(UIPointerInteraction(delegate: nil))
            } else {
                interactions.removeAll { $0 is UIPointerInteraction }
            }
        }
    }

    /// The closure that returns the look of a pointer over the button; nil, the default, uses the proposed effect.
    ///
    /// It receives a highlight, or a lift for a button with a background, and the outline of the button in the
    /// coordinates of the preview's container. If it returns nil, the pointer does not change.
    public var pointerStyleProvider: PointerStyleProvider? {
        get { extras.pointerStyleProvider }
        set { extras.pointerStyleProvider = newValue }
    }

    /// The look of a pointer over the button.
    var pointerStyle: UIPointerStyle? {
        let preview = UITargetedPreview(view: self)
        let hasBackground = configuration?.fillsBackground == true || currentBackgroundImage != nil
        let effect: UIPointerEffect = hasBackground || backgroundColor != nil ? .lift(preview) : .highlight(preview)
        let shape = UIPointerShape.roundedRect(frame)
        guard let provider = pointerStyleProvider else { return UIPointerStyle(effect: effect, shape: shape) }
        return provider(self, effect, shape)
    }
}

extension UIView {
    /// Whether the view keeps its colours where the user inverts those of the screen; false by default, and not read here.
    public var accessibilityIgnoresInvertColors: Bool {
        get { extras.ignoresInvertColors }
        set { extras.ignoresInvertColors = newValue }
    }
}
