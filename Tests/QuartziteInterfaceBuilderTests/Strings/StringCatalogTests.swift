import Foundation
import TestSupport
import Testing

@testable import QuartziteInterfaceBuilder

@Suite("String catalogs")
struct StringCatalogTests {
    private static let text = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "Cancel": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Abbrechen"}}}},
          "Untranslated": {},
          "%@ has %lld items": {"localizations": {"en": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%@ has %lld item"}},
            "other": {"stringUnit": {"state": "translated", "value": "%@ has %lld items"}}}}}}},
          "Found": {"localizations": {"en": {"stringUnit": {"state": "new", "value": "%#@things@ in %2$@"},
            "substitutions": {"things": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%arg thing"}},
              "other": {"stringUnit": {"state": "translated", "value": "%arg things"}}}}}}}}},
          "Tap": {"localizations": {"en": {"variations": {"device": {
            "mac": {"stringUnit": {"state": "translated", "value": "Click"}},
            "iphone": {"stringUnit": {"state": "translated", "value": "Tap it"}}}}}}}
        }}
        """

    private func catalog() throws -> StringCatalog {
        try StringCatalog(data: Data(Self.text.utf8), file: "A.xcstrings")
    }

    @Test("A catalog has a table for each language", .rule("I112")) func tables() throws {
        let catalog = try catalog()
        #expect(catalog.sourceLanguage == "en" && catalog.languages == ["de", "en"])
        #expect(catalog.table(language: "de").texts.mapValues(\.format) == ["Cancel": "Abbrechen"])
        #expect(catalog.table(language: "fr").texts.isEmpty)
        #expect(catalog.table(language: "en")["Tap"] == "Tap it")
        #expect(catalog.table(language: "en")["Cancel"] == nil)
    }

    @Test("An argument determines the plural form", .rule("I112")) func plurals() throws {
        let table = try catalog().table(language: "en")
        let items = try #require(table.texts["%@ has %lld items"])
        #expect(items.format(for: [nil, 1], language: "en") == "%1$@ has %2$lld item")
        #expect(items.format(for: [1, 5], language: "en") == "%1$@ has %2$lld items")
        let found = try #require(table.texts["Found"])
        #expect(found.format(for: [1, nil], language: "en") == "%1$lld thing in %2$@")
        #expect(found.format(for: [3, nil], language: "en") == "%1$lld things in %2$@")
    }

    @Test(
        "A damaged catalog produces a one-line error",
        arguments: [
            ("{", "the JSON is not well-formed"), ("[]", "this is not a string catalog: \"\""),
            ("{\"strings\": {}}", "this is not a string catalog: \"sourceLanguage\" is missing"),
            ("{\"sourceLanguage\": \"en\", \"strings\": {\"a\": 3}}", "this is not a string catalog: \"strings/a\""),
            (String(repeating: "[", count: 100_000), "the JSON is not well-formed"),
        ])
    func errors(text: String, message: String) {
        #expect(throws: StringsFileError(file: "a", line: nil, reason: message)) {
            try StringCatalog(data: Data(text.utf8), file: "a")
        }
    }
}
