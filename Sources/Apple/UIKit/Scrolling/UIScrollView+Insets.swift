import QuartzCore

extension UIScrollView {
    /// How the safe area is added to the content insets; raw values are Apple's.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Like `scrollableAxes`, and always at the top and bottom for content of a navigation or tab bar controller.
        case automatic = 0
        /// Adds the safe area insets along the axes on which the content scrolls.
        case scrollableAxes = 1
        /// Adds no safe area insets.
        case never = 2
        /// Adds all safe area insets.
        case always = 3
    }

    var insetsFromSafeArea: UIEdgeInsets {
        let safe = safeAreaInsets
        guard safe != .zero, contentInsetAdjustmentBehavior != .never else { return .zero }
        if contentInsetAdjustmentBehavior == .always { return safe }
        let isTall = contentSize.height > bounds.height - safe.top - safe.bottom || alwaysBounceVertical
        let isWide = contentSize.width > bounds.width || alwaysBounceHorizontal
        let isUnderBars = contentInsetAdjustmentBehavior == .automatic && isControllersContent
        return UIEdgeInsets(
            top: isTall || isUnderBars ? safe.top : 0, left: isWide ? safe.left : 0,
            bottom: isTall || isUnderBars ? safe.bottom : 0, right: isWide ? safe.right : 0)
    }

    /// Whether this is the root view, or a direct subview of it, of a controller in a navigation or tab bar controller.
    private var isControllersContent: Bool {
        let owner = controller ?? parent?.controller
        return owner?.navigationController != nil || owner?.tabBarController != nil
    }

    /// Applies changed insets: content at rest at a limit stays there, and content beyond a limit returns.
    func followInsets() {
        let (old, new) = (knownInset, adjustedContentInset)
        guard old != new else { return }
        knownInset = new
        for view in subviews { view.updateSafeArea() }
        if drag == nil, !isZooming, !isTitleChanging { rest(after: old, new) }
        adjustedContentInsetDidChange()
        notifyObservers()
        scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    /// Tells the controllers with bars above and below the content, which may stop or begin following it.
    func notifyFollowers() {
        let present = followers
        present.notify()
    }

    private func rest(after old: UIEdgeInsets, _ new: UIEdgeInsets) {
        if isDecelerating {
            stop()
            if !isWithinLimits { return decelerate(to: bounds.origin, velocity: .zero) }
        }
        guard motion == nil else { return }
        var origin = restingOffset(near: bounds.origin)
        if bounds.minX == -old.left { origin.x = -new.left }
        if bounds.minY == -old.top { origin.y = -new.top }
        if origin != bounds.origin { bounds.origin = origin }
    }

    /// Moves the offset into the content, if smaller content or a larger view has taken away what was shown.
    func followSizes(content oldContent: CGSize, view oldView: CGSize) {
        let isStretched = oldView != bounds.size && (oldView.width == bounds.width || oldView.height == bounds.height)
        guard drag == nil, motion == nil, !isZooming, !zooming.isChanging, !isTitleChanging,
            !placesContentItself || isStretched
        else { return }
        func settled(
            _ offset: CGFloat, _ before: CGFloat, _ after: CGFloat, old: (content: CGFloat, view: CGFloat),
            new: (content: CGFloat, view: CGFloat)
        ) -> CGFloat {
            let (oldEnd, end) = (
                max(old.content + after - old.view, -before), max(new.content + after - new.view, -before)
            )
            return end.isFinite && offset <= oldEnd && offset > end ? end : offset
        }
        let (inset, content, view) = (adjustedContentInset, contentSize, bounds.size)
        let origin = CGPoint(
            x: settled(
                bounds.minX, inset.left, inset.right, old: (oldContent.width, oldView.width),
                new: (content.width, view.width)),
            y: settled(
                bounds.minY, inset.top + title.collapsed, inset.bottom, old: (oldContent.height, oldView.height),
                new: (content.height, view.height)))
        if origin != bounds.origin { bounds.origin = origin }
    }

    /// Returns the nearest offset at which content may rest.
    func restingOffset(near offset: CGPoint) -> CGPoint {
        let (x, y) = limits
        return CGPoint(
            x: min(max(offset.x, x.lowerBound), x.upperBound), y: min(max(offset.y, y.lowerBound), y.upperBound))
    }

    /// Shifts the content vertically without stopping its motion, after content above has changed its length.
    func shiftContent(by length: CGFloat) {
        motion?.shift.y += length
        drag?.offset.y += length
        bounds.origin.y += length
    }
}
