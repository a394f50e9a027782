import QuartziteUIDrawing

extension UIButton {
    /// The meaning of a button; raw values are Apple's.
    public enum Role: Int, Sendable {
        /// No particular meaning.
        case normal
        /// The button that people are most likely to choose.
        case primary
        /// A button that cancels.
        case cancel
        /// A button that destroys data.
        case destructive
    }

    /// The colour that the button shows in place of the tint colour.
    var shownTint: UIColor { role == .destructive ? .systemRed : tintColor }
}
