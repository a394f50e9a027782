import QuartzCore

/// Light or dark.
public enum UIBarStyle: Int, Sendable {
    /// Dark on light.
    case `default`
    /// Light on dark.
    case black

    /// What fills a bar that has no colour of its own.
    var fill: UIColor { self == .default ? UIColor(white: 0.976, alpha: 0.94) : UIColor(white: 0.07, alpha: 0.94) }
    /// The line along a bar's edge, in either style.
    static let edge = UIColor(white: 0, alpha: 0.3)
}

/// The kind of bar that a setting is for; bars here have one height, and it makes no difference.
public enum UIBarMetrics: Int, Sendable {
    /// The usual bar.
    case `default`
    /// A low bar.
    case compact
    /// The usual bar with a prompt.
    case defaultPrompt = 101
    /// A low bar with a prompt.
    case compactPrompt
}

/// Where a bar lies; it makes no difference here.
public enum UIBarPosition: Int, Sendable {
    /// Anywhere.
    case any
    /// At the bottom.
    case bottom
    /// At the top.
    case top
    /// At the top, with the status bar on it.
    case topAttached
}

/// How a bar looks.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
    /// What fills the bar; nil leaves it clear.
    ///
    /// Shows nothing of what is behind unless it is translucent itself.
    open var backgroundColor: UIColor? = UIBarStyle.default.fill
    /// The colour of the line at the bar's edge; nil leaves it out.
    open var shadowColor: UIColor? = UIBarStyle.edge

    /// The system's look.
    public override init() { super.init() }

    /// The system's look: nearly opaque, with a line at the edge; nothing is blurred.
    open func configureWithDefaultBackground() {
        backgroundColor = UIBarStyle.default.fill
        shadowColor = UIBarStyle.edge
    }

    /// White, with a line at the edge.
    open func configureWithOpaqueBackground() {
        backgroundColor = .white
        shadowColor = UIBarStyle.edge
    }

    /// Clear, without a line.
    open func configureWithTransparentBackground() {
        backgroundColor = nil
        shadowColor = nil
    }
}

/// How a navigation bar looks.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    /// Font and colour of the title; empty by default.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Font and colour of a large title; stored and without effect, since titles are never large.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How a tab bar looks.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {}
