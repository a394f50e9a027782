/// The style of the status bar's text.
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark text on light content, light text on dark content.
    case `default` = 0
    /// Light text, for dark content.
    case lightContent = 1
    /// Dark text, for light content.
    case darkContent = 3
}

/// The animation that shows or hides the status bar.
public enum UIStatusBarAnimation: Int, Sendable {
    /// No animation.
    case none
    /// The bar fades.
    case fade
    /// The bar slides.
    case slide
}

/// The direction of the interface layout.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// Left to right, as in English.
    case leftToRight
    /// Right to left, as in Arabic.
    case rightToLeft
}
