/// How the text of a status bar is coloured.
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark on light ground and light on dark.
    case `default` = 0
    /// Light, for dark ground.
    case lightContent = 1
    /// Dark, for light ground.
    case darkContent = 3
}

/// How a status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
    /// At once.
    case none
    /// By fading.
    case fade
    /// By sliding.
    case slide
}

/// Which way text runs.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// As in English.
    case leftToRight
    /// As in Arabic.
    case rightToLeft
}
