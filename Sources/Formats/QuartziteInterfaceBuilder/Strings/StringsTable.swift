import QuartziteFileFormats
import Foundation

/// The strings of a table in one language (interface_builder_segues.md I112).
package struct StringsTable: Hashable, Sendable {
    /// The texts by key; a missing key is its own text.
    package var texts: [String: LocalizedText] = [:]

    package init() {}

    /// Reads a `.strings` file of pairs or an XML property list, in UTF-8 or UTF-16; of pairs with one key, the last
    /// one counts.
    package init(strings data: Data, file: String) throws(StringsFileError) {
        texts = try Self.dictionary(data, file: file).compactMapValues { value in
            if case .string(let text) = value.value { LocalizedText(format: text) } else { nil }
        }
    }

    /// Reads a `.stringsdict` file, a property list with plural forms; entries without all forms, and with variables that
    /// contain themselves, are left out.
    package init(stringsDictionary data: Data, file: String) throws(StringsFileError) {
        texts = try Self.dictionary(data, file: file).compactMapValues { entry in
            guard let entries = entry.dictionary, let format = entries["NSStringLocalizedFormatKey"]?.string else {
                return nil
            }
            let text = LocalizedText(format: format, variables: entries.compactMapValues(Self.variable))
            return text.isSound ? text : nil
        }
    }

    /// Returns the text for a key, without arguments; nil if the table lacks the key.
    package subscript(key: String) -> String? { texts[key]?.format }

    /// Adds the texts of another table, such as a `.stringsdict`, which take precedence.
    package mutating func merge(_ other: StringsTable) { texts.merge(other.texts) { $1 } }

    private static func variable(_ entry: PropertyList) -> LocalizedText.Variable? {
        guard let entries = entry.dictionary else { return nil }
        var forms: [PluralCategory: String] = [:]
        for category in PluralCategory.allCases { forms[category] = entries[category.rawValue]?.string }
        return LocalizedText.Variable(forms: forms)
    }

    private static func dictionary(
        _ data: Data, file: String
    ) throws(StringsFileError) -> [String: PropertyList] {
        let contents = Data(try text(data, file: file))
        let list: PropertyList
        do {
            list = try PropertyListReader.read(contents)
        } catch {
            throw StringsFileError(file: file, line: error.line, reason: error.message)
        }
        guard let dictionary = list.dictionary else {
            throw StringsFileError(file: file, line: list.line, reason: "this is not a property list with a dictionary")
        }
        return dictionary
    }

    /// Returns the text of a file as UTF-8.
    static func text(_ data: Data, file: String) throws(StringsFileError) -> [UInt8] {
        func failure(_ reason: InterfaceDocumentError.Reason) -> StringsFileError {
            StringsFileError(file: file, line: nil, reason: reason.description)
        }
        guard data.count <= InterfaceDocument.maximumBytes else { throw failure(.tooLarge) }
        guard let bytes = TextEncoding.utf8(data) else { throw failure(.encoding) }
        return bytes
    }
}
