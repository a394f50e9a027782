import Foundation

/// A string catalog (`.xcstrings`) with the strings of a table in all languages (interface_builder_segues.md I112).
package struct StringCatalog: Sendable {
    /// The language in which keys without a text are used as their own text.
    package let sourceLanguage: String
    private let strings: [String: Entry]

    private struct Contents: Decodable, Sendable {
        let sourceLanguage: String
        let strings: [String: Entry]
    }

    private struct Entry: Decodable, Sendable {
        var localizations: [String: Localization]?
    }

    private struct Localization: Decodable, Sendable {
        var stringUnit: Unit?
        var variations: Variations?
        var substitutions: [String: Substitution]?
    }

    private struct Unit: Decodable, Sendable {
        var value: String
    }

    private struct Variations: Decodable, Sendable {
        var plural: [String: Localization]?
        var device: [String: Localization]?
    }

    private struct Substitution: Decodable, Sendable {
        var argNum: Int?
        var formatSpecifier: String?
        var variations: Variations?
    }

    /// Reads JSON in UTF-8 or UTF-16.
    package init(data: Data, file: String) throws(StringsFileError) {
        let bytes = try StringsTable.text(data, file: file)
        do {
            let contents = try JSONDecoder().decode(Contents.self, from: Data(bytes))
            sourceLanguage = contents.sourceLanguage
            strings = contents.strings
        } catch {
            throw StringsFileError(file: file, line: nil, reason: Self.reason(error))
        }
    }

    private static func reason(_ error: any Error) -> String {
        switch error as? DecodingError {
        case .keyNotFound(let key, _)?: "this is not a string catalog: \(key.stringValue.excerpt) is missing"
        case .typeMismatch(_, let context)?, .valueNotFound(_, let context)?:
            "this is not a string catalog: \(context.codingPath.map(\.stringValue).joined(separator: "/").excerpt)"
        default: "the JSON is not well-formed"
        }
    }

    /// The languages with at least one string, sorted.
    package var languages: [String] {
        Set(strings.values.flatMap { $0.localizations?.keys.map { $0 } ?? [] }).union([sourceLanguage]).sorted()
    }

    /// Returns the strings of a language, without those that are missing in it.
    package func table(language: String) -> StringsTable {
        var table = StringsTable()
        table.texts = strings.compactMapValues { $0.localizations?[language].flatMap(Self.text) }
        return table
    }

    private static func text(_ localization: Localization) -> LocalizedText? {
        let localization = onPhone(localization)
        let variables = (localization.substitutions ?? [:]).mapValues { substitution in
            LocalizedText.Variable(
                forms: forms(substitution.variations), argument: substitution.argNum.flatMap { $0 > 0 ? $0 : nil },
                conversion: substitution.formatSpecifier ?? "lld")
        }
        if let unit = localization.stringUnit { return LocalizedText(format: unit.value, variables: variables) }
        let plural = forms(localization.variations)
        guard let other = plural[.other] ?? plural.min(by: { $0.key.rawValue < $1.key.rawValue })?.value else {
            return nil
        }
        // The text has plural forms as a whole; its first integer argument selects one.
        let argument = FormatString(other).firstInteger ?? 1
        let variable = LocalizedText.Variable(forms: plural.mapValues { Self.positioned($0) }, argument: argument)
        return LocalizedText(format: "%#@text@", variables: variables.merging(["text": variable]) { $1 })
    }

    /// Returns the format with the positions of all conversions.
    private static func positioned(_ format: String) -> String {
        FormatString(format).parts.map { part in
            switch part {
            case .text(let text): text
            case .conversion(let conversion, let position): "%\(position)$\(conversion)"
            case .variable(let name, let position): "%\(position)$#@\(name)@"
            }
        }.joined()
    }

    private static func forms(_ variations: Variations?) -> [PluralCategory: String] {
        var forms: [PluralCategory: String] = [:]
        for (name, localization) in variations?.plural ?? [:] {
            if let category = PluralCategory(rawValue: name) {
                forms[category] = onPhone(localization).stringUnit?.value
            }
        }
        return forms
    }

    /// Returns the variation for phones, or else the one for other devices.
    private static func onPhone(_ localization: Localization) -> Localization {
        guard let device = localization.variations?.device else { return localization }
        return device["iphone"] ?? device["other"] ?? localization
    }
}
