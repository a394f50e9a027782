/// The value of a property in a message: a number, a flag, a text, a list of numbers, or nothing.
///
/// In JSON, these are a number, `true` or `false`, a string, an array of numbers, and `null`. The values of the kinds
/// of properties are:
///
/// | Kind | Value |
/// |---|---|
/// | number | a number; nothing for an infinite one |
/// | flag | a flag |
/// | choice, text | a text, or nothing |
/// | point, size, vector | x and y, width and height |
/// | rect | x, y, width, height |
/// | color | red, green, blue and alpha, unpremultiplied extended sRGB, or nothing |
/// | colors | the four components of each colour, or nothing |
/// | numbers | any number of numbers, or nothing |
/// | transform | the 16 elements m11, m12 … m44 |
package enum SceneValue: Codable, Hashable, Sendable {
    case none
    case flag(Bool)
    case number(Double)
    case text(String)
    case numbers([Double])

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .none
        } else if let flag = try? container.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else {
            self = .numbers(try container.decode([Double].self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .none: try container.encodeNil()
        case .flag(let flag): try container.encode(flag)
        case .number(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        case .numbers(let numbers): try container.encode(numbers)
        }
    }

    /// Whether every number is finite.
    package var isFinite: Bool {
        switch self {
        case .number(let number): number.isFinite
        case .numbers(let numbers): numbers.allSatisfy(\.isFinite)
        case .none, .flag, .text: true
        }
    }
}
