import CQuartziteKernels
import QuartziteUIDrawing

/// The position of two fingers relative to each other.
struct TwoFingers {
    let offset: CGPoint

    /// Creates the pair from the first two fingers; nil if there are fewer than two.
    @MainActor init?(_ fingers: [UITouch]) {
        guard fingers.count >= 2 else { return nil }
        offset = CGPoint(x: fingers[1].point.x - fingers[0].point.x, y: fingers[1].point.y - fingers[0].point.y)
    }

    /// The distance in points, at least 1 so that ratios stay finite.
    var distance: CGFloat { max(offset.distance(to: .zero), 1) }

    /// Returns the rotation since another moment in radians clockwise on screen, in -π...π.
    func angle(since other: TwoFingers) -> CGFloat {
        let cross = other.offset.x * offset.y - other.offset.y * offset.x
        let dot = other.offset.x * offset.x + other.offset.y * offset.y
        return qz_atan2(cross, dot)
    }
}
