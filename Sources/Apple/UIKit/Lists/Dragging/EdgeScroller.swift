import QuartzCore

/// Scrolls a list while a finger that drags one of its elements is near an edge.
@MainActor final class EdgeScroller {
    /// The distance from the edge within which the list scrolls, in points.
    private static let reach: CGFloat = 60
    /// The speed at the edge, in points per second.
    private static let speed: CGFloat = 600
    private static let interval = 1.0 / 60

    private let scrolled: () -> Void
    private weak var list: UIScrollView?
    private var timer: Timer?
    private var velocity = CGPoint.zero

    /// Creates a scroller that calls a closure after each step.
    init(_ scrolled: @escaping () -> Void) { self.scrolled = scrolled }

    /// Follows the finger, at a point of the list's content.
    func follow(_ point: CGPoint, in list: UIScrollView) {
        self.list = list
        let area = list.bounds.inset(by: list.adjustedContentInset)
        velocity = CGPoint(
            x: list.contentSize.width > area.width ? Self.speed(point.x, area.minX, area.maxX) : 0,
            y: list.contentSize.height > area.height ? Self.speed(point.y, area.minY, area.maxY) : 0)
        guard velocity != .zero else { return stop() }
        guard timer == nil else { return }
        timer = Timer.scheduledTimer(withTimeInterval: Self.interval, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.step() }
        }
    }

    private static func speed(_ place: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
        // Short lists have no middle that does not scroll, so that they do not scroll at all.
        guard high - low > 3 * reach else { return 0 }
        if place < low + reach { return -speed * min((low + reach - place) / reach, 1) }
        if place > high - reach { return speed * min((place - high + reach) / reach, 1) }
        return 0
    }

    private func step() {
        guard let list else { return stop() }
        let interval = CGFloat(Self.interval)
        let desired = CGPoint(
            x: list.contentOffset.x + velocity.x * interval, y: list.contentOffset.y + velocity.y * interval)
        let offset = list.restingOffset(near: desired)
        guard offset != list.contentOffset else { return }
        list.contentOffset = offset
        scrolled()
    }

    /// Stops scrolling.
    func stop() {
        timer?.invalidate()
        timer = nil
    }
}
