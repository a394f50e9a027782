import CoreGraphics
import Foundation

/// One entry of a touch script, with the code that reads it.
struct ScriptEntry {
    let index: Int
    let fields: [String: Any]

    /// The kinds of entries, and the additional fields of each kind.
    private static let kinds: [(name: String, fields: [String])] = [
        ("tap", ["count", "finger"]), ("press", ["duration", "finger"]), ("drag", ["duration", "finger"]),
        ("pinch", ["distance", "duration", "finger"]), ("down", ["finger"]), ("move", ["finger"]),
        ("up", ["finger"]), ("cancel", ["finger"]), ("text", ["into"]), ("key", []), ("rotate", []),
        ("hover", []), ("leave", []), ("swipe", ["on", "duration", "finger"]),
        ("shake", []), ("memoryWarning", []),
    ]

    func touches() throws(TouchScript.Failure) -> [TimedInput] {
        let present = ScriptEntry.kinds.filter { fields[$0.name] != nil }
        guard let kind = present.first, present.count == 1 else {
            let names = ScriptEntry.kinds.map(\.name).joined(separator: ", ")
            throw failure("says \(present.isEmpty ? "nothing" : "several things"); write one of \(names)")
        }
        if let key = fields.keys.filter({ $0 != "at" && $0 != kind.name && !kind.fields.contains($0) }).min() {
            let allowed = (["at", kind.name] + kind.fields).joined(separator: ", ")
            throw failure("has no \"\(key)\"; a \(kind.name) has \(allowed)")
        }
        let start = try number("at", in: 0...TouchScript.maximumNumber)
        let finger = try whole("finger", in: TouchScript.fingers, default: 0)
        if let placed = try placedAction(kind.name) {
            return [
                TimedInput(start, .gesture(PlacedGesture(action: placed, finger: finger, entry: index)))
            ]
        }
        return try gesture(kind.name, finger).map { input in
            var input = input
            input.time += start
            if case .touch(var touch) = input.input {
                touch.finger += finger
                input.input = .touch(touch)
            }
            return input
        }
    }

    private func gesture(_ kind: String, _ finger: Int) throws(TouchScript.Failure) -> [TimedInput] {
        switch kind {
        case "tap":
            return Gesture.tap(at: try point(kind), count: try whole("count", in: 1...100, default: 1)).touches
        case "press":
            return Gesture.press(at: try point(kind), duration: try duration(default: 1)).touches
        case "drag":
            let ends = fields[kind] as? [Any] ?? []
            guard ends.count == 2, let start = point(in: ends[0]), let end = point(in: ends[1]) else {
                throw failure("\"drag\" is not two points; write [[x, y], [x, y]], up to a million")
            }
            return Gesture.drag(from: start, to: end, duration: try duration(default: 0.5)).touches
        case "pinch":
            guard finger < TouchScript.fingers.upperBound else {
                throw failure(
                    "\"pinch\" takes two fingers; write \"finger\" up to \(TouchScript.fingers.upperBound - 1)")
            }
            guard let ends = point(in: fields["distance"]), ends.x >= 0, ends.y >= 0 else {
                throw failure("\"distance\" is not two numbers; write [from, to] in points, 0 or more")
            }
            return Gesture.pinch(
                at: try point(kind), from: ends.x, to: ends.y, duration: try duration(default: 0.5)
            ).touches
        case "down": return [TimedInput(0, .down(at: try point(kind)))]
        case "move": return [TimedInput(0, .move(to: try point(kind)))]
        case "hover": return [TimedInput(0, .pointer(try point(kind)))]
        case "text", "key": return [TimedInput(0, try typing(kind))]
        case "rotate":
            guard let orientation = (fields[kind] as? String).flatMap(StageOrientation.init) else {
                let names = StageOrientation.allCases.map(\.rawValue).joined(separator: ", ")
                throw failure("\"rotate\" is not an orientation; write one of \(names)")
            }
            return [TimedInput(0, .rotation(orientation))]
        default:
            guard fields[kind] as? Bool == true, ScriptEntry.number(fields[kind]) == nil else {
                throw failure("\"\(kind)\" has no value of its own; write \"\(kind)\": true")
            }
            let inputs: [String: StageInput] = [
                "leave": .pointer(nil), "shake": .shake, "memoryWarning": .memoryWarning, "up": .touch(.up()),
            ]
            return [TimedInput(0, inputs[kind] ?? .touch(.cancel()))]
        }
    }

    private func typing(_ kind: String) throws(TouchScript.Failure) -> StageInput {
        switch (kind, fields[kind] as? String) {
        case ("text", let text?) where !text.isEmpty: return .text(text)
        case ("text", _):
            throw failure("\"text\" is not a text; write the characters to type, as in \"text\": \"Hello\"")
        case (_, "delete"): return .deleteBackward
        case (_, "return"): return .text("\n")
        default: throw failure("\"key\" is not a key; write \"delete\" or \"return\"")
        }
    }

    // MARK: Values

    /// Returns a number; nil for a Boolean value or another type.
    static func number(_ value: Any?) -> Double? {
        guard let value = value as? NSNumber, !isBoolean(value) else { return nil }
        // Foundation's conversion of long decimal numbers is not exact.
        if let decimal = value as? NSDecimalNumber { return Double("\(decimal.decimalValue)") }
        return value.doubleValue
    }

    /// Whether a number is a Boolean value; Foundation stores those, but no numbers of JSON, as signed characters.
    private static func isBoolean(_ value: NSNumber) -> Bool { String(cString: value.objCType) == "c" }

    func failure(_ text: String) -> TouchScript.Failure { TouchScript.Failure("touches[\(index)]: \(text)") }
}
