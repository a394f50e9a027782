import TestSupport
import Testing
@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit

// Without Foundation, whose functions would be preferred.

@Suite("Plural forms in formats")
struct PluralFormatTests {
    private static func entry(_ key: String, _ format: String, _ variables: [String: [String: String]]) -> String {
        let inner = variables.sorted { $0.key < $1.key }.map { name, forms in
            let texts = forms.sorted { $0.key < $1.key }.map { "<key>\($0)</key><string>\($1)</string>" }.joined()
            return "<key>\(name)</key><dict>\(texts)</dict>"
        }
        return "<key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>"
            + inner.joined() + "</dict>"
    }

    private func withBundle(
        _ entries: [String], strings: String = "", folder language: String = "en.lproj", _ body: (Bundle) throws -> Void
    ) throws {
        try withTemporaryFolder { folder in
            let place = folder + "/" + language
            try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
            let list = "<plist version=\"1.0\"><dict>\(entries.joined())</dict></plist>"
            try Data(list.utf8).write(to: URL(filePath: place + "/Plural.stringsdict"))
            if !strings.isEmpty { try Data(strings.utf8).write(to: URL(filePath: place + "/Plural.strings")) }
            let bundle = try #require(Bundle(path: folder))
            try SceneContext().run { try body(bundle) }
        }
    }

    private static let files = entry("%d files", "%#@v@", ["v": ["one": "%d file", "other": "%d files"]])

    @Test("A text with plural forms is a format whose form the number selects")
    func formats() throws {
        try withBundle([Self.files]) { bundle in
            let text = NSLocalizedString("%d files", tableName: "Plural", bundle: bundle, comment: "")
            #expect(text == "%#@v@")
            #expect(String.localizedStringWithFormat(text, 1) == "1 file")
            #expect(String(format: text, 3) == "3 files")
            #expect(String(format: text, locale: Locale(identifier: "de_DE"), 1) == "1 file")
            #expect(String(format: text, arguments: [2]) == "2 files")
            #expect(String(format: text, locale: nil, arguments: [2]) == "2 files")
            #expect(bundle.localizedString(forKey: "%d files", value: nil, table: "Plural") == text)
        }
    }

    @Test("Different texts with the same format keep their forms")
    func sameFormat() throws {
        let folders = Self.entry(
            "folders", "%#@v@", ["v": ["one": "a folder", "other": "%d folders %#@w@"], "w": ["other": "!"]])
        try withBundle([Self.files, folders]) { bundle in
            let texts = ["%d files", "folders", "%d files"].map {
                bundle.localizedString(forKey: $0, value: nil, table: "Plural")
            }
            #expect(texts.map { String(format: $0, 1) } == ["1 file", "a folder", "1 file"])
            #expect(texts.map { String(format: $0, 2, 7) } == ["2 files", "2 folders !", "2 files"])
        }
    }

    @Test("The folder's language chooses the form, and plural forms take precedence")
    func language() throws {
        let entry = Self.entry("n", "%#@v@", ["v": ["one": "one", "few": "few", "many": "many", "other": "other"]])
        try withBundle([entry], strings: "\"n\" = \"plain\"; \"k\" = \"text\";", folder: "pl.lproj") { bundle in
            let text = bundle.localizedString(forKey: "n", value: nil, table: "Plural")
            #expect([1, 2, 5, 22].map { String(format: text, $0) } == ["one", "few", "many", "few"])
            #expect(bundle.localizedString(forKey: "k", value: nil, table: "Plural") == "text")
            let folder = Bundle(path: bundle.bundlePath + "/pl.lproj")
            let inner = folder?.localizedString(forKey: "n", value: nil, table: "Plural") ?? ""
            #expect(String(format: inner, 2) == "few")
        }
    }

    @Test("A missing key, a missing table and a damaged entry are the default text or the key")
    func missing() throws {
        let loop = Self.entry("loop", "%#@v@", ["v": ["other": "%d %#@w@"], "w": ["other": "%#@v@"]])
        let absent = Self.entry("absent", "%#@q@", ["v": ["other": "x"]])
        let partial = Self.entry("partial", "%#@v@", ["v": ["one": "x"]])
        try withBundle([loop, absent, partial, Self.files]) { bundle in
            for key in ["loop", "absent", "partial", "none"] {
                #expect(bundle.localizedString(forKey: key, value: "", table: "Plural") == key)
                #expect(bundle.localizedString(forKey: key, value: "else", table: "Plural") == "else")
                #expect(String(localized: String.LocalizationValue(key), table: "Plural", bundle: bundle) == key)
            }
            #expect(NSLocalizedString("%d files", bundle: bundle, value: "else", comment: "") == "else")
        }
        try withBundle(["<key>"]) { bundle in
            #expect(bundle.localizedString(forKey: "%d files", value: nil, table: "Plural") == "%d files")
        }
    }

    @Test("A form may leave out values, and values of another kind or missing ones end no program")
    func values() throws {
        let entry = Self.entry("n", "%#@v@ in %@", ["v": ["one": "a file", "other": "%d files"]])
        let other = Self.entry("o", "%#@v@ %@ %s %2$d", ["v": ["other": "%d"]])
        try withBundle([entry, other]) { bundle in
            let (text, odd) = (
                bundle.localizedString(forKey: "n", value: nil, table: "Plural"),
                bundle.localizedString(forKey: "o", value: nil, table: "Plural")
            )
            #expect(String(format: text, 1, "A" as NSString) == "a file in A")
            #expect(String(format: text, 2, "A" as NSString) == "2 files in A")
            #expect(String(format: odd, 1, 2) == "1 2  2")
            #expect(String(format: odd, 1.5, "%@" as NSString, 7) == "1.5 %@ 7 %@")
        }
    }

    @Test("A variable that no text declares stands for itself")
    func unknownVariables() throws {
        SceneContext().run {
            #expect(String(format: "%#@v@ of %d", 1, 2) == "%#@v@ of 2")
            #expect(String.localizedStringWithFormat("%@ %.1f %%", "a", 1.5) == "a 1.5 %")
        }
    }
}
