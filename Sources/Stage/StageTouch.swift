import CoreGraphics
import UIKit

/// What one finger does at one moment: it comes down, moves, is lifted, or is taken away.
public struct StageTouch: Hashable, Sendable {
    /// What a finger does.
    public enum Action: Hashable, Sendable {
        /// It comes down at a point of the screen.
        case down(CGPoint)
        /// It moves to a point of the screen.
        case move(CGPoint)
        /// It is lifted where it is.
        case up
        /// The system takes it away.
        case cancel
    }

    /// Which finger; any number.
    public var finger: Int
    /// What it does.
    public var action: Action

    /// A finger comes down, in points of the screen.
    public static func down(at point: CGPoint, finger: Int = 0) -> StageTouch {
        StageTouch(finger: finger, action: .down(point))
    }

    /// A finger moves; nothing happens if it is not down.
    public static func move(to point: CGPoint, finger: Int = 0) -> StageTouch {
        StageTouch(finger: finger, action: .move(point))
    }

    /// A finger is lifted; nothing happens if it is not down.
    public static func up(finger: Int = 0) -> StageTouch { StageTouch(finger: finger, action: .up) }

    /// The system takes a finger away; nothing happens if it is not down.
    public static func cancel(finger: Int = 0) -> StageTouch { StageTouch(finger: finger, action: .cancel) }

    /// Hands the touch to the app whose clock is in force.
    @MainActor func apply(to application: UIApplication) {
        switch action {
        case .down(let point): application.touch(finger, .began, at: point)
        case .move(let point): application.touch(finger, .moved, at: point)
        case .up: application.touch(finger, .ended, at: nil)
        case .cancel: application.touch(finger, .cancelled, at: nil)
        }
    }
}

/// A touch at its time in seconds since the scene began.
package struct TimedTouch: Hashable, Sendable {
    package var time: TimeInterval
    package var touch: StageTouch

    package init(_ time: TimeInterval, _ touch: StageTouch) {
        self.time = time
        self.touch = touch
    }
}

extension RangeReplaceableCollection where Element == TimedTouch, Self: RandomAccessCollection {
    /// Puts touches, which are in time order, among these, each after those of the same time.
    mutating func insert(_ new: [TimedTouch]) {
        guard let first = new.first else { return }
        var merged: [TimedTouch] = []
        // What comes before the first of the new ones stays, and that is most.
        let start = lastIndex { $0.time <= first.time }.map { index(after: $0) } ?? startIndex
        var rest = self[start...]
        for touch in new {
            while let next = rest.first, next.time <= touch.time {
                merged.append(next)
                rest = rest.dropFirst()
            }
            merged.append(touch)
        }
        replaceSubrange(start..., with: merged + rest)
    }
}
