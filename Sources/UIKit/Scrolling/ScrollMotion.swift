import CKernels
import QuartzCore

/// One coordinate of content that moves by itself, as a formula of time: it slows down towards a target, and is pulled
/// back where it passes a limit.
struct ScrollMotion {
    /// Closer than this to where it will rest, in points, it is at rest.
    static let rest: CGFloat = 0.5
    /// How fast a limit pulls back: 1/s of a critically damped spring (decision).
    private static let pull: CGFloat = 10

    private let start: CGFloat
    private let target: CGFloat
    /// 1/s at which the way that is left shrinks.
    private let decay: CGFloat
    private let limit: CGFloat
    /// When the limit is reached, in seconds, and how fast, in points a second.
    private let crossing: (time: TimeInterval, offset: CGFloat, velocity: CGFloat)?
    /// Seconds until rest.
    let duration: TimeInterval

    /// - Parameters:
    ///   - start: Where it is.
    ///   - target: Where it would come to rest without limits.
    ///   - velocity: Points a second, for content that starts outside of its limits.
    ///   - rate: The share of the speed that is left after a millisecond.
    ///   - limits: Where it may rest.
    ///   - bounces: Whether it goes past its limits and back.
    init(
        start: CGFloat, target: CGFloat, velocity: CGFloat, rate: CGFloat, limits: ClosedRange<CGFloat>, bounces: Bool
    ) {
        self.start = start
        self.target = target
        let rate = min(max(rate, 0.5), 0.9999)
        decay = -1000 * qz_log(rate)
        if limits.contains(start) {
            limit = min(max(target, limits.lowerBound), limits.upperBound)
            if limit == target {
                crossing = nil
                let way = abs(target - start)
                duration = way > ScrollMotion.rest ? qz_log(way / ScrollMotion.rest) / decay : 0
                return
            }
            // At most the first moment if it starts on the limit.
            let share = (limit - target) / (start - target)
            crossing = (max(0, -qz_log(max(share, 1e-300)) / decay), 0, (target - limit) * decay)
        } else {
            limit = min(max(start, limits.lowerBound), limits.upperBound)
            crossing = (0, start - limit, velocity)
        }
        let (time, offset, speed) = crossing ?? (0, 0, 0)
        let isPulled = bounces || offset != 0
        duration = time + (isPulled ? ScrollMotion.settling(offset, speed) : 0)
    }

    /// Where it is after so many seconds.
    func position(at time: TimeInterval) -> CGFloat {
        guard let crossing, time >= crossing.time else {
            if crossing == nil, time >= duration { return target }
            return target + (start - target) * qz_exp(-decay * time)
        }
        guard time < duration else { return limit }
        return limit + ScrollMotion.pulled(crossing.offset, crossing.velocity, time - crossing.time)
    }

    /// How far from its limit it is, so long after it was at `offset` with a velocity.
    private static func pulled(_ offset: CGFloat, _ velocity: CGFloat, _ time: TimeInterval) -> CGFloat {
        (offset + (velocity + pull * offset) * time) * qz_exp(-pull * time)
    }

    /// Seconds until the limit has pulled back for good, in whole twentieths.
    private static func settling(_ offset: CGFloat, _ velocity: CGFloat) -> TimeInterval {
        var time = 0.05
        while time < 10, (abs(offset) + abs(velocity + pull * offset) * time) * qz_exp(-pull * time) > rest {
            time += 0.05
        }
        return time
    }

    /// How far content goes past a limit when a finger draws it by `distance`, in a view so many points long.
    static func stretched(_ distance: CGFloat, length: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        let way = (1 - 1 / (abs(distance) * 0.55 / length + 1)) * length
        return distance < 0 ? -way : way
    }

    /// How far a finger drew content that lies `distance` past a limit.
    static func drawn(_ distance: CGFloat, length: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        let share = min(abs(distance) / length, 0.999)
        let way = length / 0.55 * (1 / (1 - share) - 1)
        return distance < 0 ? -way : way
    }
}
