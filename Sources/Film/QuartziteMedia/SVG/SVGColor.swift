import CoreGraphics

/// The paint of a fill or stroke.
enum SVGPaint: Equatable {
    case none
    /// The value of the property `color`.
    case current
    /// Straight sRGB components, 0...1.
    case color(SIMD4<Double>)
    /// A gradient by its identifier, and the colour to use if there is no such gradient.
    case reference(String, fallback: SIMD4<Double>?)

    /// Creates a paint from an attribute's value; nil if it cannot be read.
    init?(_ text: String) {
        let text = text.trimmingCharacters(in: .whitespaces)
        if text.hasPrefix("url("), let end = text.firstIndex(of: ")") {
            let name = text[..<end].dropFirst(4).filter { !"#'\" ".contains($0) }
            self = .reference(name, fallback: SVGColor.components(String(text[text.index(after: end)...])))
            return
        }
        switch text.lowercased() {
        case "none": self = .none
        case "currentcolor": self = .current
        default:
            guard let components = SVGColor.components(text) else { return nil }
            self = .color(components)
        }
    }
}

/// The colour values of CSS.
package enum SVGColor {
    /// Returns straight sRGB components, 0...1; nil for an unknown notation.
    package static func components(_ text: String) -> SIMD4<Double>? {
        let text = text.trimmingCharacters(in: .whitespaces).lowercased()
        if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
        if text.hasPrefix("rgb"), let open = text.firstIndex(of: "(") { return function(text[open...]) }
        if text == "transparent" { return .zero }
        return names[text].flatMap { hexadecimal($0[...]) }
    }

    private static func hexadecimal(_ digits: Substring) -> SIMD4<Double>? {
        guard let value = UInt32(digits, radix: 16) else { return nil }
        let wide = digits.count > 4
        let count = wide ? digits.count / 2 : digits.count
        guard digits.count == count * (wide ? 2 : 1), count == 3 || count == 4 else { return nil }
        let (bits, maximum) = wide ? (UInt32(8), 255.0) : (UInt32(4), 15.0)
        func component(_ index: Int) -> Double {
            let shift = bits * UInt32(count - 1 - index)
            return Double(value >> shift & (1 << bits - 1)) / maximum
        }
        return SIMD4(component(0), component(1), component(2), count == 4 ? component(3) : 1)
    }

    private static func function(_ text: Substring) -> SIMD4<Double>? {
        let parts = text.dropFirst().prefix { $0 != ")" }.split { $0 == "," || $0 == " " || $0 == "/" }
        let numbers = parts.compactMap { part -> Double? in
            part.hasSuffix("%") ? Double(part.dropLast()).map { $0 / 100 } : Double(part)
        }
        guard numbers.count == parts.count, numbers.count == 3 || numbers.count == 4 else { return nil }
        let maximum = parts[0].hasSuffix("%") ? 1.0 : 255
        func unit(_ value: Double) -> Double { min(max(value, 0), 1) }
        return SIMD4(
            unit(numbers[0] / maximum), unit(numbers[1] / maximum), unit(numbers[2] / maximum),
            numbers.count == 4 ? unit(numbers[3]) : 1)
    }

    /// The named colours that drawings use; others of CSS are rare there.
    private static let names: [String: String] = [
        "black": "000", "silver": "c0c0c0", "gray": "808080", "grey": "808080", "white": "fff", "maroon": "800000",
        "red": "f00", "purple": "800080", "fuchsia": "f0f", "magenta": "f0f", "green": "008000", "lime": "0f0",
        "olive": "808000", "yellow": "ff0", "navy": "000080", "blue": "00f", "teal": "008080", "aqua": "0ff",
        "cyan": "0ff", "orange": "ffa500", "pink": "ffc0cb", "brown": "a52a2a", "gold": "ffd700", "coral": "ff7f50",
        "tomato": "ff6347", "crimson": "dc143c", "salmon": "fa8072", "indigo": "4b0082", "violet": "ee82ee",
        "orchid": "da70d6", "turquoise": "40e0d0", "skyblue": "87ceeb", "steelblue": "4682b4", "tan": "d2b48c",
        "darkgray": "a9a9a9", "darkgrey": "a9a9a9", "lightgray": "d3d3d3", "lightgrey": "d3d3d3", "darkred": "8b0000",
        "darkgreen": "006400", "darkblue": "00008b", "dimgray": "696969", "dimgrey": "696969", "khaki": "f0e68c",
        "lightblue": "add8e6", "lightgreen": "90ee90", "slategray": "708090", "slategrey": "708090",
        "royalblue": "4169e1", "dodgerblue": "1e90ff", "forestgreen": "228b22", "chocolate": "d2691e",
        "beige": "f5f5dc", "ivory": "fffff0", "lavender": "e6e6fa", "plum": "dda0dd", "whitesmoke": "f5f5f5",
    ]
}

extension CGColor {
    convenience init(svg components: SIMD4<Double>, opacity: Double) {
        self.init(red: components.x, green: components.y, blue: components.z, alpha: components.w * opacity)
    }
}
