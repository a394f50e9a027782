import QuartziteUIDrawing

extension UINavigationController {
    /// The distance of the bar from the top of the view, in points: where the safe area begins.
    ///
    /// In the view of another controller, on a screen with an island, it is where the status bar ends.
    var statusInset: CGFloat {
        guard let view = viewIfLoaded else { return 0 }
        let top = view.safeAreaInsets.top
        return isInPlainView && top == view.window?.safeAreaInsets.top ? Self.endOfStatusBar(above: top) : top
    }

    /// The distance from the edge of the safe area to the bar, in points; negative if the bar begins above it.
    var statusShift: CGFloat { statusInset - (viewIfLoaded?.safeAreaInsets.top ?? 0) }

    /// Whether the view is inside the view of one of the app's own controllers.
    private var isInPlainView: Bool {
        guard let superview = viewIfLoaded?.superview, !(superview is UIWindow) else { return false }
        guard let parent else { return presentingViewController == nil }
        return !(parent is UITabBarController || parent is UISplitViewController || parent is UINavigationController)
    }

    /// Returns where the status bar ends on a screen with an island, in points, given the safe area.
    private static func endOfStatusBar(above top: CGFloat) -> CGFloat {
        switch top {
        case 59: 161 / 3
        case 62: 169 / 3
        default: top
        }
    }
}
