import CoreGraphics
import UIKit

/// What happens to the device at one moment: an action of a finger or the pointer, typing, turning or shaking it, or a
/// warning that memory is low.
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
    /// Shakes the device.
    case shake
    /// Warns the app that memory is low.
    case memoryWarning
    /// A gesture whose places are found when it begins; the queue of inputs replaces it by touches.
    case gesture(PlacedGesture)

    /// Passes the input to the app of the current scene.
    @MainActor func apply(to application: UIApplication) {
        switch self {
        case .touch(let touch): touch.apply(to: application)
        case .text(let text): application.keyInput?.insertText(text)
        case .deleteBackward: application.keyInput?.deleteBackward()
        case .pointer(let point): application.movePointer(to: point)
        case .shake: application.shake()
        case .memoryWarning: application.receiveMemoryWarning()
        case .rotation(let orientation): application.rotateDevice(to: orientation.value)
        case .gesture: break
        }
    }
}
