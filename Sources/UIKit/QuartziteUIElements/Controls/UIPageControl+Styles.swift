import QuartziteUICore

extension UIPageControl {
    /// Whether the current page was to be shown only by ``updateCurrentPageDisplay()``; false, and setting it has no
    /// effect, as since iOS 14.
    @available(*, deprecated, message: "defersCurrentPageDisplay has no effect since iOS 14")
    public var defersCurrentPageDisplay: Bool {
        get { false }
        set {}
    }

    /// Shows the current page, which is always shown, as since iOS 14.
    @available(*, deprecated, message: "updateCurrentPageDisplay has no effect since iOS 14")
    public func updateCurrentPageDisplay() {}

    /// When a plate appears behind the indicators; raw values are Apple's.
    public enum BackgroundStyle: Int, Sendable {
        /// During a drag.
        case automatic
        /// Always.
        case prominent
        /// Never.
        case minimal
    }

    /// The direction in which pages follow one another; raw values are Apple's.
    public enum Direction: Int, Sendable {
        /// The direction of the interface.
        case natural
        /// From left to right.
        case leftToRight
        /// From right to left.
        case rightToLeft
        /// From top to bottom.
        case topToBottom
        /// From bottom to top.
        case bottomToTop

        var isVertical: Bool { self == .topToBottom || self == .bottomToTop }
    }

    /// How the user is changing the page; raw values are Apple's.
    public enum InteractionState: Int, Sendable {
        /// Not at all.
        case none
        /// By one page, with a tap.
        case discrete
        /// Through the pages, with a drag.
        case continuous
    }
}
