import CKernels
import QuartzCore

/// Two fingers as seen from one another: how far apart, and which way they lie.
struct TwoFingers {
    let offset: CGPoint

    /// The first two of several fingers; nil where there are fewer.
    @MainActor init?(_ fingers: [UITouch]) {
        guard fingers.count >= 2 else { return nil }
        offset = CGPoint(x: fingers[1].point.x - fingers[0].point.x, y: fingers[1].point.y - fingers[0].point.y)
    }

    /// Points; 1 at least, so that ratios stay finite.
    var distance: CGFloat { max(offset.distance(to: .zero), 1) }

    /// Radians by which the fingers have turned since another moment, clockwise as seen, within half a turn.
    func angle(since other: TwoFingers) -> CGFloat {
        let cross = other.offset.x * offset.y - other.offset.y * offset.x
        let dot = other.offset.x * offset.x + other.offset.y * offset.y
        return qz_atan2(cross, dot)
    }
}
