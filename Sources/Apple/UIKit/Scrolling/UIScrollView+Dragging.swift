import CQuartziteKernels
import QuartzCore

extension UIScrollView {
    /// The speed in points per second below which released content stops immediately.
    private static let slowest: CGFloat = 50
    /// The ratio of the distances along two axes above which a drag is locked to one.
    private static let lockRatio: CGFloat = 2

    // MARK: Motions

    func begin(_ kind: ScrollAnimation.Kind) {
        motion = ScrollAnimation(kind) { [weak self] in self?.advance($0) }
    }

    private func advance(_ animation: ScrollAnimation) {
        guard motion === animation else { return animation.stop() }
        moveContent(to: animation.offset)
        guard motion === animation, animation.isOver else { return }
        stop()
        if animation.isDeceleration {
            hideIndicators()
            for listener in listeners { listener.scrollViewDidEndDecelerating(self) }
        } else {
            for listener in listeners { listener.scrollViewDidEndScrollingAnimation(self) }
        }
    }

    /// Stops the current motion.
    func stop() {
        motion?.stop()
        motion = nil
    }

    // MARK: Fingers

    /// Called when a finger comes down; stops decelerating content.
    func catchContent() {
        isTracking = isScrollEnabled
        guard isDecelerating else { return }
        stop()
        hideIndicators()
        for listener in listeners { listener.scrollViewDidEndDecelerating(self) }
    }

    /// Called when no finger is down any more.
    func releaseContent() {
        isTracking = false
        // Content that was caught beyond its limits but not dragged returns to them.
        if drag == nil, motion == nil, !isWithinLimits { decelerate(to: bounds.origin, velocity: .zero) }
    }

    var isWithinLimits: Bool { limits.x.contains(bounds.minX) && limits.y.contains(bounds.minY) }

    private var scrollsX: Bool {
        limits.x.upperBound > limits.x.lowerBound || bounces && alwaysBounceHorizontal
    }

    private var scrollsY: Bool {
        limits.y.upperBound > limits.y.lowerBound || bounces && alwaysBounceVertical
    }

    /// Whether the pan may start a drag.
    var mayDrag: Bool {
        let pan = panGestureRecognizer
        let isMoreX = abs(pan.travel.x) > abs(pan.travel.y)
        guard isScrollEnabled, isMoreX ? scrollsX : scrollsY else { return false }
        for touch in pan.touches {
            guard let inner = touch.view, inner !== self, touch.isDeliveredToView else { continue }
            if !canCancelContentTouches || !touchesShouldCancel(in: inner) { return false }
        }
        return true
    }

    func follow(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began: beginDragging(pan)
        case .changed: continueDragging(pan)
        case .ended, .cancelled: endDragging(pan)
        default: break
        }
    }

    private func beginDragging(_ pan: UIPanGestureRecognizer) {
        stop()
        let (x, y) = limits
        // Content caught beyond a limit continues as if it had been dragged there.
        func drawn(_ place: CGFloat, _ range: ClosedRange<CGFloat>, _ length: CGFloat) -> CGFloat {
            let nearest = min(max(place, range.lowerBound), range.upperBound)
            return nearest + ScrollMotion.drawn(place - nearest, length: length)
        }
        let start = CGPoint(
            x: drawn(bounds.minX, x, bounds.width), y: drawn(bounds.minY, y, bounds.height))
        let (distanceX, distanceY) = (abs(pan.travel.x), abs(pan.travel.y))
        drag = (
            start,
            !scrollsX || isDirectionalLockEnabled && distanceY > UIScrollView.lockRatio * distanceX,
            !scrollsY || isDirectionalLockEnabled && distanceX > UIScrollView.lockRatio * distanceY
        )
        showIndicators()
        dismissKeyboard()
        for listener in listeners { listener.scrollViewWillBeginDragging(self) }
    }

    private func continueDragging(_ pan: UIPanGestureRecognizer) {
        guard let drag else { return }
        let translation = pan.translation(in: self)
        func place(_ desired: CGFloat, _ range: ClosedRange<CGFloat>, _ length: CGFloat) -> CGFloat {
            let nearest = min(max(desired, range.lowerBound), range.upperBound)
            return bounces ? nearest + ScrollMotion.stretched(desired - nearest, length: length) : nearest
        }
        let (x, y) = limits
        var origin = bounds.origin
        if !drag.locksX { origin.x = place(drag.offset.x - translation.x, x, bounds.width) }
        if !drag.locksY { origin.y = place(drag.offset.y - translation.y, y, bounds.height) }
        if origin != bounds.origin { moveContent(to: origin) }
        dragKeyboard(pan)
    }

    private func endDragging(_ pan: UIPanGestureRecognizer) {
        guard let drag else { return }
        releaseKeyboard(pan)
        var velocity = pan.state == .cancelled ? .zero : pan.velocity(in: self)
        velocity = CGPoint(x: drag.locksX ? 0 : -velocity.x, y: drag.locksY ? 0 : -velocity.y)
        if abs(velocity.x) < UIScrollView.slowest { velocity.x = 0 }
        if abs(velocity.y) < UIScrollView.slowest { velocity.y = 0 }
        let slow = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
        var target = restingPlace(proposed: restingPlace(velocity), velocity: slow)
        scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: slow, targetContentOffset: &target)
        self.drag = nil
        if !(target.x.isFinite && target.y.isFinite) { target = bounds.origin }
        let proposed = target.y
        target.y = title.settled(proposed, limits: limits.y)
        let goesOn = target != bounds.origin || !isWithinLimits
        refreshControl?.release()
        for listener in listeners { listener.scrollViewDidEndDragging(self, willDecelerate: goesOn) }
        guard goesOn, motion == nil else { return hideIndicators() }
        scrollDelegate?.scrollViewWillBeginDecelerating(self)
        decelerate(to: target, velocity: velocity, isQuick: target.y != proposed)
    }

    /// Returns the position at which content released with a velocity in points per second stops.
    private func restingPlace(_ velocity: CGPoint) -> CGPoint {
        func place(
            _ start: CGFloat, _ velocity: CGFloat, _ length: CGFloat, _ range: ClosedRange<CGFloat>
        ) -> CGFloat {
            guard isPagingEnabled, length > 0 else {
                let rate = min(max(decelerationRate.rawValue, 0.5), 0.9999)
                return start - velocity / (1000 * qz_log(rate))
            }
            let page = start / length
            let next = velocity > 0 ? page.rounded(.up) : velocity < 0 ? page.rounded(.down) : page.rounded()
            return min(max(next * length, range.lowerBound), range.upperBound)
        }
        return CGPoint(
            x: place(bounds.minX, velocity.x, bounds.width, limits.x),
            y: place(bounds.minY, velocity.y, bounds.height, limits.y))
    }

    /// Moves released content to a target; quickly for a target that is not where its velocity leads.
    func decelerate(to target: CGPoint, velocity: CGPoint, isQuick: Bool = false) {
        let rate = isPagingEnabled || isQuick ? DecelerationRate.fast.rawValue : decelerationRate.rawValue
        begin(
            .deceleration(
                x: ScrollMotion(
                    start: bounds.minX, target: target.x, velocity: velocity.x, rate: rate, limits: limits.x,
                    bounces: bounces),
                y: ScrollMotion(
                    start: bounds.minY, target: target.y, velocity: velocity.y, rate: rate, limits: limits.y,
                    bounces: bounces)))
    }
}
