import Foundation

extension String {
    /// A localization key with the values that its text contains, written as a string with interpolations.
    ///
    /// The key of `"\(count) files of \(name)"` is `%lld files of %@`.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
        /// A value of an interpolation.
        enum Argument: Equatable, Sendable {
            case text(String)
            case integer(Int64)
            case unsigned(UInt64)
            case number(Double)
        }

        let key: String
        let arguments: [Argument]

        /// Creates a key without values.
        public init(_ value: String) { (key, arguments) = (value, []) }

        /// Creates a key without values.
        public init(stringLiteral value: String) { self.init(value) }

        /// Creates a key from a string with interpolations.
        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.arguments.isEmpty ? stringInterpolation.plain : stringInterpolation.key
            arguments = stringInterpolation.arguments
        }

        /// Collects the parts of a key.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            fileprivate var key = ""
            /// The literals alone, without escaped percent signs.
            fileprivate var plain = ""
            fileprivate var arguments: [Argument] = []

            /// Creates an empty interpolation.
            public init(literalCapacity: Int, interpolationCount: Int) {}

            /// Appends text; percent signs are escaped if there are values.
            public mutating func appendLiteral(_ literal: String) {
                plain += literal
                key += literal.replacing("%", with: "%%")
            }

            /// Appends a text with the conversion `%@`.
            public mutating func appendInterpolation(_ text: String) { append(.text(text), "%@") }

            /// Appends an integer with the conversion `%lld`, or `%llu` if its type is unsigned.
            public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
                if Value.isSigned {
                    append(.integer(Int64(truncatingIfNeeded: value)), "%lld")
                } else {
                    append(.unsigned(UInt64(truncatingIfNeeded: value)), "%llu")
                }
            }

            /// Appends a number with the conversion `%lf`.
            public mutating func appendInterpolation(_ value: Double) { append(.number(value), "%lf") }

            /// Appends a number with the conversion `%f`.
            public mutating func appendInterpolation(_ value: Float) { append(.number(Double(value)), "%f") }

            /// Appends the description of a value with the conversion `%@`.
            public mutating func appendInterpolation<Value>(_ value: Value) {
                append(.text(String(describing: value)), "%@")
            }

            private mutating func append(_ argument: Argument, _ conversion: String) {
                arguments.append(argument)
                key += conversion
            }
        }
    }
}

extension String.LocalizationValue.Argument {
    /// The value for a format.
    var value: any CVarArg {
        switch self {
        case .text(let text): text as NSString
        case .integer(let number): number
        case .unsigned(let number): number
        case .number(let number): number
        }
    }

    /// The number that selects a plural form; nil if the value is no integer.
    var count: Int? {
        switch self {
        case .integer(let number): Int(exactly: number)
        case .unsigned(let number): Int(exactly: number)
        case .text, .number: nil
        }
    }
}
