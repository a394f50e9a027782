import QuartziteUIDrawing

/// Styles of a modal presentation.
public enum UIModalPresentationStyle: Int, Sendable {
    /// A sheet, or `fullScreen` if the controller has a transitioning delegate.
    ///
    /// Full screen gives both views to animators that were written for either style.
    case automatic = -2
    /// No presentation; the style of changes of children in a container.
    case none = -1
    /// Covers the screen and removes the presenter's view until the dismissal.
    case fullScreen = 0
    /// A sheet, see ``UISheetPresentationController``.
    case pageSheet
    /// A sheet, see ``UISheetPresentationController``.
    case formSheet
    /// Covers and removes the view of the controller that defines the context, or the whole screen if none does.
    case currentContext
    /// Uses the presentation controller that the transitioning delegate provides.
    case custom
    /// Covers the screen; the presenter's view stays below.
    case overFullScreen
    /// Covers the view of the controller that defines the context, or the whole screen, without removing it.
    case overCurrentContext
    /// Beside an anchor; in a compact width a sheet, unless the delegate decides otherwise.
    case popover
}

/// Styles of a modal transition, used if no delegate provides an animator.
public enum UIModalTransitionStyle: Int, Sendable {
    /// The view slides up from the bottom, and down when dismissed, in 0.5 s.
    case coverVertical
    /// The views flip around a common vertical axis.
    case flipHorizontal
    /// The views cross-fade.
    case crossDissolve
    /// The presenter's view curls up like a page.
    case partialCurl
}
