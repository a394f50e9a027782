import CQuartziteSDL
import CoreGraphics

/// What happened in a window.
enum WindowEvent: Equatable {
    case quit
    /// The picture must be presented again.
    case exposed
    case key(KeyPress)
    case text(String)
    case pointer(PointerAction)

    init(_ event: qz_event) {
        switch event.kind {
        case QZ_EVENT_KEY:
            self = .key(
                KeyPress(
                    KeyPress.Key(code: Int(event.key)), KeyPress.Modifiers(rawValue: Int(event.modifiers)),
                    isRepeat: event.is_repeat))
        case QZ_EVENT_TEXT:
            let text = withUnsafeBytes(of: event.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
            self = .text(text)
        case QZ_EVENT_DOWN: self = .pointer(PointerAction(.down, event))
        case QZ_EVENT_MOVE: self = .pointer(PointerAction(.move, event))
        case QZ_EVENT_UP: self = .pointer(PointerAction(.up, event))
        case QZ_EVENT_HOVER: self = .pointer(PointerAction(.hover, event))
        case QZ_EVENT_LEAVE: self = .pointer(PointerAction(.leave, event))
        case QZ_EVENT_EXPOSED: self = .exposed
        default: self = .quit
        }
    }
}

extension PointerAction {
    fileprivate init(_ kind: Kind, _ event: qz_event) {
        self.init(
            kind: kind, pointer: Pointer(device: event.device, number: event.pointer),
            place: CGPoint(x: event.x, y: event.y))
    }
}

extension KeyPress.Key {
    fileprivate init(code: Int) {
        switch code {
        case Int(QZ_KEY_BACKSPACE): self = .delete
        case Int(QZ_KEY_RETURN): self = .return
        case Int(QZ_KEY_ESCAPE): self = .escape
        case Int(QZ_KEY_LEFT): self = .left
        case Int(QZ_KEY_RIGHT): self = .right
        case Int(QZ_KEY_HOME): self = .home
        case Int(QZ_KEY_F1): self = .f1
        default:
            let scalar = (32..<127).contains(code) ? UInt8(exactly: code) : nil
            self = scalar.map { .character(Character(UnicodeScalar($0))) } ?? .other
        }
    }
}
