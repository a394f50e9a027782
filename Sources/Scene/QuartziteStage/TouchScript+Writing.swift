import CoreGraphics
import Foundation

extension TouchScript {
    /// Returns a script that repeats inputs exactly: reading it gives equal inputs.
    ///
    /// Touches at nonfinite points, which have no effect, are omitted. Fingers above 19 and times outside 0...1,000,000
    /// are written, but reading them fails.
    ///
    /// - Parameter inputs: The inputs in time order.
    package static func json(of inputs: [TimedInput]) -> Data {
        let entries = inputs.compactMap { input in
            entry(input.input).map { "    { \"at\": \(number(input.time)), \($0) }" }
        }
        let list = entries.isEmpty ? "[]" : "[\n\(entries.joined(separator: ",\n"))\n  ]"
        return Data("{\n  \"version\": 1,\n  \"touches\": \(list)\n}\n".utf8)
    }

    /// Returns the fields of an entry except for its time; nil for input without effect.
    private static func entry(_ input: StageInput) -> String? {
        switch input {
        case .text("\n"): "\"key\": \"return\""
        case .text(""): nil
        case .text(let text): "\"text\": \(quoted(text))"
        case .deleteBackward: "\"key\": \"delete\""
        case .shake: "\"shake\": true"
        case .memoryWarning: "\"memoryWarning\": true"
        case .rotation(let orientation): "\"rotate\": \"\(orientation.rawValue)\""
        case .pointer(let point): if let point { place(point).map { "\"hover\": \($0)" } } else { "\"leave\": true" }
        case .touch(let touch): entry(touch)
        case .gesture(let gesture): gesture.scriptFields
        }
    }

    private static func entry(_ touch: StageTouch) -> String? {
        let finger = touch.finger == 0 ? "" : ", \"finger\": \(touch.finger)"
        switch touch.action {
        case .down(let point): return place(point).map { "\"down\": \($0)\(finger)" }
        case .move(let point): return place(point).map { "\"move\": \($0)\(finger)" }
        case .up: return "\"up\": true\(finger)"
        case .cancel: return "\"cancel\": true\(finger)"
        }
    }

    static func place(_ point: CGPoint) -> String? {
        guard point.x.isFinite, point.y.isFinite else { return nil }
        return "[\(number(point.x)), \(number(point.y))]"
    }

    /// Returns the shortest decimal number that reads as exactly `value`.
    static func number(_ value: Double) -> String {
        let text = "\(value)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\n": result += "\\n"
            case "\u{0}"..."\u{1f}", "\u{7f}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
