import QuartzCore

/// How much of the screen a presented controller takes.
public enum UIModalPresentationStyle: Int, Sendable {
    /// As `fullScreen`, unlike Apple's, where it stands for a sheet: animations written for either get both views.
    case automatic = -2
    /// Not a presentation: a container changes its children.
    case none = -1
    /// The whole screen; the presenter's view is taken away meanwhile.
    case fullScreen = 0
    /// As `overFullScreen`, under a gap at the top.
    case pageSheet
    /// As `overFullScreen`, in the middle of a large screen and under a gap at the top of a small one.
    case formSheet
    /// The view of the controller that defines the context, or else the whole screen; that view is taken away meanwhile.
    case currentContext
    /// As the delegate's presentation controller says.
    case custom
    /// The whole screen, over the presenter's view, which stays.
    case overFullScreen
    /// The view of the controller that defines the context, or else the whole screen, over what is there.
    case overCurrentContext
    /// As `fullScreen`, as on a phone.
    case popover
}

/// How a presentation is animated where no delegate says.
public enum UIModalTransitionStyle: Int, Sendable {
    /// The view slides up from the bottom, and down again, in half a second.
    case coverVertical
    /// The views turn over together.
    case flipHorizontal
    /// One view fades into the other.
    case crossDissolve
    /// The presenter's page curls up.
    case partialCurl
}
