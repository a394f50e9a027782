import QuartzCore

extension UIScrollView {
    /// What of the safe area adds to the insets; raw values are Apple's.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// As `scrollableAxes`, and always at the top and bottom of a controller's view in a navigation or tab bar
        /// controller.
        case automatic = 0
        /// Along the axes on which the content scrolls.
        case scrollableAxes = 1
        /// Nothing.
        case never = 2
        /// All of it.
        case always = 3
    }

    /// What a drag does to the keyboard; raw values are Apple's.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Nothing.
        case none = 0
        /// Its start ends editing.
        case onDrag = 1
        /// As `onDrag`: no keyboard is shown that could follow the finger.
        case interactive = 2
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

    /// Whether this is the view, or lies in the view, of a controller within one that has bars.
    private var isControllersContent: Bool {
        let owner = controller ?? parent?.controller
        return owner?.navigationController != nil || owner?.tabBarController != nil
    }

    /// Takes up other insets: content at rest stays at its limit, and goes back from beyond one.
    func followInsets() {
        let (old, new) = (knownInset, adjustedContentInset)
        guard old != new else { return }
        knownInset = new
        if drag == nil, !isZooming { rest(after: old, new) }
        adjustedContentInsetDidChange()
        tellObservers()
        scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
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

    /// The nearest offset at which content may rest.
    func restingOffset(near offset: CGPoint) -> CGPoint {
        let (x, y) = limits
        return CGPoint(
            x: min(max(offset.x, x.lowerBound), x.upperBound), y: min(max(offset.y, y.lowerBound), y.upperBound))
    }

    /// Puts the content somewhere else without stopping what moves it: for content that turns out longer above.
    func shiftContent(by length: CGFloat) {
        motion?.shift.y += length
        drag?.offset.y += length
        bounds.origin.y += length
    }
}
