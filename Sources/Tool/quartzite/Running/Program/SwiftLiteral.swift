/// Returns a Swift string literal of one line.
func swiftLiteral(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
        switch scalar {
        case "\\", "\"": "\\\(scalar)"
        case _ where scalar.properties.generalCategory == .control, "\u{2028}", "\u{2029}":
            "\\u{\(String(scalar.value, radix: 16))}"
        default: String(scalar)
        }
    }
    return "\"\(escaped.joined())\""
}
