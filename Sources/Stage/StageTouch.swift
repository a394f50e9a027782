import CoreGraphics
import UIKit

/// An action of one finger: it goes down, moves, goes up or is cancelled.
public struct StageTouch: Hashable, Sendable {
    /// The actions of a finger.
    public enum Action: Hashable, Sendable {
        /// The finger goes down at a point of the screen.
        case down(CGPoint)
        /// The finger moves to a point of the screen.
        case move(CGPoint)
        /// The finger goes up at its current point.
        case up
        /// The system cancels the touch.
        case cancel
    }

    /// The finger that acts; any number.
    public var finger: Int
    /// The finger's action.
    public var action: Action

    /// Returns a touch with which a finger goes down, in points of the screen.
    public static func down(at point: CGPoint, finger: Int = 0) -> StageTouch {
        StageTouch(finger: finger, action: .down(point))
    }

    /// Returns a touch with which a finger moves; ignored if the finger is not down.
    public static func move(to point: CGPoint, finger: Int = 0) -> StageTouch {
        StageTouch(finger: finger, action: .move(point))
    }

    /// Returns a touch with which a finger goes up; ignored if the finger is not down.
    public static func up(finger: Int = 0) -> StageTouch { StageTouch(finger: finger, action: .up) }

    /// Returns a touch that the system cancels; ignored if the finger is not down.
    public static func cancel(finger: Int = 0) -> StageTouch { StageTouch(finger: finger, action: .cancel) }

    /// Passes the touch to the app of the current scene.
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
    /// Inserts touches, which are in time order, each after existing touches with the same time.
    mutating func insert(_ new: [TimedTouch]) {
        guard let first = new.first else { return }
        var merged: [TimedTouch] = []
        // The touches before the first new one, usually most of them, stay in place.
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
