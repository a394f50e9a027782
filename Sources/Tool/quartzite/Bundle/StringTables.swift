import Foundation
import QuartziteInterfaceBuilder

/// The string tables into which a string catalog is converted, as Xcode does for older systems.
struct StringTables {
    /// An explanation of why a catalog cannot be read.
    struct Failure: Error {
        let reason: String
    }

    /// The contents of the files, by their extensions.
    let files: [(ending: String, data: Data)]

    /// Converts the texts of one language; texts that it lacks are in the catalog's own language.
    static func make(catalog path: String, choice: LanguageChoice) throws(Failure) -> StringTables {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw Failure(reason: "\(path): cannot be read")
        }
        let catalog: StringCatalog
        do { catalog = try StringCatalog(data: data, file: path) } catch { throw Failure(reason: "\(error)") }
        let language = LanguageChoice.best(
            choice.language, of: Set(catalog.languages), region: catalog.sourceLanguage)
        var texts = catalog.table(language: catalog.sourceLanguage).texts
        texts.merge(catalog.table(language: language).texts) { $1 }
        let plain = texts.filter { $0.value.variables.isEmpty }.mapValues(\.format)
        let plural = texts.filter { !$0.value.variables.isEmpty }.mapValues(entry)
        let files = [("strings", plain as [String: Any]), ("stringsdict", plural as [String: Any])]
        return StringTables(
            files: files.filter { !$0.1.isEmpty }.compactMap { ending, table in
                let data = try? PropertyListSerialization.data(fromPropertyList: table, format: .xml, options: 0)
                return data.map { (ending, $0) }
            })
    }

    /// Returns the languages of a catalog; none if it cannot be read.
    static func languages(ofCatalog path: String) -> [String] {
        let data = FileManager.default.contents(atPath: path)
        return data.flatMap { try? StringCatalog(data: $0, file: path) }?.languages ?? []
    }

    /// Returns the entry of a `.stringsdict` file for a text with plural forms.
    private static func entry(_ text: LocalizedText) -> [String: Any] {
        var entry: [String: Any] = ["NSStringLocalizedFormatKey": text.format]
        for (name, variable) in text.variables {
            var forms: [String: Any] = [
                "NSStringFormatSpecTypeKey": "NSStringPluralRuleType",
                "NSStringFormatValueTypeKey": variable.conversion,
            ]
            for (category, form) in variable.forms { forms[category.rawValue] = form }
            entry[name] = forms
        }
        return entry
    }
}
