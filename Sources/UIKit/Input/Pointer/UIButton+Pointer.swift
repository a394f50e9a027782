import QuartzCore

extension UIButton {
    /// The closure that returns the look of a pointer over a button.
    public typealias PointerStyleProvider = (
        _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
    ) -> UIPointerStyle?

    /// Whether a pointer, which no device here has, changes over the button; false by default.
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
}

extension UIView {
    /// Whether the view keeps its colours where the user inverts those of the screen; false by default, and not read here.
    public var accessibilityIgnoresInvertColors: Bool {
        get { extras.ignoresInvertColors }
        set { extras.ignoresInvertColors = newValue }
    }
}
