import Foundation

/// A value of a property list, with the line on which it starts.
package struct PropertyList: Sendable, Equatable {
    /// The kinds of values.
    package enum Content: Sendable, Equatable {
        case string(String)
        case integer(Int)
        case real(Double)
        case boolean(Bool)
        case date(Date)
        case data(Data)
        case array([PropertyList])
        case dictionary([String: PropertyList])
    }

    /// The value.
    package var value: Content
    /// The line in the file, from 1; 0 if the value is not from a file.
    package var line: Int

    /// Creates a value.
    package init(_ value: Content, line: Int = 0) {
        self.value = value
        self.line = line
    }

    /// Returns whether the values are equal, regardless of their lines.
    package static func == (first: PropertyList, second: PropertyList) -> Bool { first.value == second.value }

    /// The text of a string or number.
    package var string: String? {
        switch value {
        case .string(let text): text
        case .integer(let number): String(number)
        case .real(let number): String(number)
        case .boolean(let flag): flag ? "YES" : "NO"
        case .date, .data, .array, .dictionary: nil
        }
    }

    /// The elements of an array.
    package var array: [PropertyList]? {
        if case .array(let elements) = value { elements } else { nil }
    }

    /// The entries of a dictionary.
    package var dictionary: [String: PropertyList]? {
        if case .dictionary(let entries) = value { entries } else { nil }
    }

    /// The Boolean value; nil if the value is neither true nor false.
    package var boolean: Bool? {
        switch value {
        case .boolean(let flag): return flag
        case .integer(let number): return number != 0
        default:
            guard let word = string?.lowercased() else { return nil }
            if ["yes", "true", "1"].contains(word) { return true }
            return ["no", "false", "0"].contains(word) ? false : nil
        }
    }

    /// The strings of an array, omitting other elements.
    package var strings: [String] { array?.compactMap(\.string) ?? [] }

    /// Returns the value for a key of a dictionary.
    package subscript(key: String) -> PropertyList? { dictionary?[key] }

    /// Returns the element at an index of an array; nil if the index is out of range.
    package subscript(index: Int) -> PropertyList? {
        guard let array, array.indices.contains(index) else { return nil }
        return array[index]
    }

    /// The value as represented by Foundation's property lists and `Bundle.infoDictionary`.
    package var object: Any {
        switch value {
        case .string(let text): text
        case .integer(let number): number
        case .real(let number): number
        case .boolean(let flag): flag
        case .date(let date): date
        case .data(let data): data
        case .array(let elements): elements.map(\.object)
        case .dictionary(let entries): entries.mapValues(\.object)
        }
    }

    /// Returns the value with all strings and keys transformed.
    package func mapStrings(_ transform: (String) -> String) -> PropertyList {
        switch value {
        case .string(let text): PropertyList(.string(transform(text)), line: line)
        case .array(let elements): PropertyList(.array(elements.map { $0.mapStrings(transform) }), line: line)
        case .dictionary(let entries):
            PropertyList(
                .dictionary(
                    Dictionary(
                        entries.sorted { $0.key < $1.key }.map { (transform($0.key), $0.value.mapStrings(transform)) }
                    ) {
                        first, _ in first
                    }), line: line)
        case .integer, .real, .boolean, .date, .data: self
        }
    }
}

extension PropertyList: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral
{
    package init(stringLiteral value: String) { self.init(.string(value)) }
    package init(arrayLiteral elements: PropertyList...) { self.init(.array(elements)) }
    package init(booleanLiteral value: Bool) { self.init(.boolean(value)) }
    package init(integerLiteral value: Int) { self.init(.integer(value)) }
    package init(dictionaryLiteral elements: (String, PropertyList)...) {
        self.init(.dictionary(Dictionary(elements) { _, last in last }))
    }
}
