import CoreGraphics
import UIKit

/// What a user does at one moment: an action of a finger or the pointer, typing, or turning the device.
package enum StageInput: Codable, Hashable, Sendable {
    case touch(StageTouch)
    /// Types characters into the first responder.
    case text(String)
    /// Deletes the character before the caret of the first responder.
    case deleteBackward
    /// Turns the device.
    case rotation(StageOrientation)
    /// Moves the pointer to a point of the screen; nil removes it.
    case pointer(CGPoint?)
    /// A gesture whose places are found when it begins; the queue of inputs replaces it by touches.
    case gesture(PlacedGesture)

    /// Passes the input to the app of the current scene.
    @MainActor func apply(to application: UIApplication) {
        switch self {
        case .touch(let touch): touch.apply(to: application)
        case .text(let text): application.keyInput?.insertText(text)
        case .deleteBackward: application.keyInput?.deleteBackward()
        case .pointer(let point): application.movePointer(to: point)
        case .rotation(let orientation): application.rotateDevice(to: orientation.value)
        case .gesture: break
        }
    }
}
