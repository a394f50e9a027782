import CQuartziteKernels
import QuartziteUIDrawing

/// The motion of decelerating content along one axis, as a function of time.
///
/// The content slows down towards a target; beyond a limit, a critically damped spring pulls it back.
package struct ScrollMotion {
    /// The distance from the final position at which the content counts as at rest, in points.
    static let rest: CGFloat = 0.5
    /// The strength of a limit, as the rate of a critically damped spring in 1/s (decision).
    private static let pull: CGFloat = 10

    private let start: CGFloat
    private let target: CGFloat
    /// The decay rate of the remaining distance, in 1/s.
    private let decay: CGFloat
    private let limit: CGFloat
    /// The time in seconds when the limit is reached, with the offset and the velocity in points per second there.
    private let crossing: (time: TimeInterval, offset: CGFloat, velocity: CGFloat)?
    /// The seconds until the content is at rest.
    let duration: TimeInterval

    /// Creates a motion along one axis.
    ///
    /// - Parameters:
    ///   - start: The current position.
    ///   - target: The position at which the content would stop without limits.
    ///   - velocity: The velocity in points per second, for content that starts outside its limits.
    ///   - rate: The fraction of the speed that remains after a millisecond.
    ///   - limits: The range of positions at rest.
    ///   - bounces: Whether the content moves beyond its limits and back.
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
                let displacement = abs(target - start)
                duration = displacement > ScrollMotion.rest ? qz_log(displacement / ScrollMotion.rest) / decay : 0
                return
            }
            // The time is 0 if the motion starts on the limit.
            let fraction = (limit - target) / (start - target)
            crossing = (max(0, -qz_log(max(fraction, 1e-300)) / decay), 0, (target - limit) * decay)
        } else {
            limit = min(max(start, limits.lowerBound), limits.upperBound)
            crossing = (0, start - limit, velocity)
        }
        let (time, offset, speed) = crossing ?? (0, 0, 0)
        let isPulled = bounces || offset != 0
        duration = time + (isPulled ? ScrollMotion.settling(offset, speed) : 0)
    }

    /// Returns the position after a time in seconds.
    func position(at time: TimeInterval) -> CGFloat {
        guard let crossing, time >= crossing.time else {
            if crossing == nil, time >= duration { return target }
            return target + (start - target) * qz_exp(-decay * time)
        }
        guard time < duration else { return limit }
        return limit + ScrollMotion.pulled(crossing.offset, crossing.velocity, time - crossing.time)
    }

    /// Returns the distance from the limit, at a time after the content was at `offset` with a velocity.
    private static func pulled(_ offset: CGFloat, _ velocity: CGFloat, _ time: TimeInterval) -> CGFloat {
        (offset + (velocity + pull * offset) * time) * qz_exp(-pull * time)
    }

    /// Returns the seconds until the limit has pulled the content back, in steps of 0.05.
    private static func settling(_ offset: CGFloat, _ velocity: CGFloat) -> TimeInterval {
        var time = 0.05
        while time < 10, (abs(offset) + abs(velocity + pull * offset) * time) * qz_exp(-pull * time) > rest {
            time += 0.05
        }
        return time
    }

    /// Returns how far content moves beyond a limit for a drag of `distance`, in a view of a length in points.
    static func stretched(_ distance: CGFloat, length: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        let displacement = (1 - 1 / (abs(distance) * 0.55 / length + 1)) * length
        return distance < 0 ? -displacement : displacement
    }

    /// Returns the length of the drag that moves content `distance` beyond a limit; the inverse of `stretched`.
    static func drawn(_ distance: CGFloat, length: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        let fraction = min(abs(distance) / length, 0.999)
        let displacement = length / 0.55 * (1 / (1 - fraction) - 1)
        return distance < 0 ? -displacement : displacement
    }
}
