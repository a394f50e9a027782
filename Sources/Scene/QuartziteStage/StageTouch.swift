import CoreGraphics
import UIKit

/// An action of one finger: it goes down, moves, goes up or is cancelled.
public struct StageTouch: Codable, Hashable, Sendable {
    /// The actions of a finger.
    public enum Action: Codable, Hashable, Sendable {
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
