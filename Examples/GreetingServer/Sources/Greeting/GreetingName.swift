import Foundation

/// A name that a greeting can show.
///
/// Names that look the same are equal: spaces around a name are removed, and accents are composed.
public struct GreetingName: Hashable, Sendable {
    /// The largest number of characters.
    public static let maximumLength = 24
    /// The largest number of UTF-8 bytes, which also limits the accents that a character can carry.
    public static let maximumSize = 120

    /// Why a text is not a name.
    public enum Problem: Error, Hashable, Sendable, CustomStringConvertible {
        /// The text has no visible characters.
        case empty
        /// The text has too many characters or bytes.
        case tooLong
        /// The text contains line breaks, control characters or invisible directions.
        case unprintable

        /// A sentence for the user.
        public var description: String {
            switch self {
            case .empty: "Write a name."
            case .tooLong: "A name has at most \(maximumLength) characters."
            case .unprintable: "A name has no line breaks or control characters."
            }
        }
    }

    /// The name as it is shown.
    public let text: String

    /// Creates a name.
    ///
    /// - Parameter text: The name in any Unicode script, up to ``maximumLength`` characters.
    /// - Throws: A ``Problem`` if the text cannot be shown in one line.
    public init(_ text: String) throws(Problem) {
        // Counting characters and composing accents take time, and a request can contain any text.
        guard text.utf8.count <= 4 * Self.maximumSize else { throw .tooLong }
        let name = text.trimmingCharacters(in: .whitespaces).precomposedStringWithCanonicalMapping
        guard name.count <= Self.maximumLength, name.utf8.count <= Self.maximumSize else { throw .tooLong }
        guard name.unicodeScalars.allSatisfy(Self.isPrintable) else { throw .unprintable }
        guard name.unicodeScalars.contains(where: { !$0.properties.isDefaultIgnorableCodePoint && $0 != " " }) else {
            throw .empty
        }
        self.text = name
    }

    private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse: false
        // Joins emoji, and letters of some scripts.
        case .format: scalar == "\u{200C}" || scalar == "\u{200D}"
        default: true
        }
    }

    /// The seed of the greeting: the FNV-1a hash of the text, the same in every process.
    public var seed: UInt64 {
        text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
