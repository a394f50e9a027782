import QuartziteInterfaceBuilder
import QuartzCore
import Synchronization

/// The texts of a scene's bundles, whose tables are read when they are first needed.
final class LocalizedTexts: Sendable {
    private struct Table {
        var strings = StringsTable()
        /// The language whose rules choose plural forms.
        var language = "en"
    }

    private struct TableKey: Hashable {
        let bundle: String
        let name: String
    }

    /// A text with plural forms whose format was handed out.
    private struct PluralFormat {
        let text: LocalizedText
        let language: String
    }

    private struct State {
        var tables: [TableKey: Table] = [:]
        /// The texts with plural forms, by the formats that stand for them.
        var formats: [String: PluralFormat] = [:]
    }

    private let state = Mutex(State())

    /// The texts of the current scene.
    static var current: LocalizedTexts { SceneContext.current.object(of: LocalizedTexts.self) { LocalizedTexts() } }

    // MARK: Lookup

    /// Returns the text for a key; or else `missing`, or the key if that is nil or empty.
    ///
    /// A text with plural forms is a format with variables, which ``format(_:locale:_:)`` replaces.
    func string(forKey key: String, missing: String?, table: String?, in bundle: Bundle) -> String {
        let found = self.table(table, in: bundle)
        guard let text = found.strings.texts[key] else { return missing.flatMap { $0.isEmpty ? nil : $0 } ?? key }
        guard !text.variables.isEmpty else { return text.format }
        return state.withLock { state in
            // Different texts often have the same format.
            for number in 1... {
                let named = number == 1 ? text : text.renamingVariables(" \(number)")
                if let known = state.formats[named.format] {
                    guard known.text == named, known.language == found.language else { continue }
                } else {
                    state.formats[named.format] = PluralFormat(text: named, language: found.language)
                }
                return named.format
            }
            return text.format
        }
    }

    /// Returns the text for a key, with the values that it contains.
    func text(
        _ key: String, _ missing: String, _ arguments: [String.LocalizationValue.Argument], _ table: String?,
        _ bundle: Bundle, _ locale: Locale?
    ) -> String {
        let found = self.table(table, in: bundle)
        let text = found.strings.texts[key]
        let format =
            text?.format(for: arguments.map(\.count), language: found.language) ?? (missing.isEmpty ? key : missing)
        guard !arguments.isEmpty else { return format }
        let locale = locale ?? SceneContext.current.settings.locale
        let values = arguments.map(\.value)
        return text?.variables.isEmpty == false
            ? FormatString(format).text(locale: locale, values) : FormatString.text(format, locale: locale, values)
    }

    // MARK: Formats

    /// Returns a format with values, in which integers select the plural forms of a text.
    func format(_ format: String, locale: Locale?, _ arguments: [any CVarArg]) -> String {
        guard format.contains("#@") else { return FormatString.text(format, locale: locale, arguments) }
        let counts = arguments.map { ($0 as? any BinaryInteger).flatMap { Int(exactly: $0) } }
        let plural = state.withLock { $0.formats[format] }
        let form = plural.map { $0.text.format(for: counts, language: $0.language) } ?? format
        return FormatString(form).text(locale: locale, arguments)
    }

    /// Returns the text with plural forms for a key of the main bundle, with values; nil if there is none.
    func text(of key: String, locale: Locale?, _ arguments: [any CVarArg]) -> String? {
        let table = table(nil, in: .main)
        guard let text = table.strings.texts[key], !text.variables.isEmpty else { return nil }
        let counts = arguments.map { ($0 as? any BinaryInteger).flatMap { Int(exactly: $0) } }
        return FormatString(text.format(for: counts, language: table.language)).text(locale: locale, arguments)
    }

    // MARK: Tables

    /// Returns the texts of a table in the stage's language; none if there are no files, or if they cannot be read.
    private func table(_ name: String?, in bundle: Bundle) -> Table {
        let name = name.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        let key = TableKey(bundle: bundle.bundlePath, name: name)
        if let known = state.withLock({ $0.tables[key] }) { return known }
        let table = Self.read(name, in: bundle)
        state.withLock { $0.tables[key] = table }
        return table
    }

    private static func read(_ name: String, in bundle: Bundle) -> Table {
        let place = bundle.inStageLanguage
        var table = Table()
        table.language = place.language ?? bundle.developmentRegion ?? "en"
        for kind in ["strings", "stringsdict"] {
            let path = [place.bundle, bundle].lazy.compactMap { $0.path(forResource: name, ofType: kind) }.first
            guard let path = path ?? bundle.onlyLocalization.map({ "\($0)/\(name).\(kind)" }) else { continue }
            let data = FileManager.default.contents(atPath: path) ?? Data()
            table.strings.merge(kind == "strings" ? strings(data, path) : plurals(data, path))
            let folder = ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent as NSString
            if folder.pathExtension == "lproj", folder.deletingPathExtension != "Base" {
                table.language = folder.deletingPathExtension
            }
        }
        return table
    }

    private static func plurals(_ data: Data, _ path: String) -> StringsTable {
        (try? StringsTable(stringsDictionary: data, file: path)) ?? StringsTable()
    }

    private static func strings(_ data: Data, _ path: String) -> StringsTable {
        if let table = try? StringsTable(strings: data, file: path) { return table }
        // Built bundles contain binary property lists.
        var table = StringsTable()
        guard data.starts(with: Data("bplist".utf8)), data.count <= InterfaceDocument.maximumBytes,
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return table }
        table.texts = list.compactMapValues { ($0 as? String).map { LocalizedText(format: $0) } }
        return table
    }
}
