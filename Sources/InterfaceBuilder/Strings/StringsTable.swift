import Foundation

/// The strings of a table in one language (interface_builder_segues.md I112).
package struct StringsTable: Hashable, Sendable {
    /// The texts by key; a missing key is its own text.
    package var texts: [String: LocalizedText] = [:]

    package init() {}

    /// Reads a `.strings` file of pairs or an XML property list, in UTF-8 or UTF-16.
    package init(strings data: Data, file: String) throws(StringsFileError) {
        let bytes = try Self.text(data, file: file)
        guard PropertyListMarkup.isMarkup(bytes) else {
            texts = try StringsParser.values(of: bytes, file: file).mapValues { LocalizedText(format: $0) }
            return
        }
        texts = try PropertyListMarkup.dictionary(of: bytes, file: file).compactMapValues { value in
            if case .string(let text) = value { LocalizedText(format: text) } else { nil }
        }
    }

    /// Reads a `.stringsdict` file, an XML property list with plural forms.
    package init(stringsDictionary data: Data, file: String) throws(StringsFileError) {
        let bytes = try Self.text(data, file: file)
        texts = try PropertyListMarkup.dictionary(of: bytes, file: file).compactMapValues { value in
            guard case .dictionary(let entry) = value, case .string(let format)? = entry["NSStringLocalizedFormatKey"]
            else { return nil }
            return LocalizedText(format: format, variables: entry.compactMapValues(Self.variable))
        }
    }

    /// Returns the text for a key, without arguments; nil if the table lacks the key.
    package subscript(key: String) -> String? { texts[key]?.format }

    /// Adds the texts of another table, such as a `.stringsdict`, which take precedence.
    package mutating func merge(_ other: StringsTable) { texts.merge(other.texts) { $1 } }

    private static func variable(_ value: PropertyListMarkup.Value) -> LocalizedText.Variable? {
        guard case .dictionary(let entry) = value else { return nil }
        var forms: [PluralCategory: String] = [:]
        for category in PluralCategory.allCases {
            if case .string(let form)? = entry[category.rawValue] { forms[category] = form }
        }
        return LocalizedText.Variable(forms: forms)
    }

    /// Returns the text of a file as UTF-8.
    static func text(_ data: Data, file: String) throws(StringsFileError) -> [UInt8] {
        func failure(_ reason: InterfaceDocumentError.Reason) -> StringsFileError {
            StringsFileError(file: file, line: nil, reason: reason.description)
        }
        guard data.count <= InterfaceDocument.maximumBytes else { throw failure(.tooLarge) }
        if data.starts(with: Data("bplist".utf8)) {
            throw StringsFileError(
                file: file, line: nil, reason: "a binary property list is not read; convert it to XML")
        }
        guard let bytes = DocumentFile.utf8(data) else { throw failure(.encoding) }
        return bytes
    }
}
