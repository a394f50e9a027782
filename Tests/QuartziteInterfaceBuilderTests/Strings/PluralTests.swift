import Foundation
import TestSupport
import Testing

@testable import QuartziteInterfaceBuilder

@Suite("Plural forms")
struct PluralTests {
    @Test(
        "Plural categories of languages follow the CLDR", .rule("I112"),
        arguments: [
            ("en", "other one other other"), ("de", "other one other other"), ("fr", "one one other other"),
            ("pt-BR", "one one other other"), ("pt-PT", "other one other other"), ("ja", "other other other other"),
            ("ru", "many one few many"), ("pl", "many one few many"), ("cs", "other one few other"),
            ("hr", "other one few other"), ("ar", "zero one two few"), ("he", "other one two other"),
            ("lv", "zero one other other"), ("lt", "other one few few"), ("ro", "few one few few"),
            ("sl", "other one two other"), ("ga", "other one two few"), ("zh_Hans", "other other other other"),
        ])
    func categories(language: String, expected: String) {
        let words = [0, 1, 2, 5].map { PluralCategory($0, language: language).rawValue }
        #expect(words.joined(separator: " ") == expected)
    }

    @Test("Russian and Polish use different categories for 21") func twentyOne() {
        #expect(PluralCategory(21, language: "ru") == .one && PluralCategory(21, language: "pl") == .many)
        #expect(PluralCategory(11, language: "ru") == .many && PluralCategory(22, language: "pl") == .few)
        #expect(PluralCategory(-1, language: "en") == .one && PluralCategory(.min, language: "en") == .other)
    }

    private static let dictionary = """
        <plist version="1.0"><dict><key>copies</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %@ and %3$#@folders@</string>
        <key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>zero</key><string>no file</string><key>one</key><string>one file</string><key>other</key><string>%d files</string></dict>
        <key>folders</key><dict><key>one</key><string>%d folder</string><key>other</key><string>%d folders</string></dict>
        </dict><key>bad</key><string>x</string></dict></plist>
        """

    @Test("A strings dictionary has variables", .rule("I112")) func dictionaries() throws {
        let table = try StringsTable(stringsDictionary: Data(Self.dictionary.utf8), file: "A.stringsdict")
        let text = try #require(table.texts["copies"])
        #expect(text.format(for: [0, nil, 1], language: "en") == "no file in %2$@ and %3$d folder")
        #expect(text.format(for: [1, nil, 0], language: "en") == "one file in %2$@ and %3$d folders")
        #expect(text.format(for: [7, nil, 2], language: "en") == "%1$d files in %2$@ and %3$d folders")
        #expect(text.format(for: [], language: "en") == "no file in %2$@ and %3$d folders")
        #expect(table.texts["bad"] == nil)
    }

    @Test("Variables that contain each other do not recurse forever") func cycles() {
        let form = LocalizedText.Variable(forms: [.other: "x%#@a@%#@a@"])
        let text = LocalizedText(format: "%#@a@ %#@unknown@.", variables: ["a": form])
        let format = text.format(for: [2], language: "en")
        #expect(format.filter { $0 == "x" }.count == 100 && format.hasSuffix(" ."))
    }

    @Test("A format string is split at its conversions") func formats() {
        #expect(
            FormatString("100%% of %@ %2$.2f %").parts == [
                .text("100"), .text("%%"), .text(" of "), .conversion("@", position: 1), .text(" "),
                .conversion(".2f", position: 2), .text(" "), .text("%"),
            ])
        #expect(FormatString("%@ %lld").firstInteger == 2 && FormatString("%@").firstInteger == nil)
        #expect(FormatString("%0$d").parts == [.conversion("d", position: 1)])
    }
}
