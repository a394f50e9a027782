import CoreGraphics
import QuartziteStage

/// What a user did on the page: an action of a finger, typing, or turning the device.
struct PageInput: Codable, Hashable {
    /// The action of a finger: `down`, `move`, `up` or `cancel`; or of the pointer: `hover` or `leave`.
    var action: String?
    /// The finger that acts; 0 by default.
    var finger: Int?
    /// A point of the screen, in points.
    var x: Double?
    var y: Double?
    /// Characters that were typed.
    var text: String?
    /// Whether the character before the caret is deleted.
    var deletesBackward: Bool?

    /// The direction into which the device is turned.
    var orientation: StageOrientation?

    /// The input of the stage; nil if it has no meaning.
    var stageInput: StageInput? {
        if let orientation { return .rotation(orientation) }
        if deletesBackward == true { return .deleteBackward }
        if let text { return text.isEmpty ? nil : .text(text) }
        guard let action else { return nil }
        let finger = min(max(0, self.finger ?? 0), 19)
        if action == "up" { return .touch(.up(finger: finger)) }
        if action == "leave" { return .pointer(nil) }
        if action == "cancel" { return .touch(.cancel(finger: finger)) }
        guard let x, let y, abs(x) <= 1e6, abs(y) <= 1e6 else { return nil }
        let point = CGPoint(x: x, y: y)
        return switch action {
        case "down": .touch(.down(at: point, finger: finger))
        case "move": .touch(.move(to: point, finger: finger))
        case "hover": .pointer(point)
        default: nil
        }
    }

    init(_ input: StageInput) {
        switch input {
        case .text(let text): self.text = text
        case .deleteBackward: deletesBackward = true
        case .rotation(let orientation): self.orientation = orientation
        case .pointer(let point):
            (action, x, y) = (point == nil ? "leave" : "hover", point.map { Double($0.x) }, point.map { Double($0.y) })
        case .touch(let touch):
            finger = touch.finger
            switch touch.action {
            case .down(let point): (action, x, y) = ("down", point.x, point.y)
            case .move(let point): (action, x, y) = ("move", point.x, point.y)
            case .up: action = "up"
            case .cancel: action = "cancel"
            }
        }
    }
}

/// Recorded input at its time in seconds since the start of the scene.
struct TrackEntry: Codable, Hashable {
    var time: Double
    var input: PageInput

    /// The input of the stage; nil if it has no meaning.
    var timedInput: TimedInput? {
        guard time >= 0, time <= SessionPlayback.latestTime else { return nil }
        return input.stageInput.map { TimedInput(time, $0) }
    }

    init(_ input: TimedInput) {
        time = input.time
        self.input = PageInput(input.input)
    }
}
