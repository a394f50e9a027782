import QuartziteUIDrawing

/// Styles of a bar.
public enum UIBarStyle: Int, Sendable {
    /// Dark text on a light bar; in dark style, light text on a dark bar.
    case `default`
    /// Light text on a dark bar.
    case black

    /// The former name of a black, translucent bar.
    @available(*, deprecated, message: "Use UIBarStyleBlack and set the translucent property to YES instead.")
    public static var blackTranslucent: UIBarStyle { .black }
    /// The former name of a black bar.
    @available(*, deprecated, renamed: "black")
    public static var blackOpaque: UIBarStyle { .black }

    /// The background of an opaque bar without a colour of its own.
    var fill: UIColor {
        self == .default ? UIColor(light: 0.976, dark: 0.085, alpha: 0.94) : UIColor(white: 0.07, alpha: 0.94)
    }
    /// What is behind the image of an opaque bar without a colour of its own.
    var opaqueFill: UIColor { self == .default ? .systemBackground : .black }
    /// The colour of a title without a colour of its own.
    var titleColor: UIColor { self == .default ? UIColor(light: 0, dark: 1) : .white }
    /// The blur of a translucent bar without a colour of its own.
    var effect: UIBlurEffect {
        UIBlurEffect(style: self == .default ? .systemChromeMaterial : .systemChromeMaterialDark)
    }
    /// The colour of the line along a bar's edge, in both styles.
    static let edge = UIColor(light: UIColor(white: 0, alpha: 0.3), dark: UIColor(white: 1, alpha: 0.15))
}

/// Metrics that distinguish kinds of bars; ignored here, where all bars have one height.
public enum UIBarMetrics: Int, Sendable {
    /// The default metrics.
    case `default`
    /// The metrics of a compact bar.
    case compact
    /// The default metrics with a prompt.
    case defaultPrompt = 101
    /// The metrics of a compact bar with a prompt.
    case compactPrompt
}

/// Positions of a bar.
public enum UIBarPosition: Int, Sendable {
    /// Any position.
    case any
    /// The bottom of the container.
    case bottom
    /// The top of the container.
    case top
    /// The top of the screen, with the background extending under the status bar.
    case topAttached
}
