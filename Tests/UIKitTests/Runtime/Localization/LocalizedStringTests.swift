import Foundation
import QuartzCore
import TestSupport
import Testing

@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
@testable import UIKit

@Suite("Texts in the app's language")
struct LocalizedStringTests {
    private static let plurals = """
        <plist version="1.0"><dict><key>%lld files</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@count@</string>
        <key>count</key><dict><key>one</key><string>one file</string><key>other</key><string>%lld files here</string></dict>
        </dict></dict></plist>
        """

    private func withBundle(_ body: (Bundle) throws -> Void) throws {
        try withTemporaryFolder { folder in
            let texts = "\"greeting\" = \"Good day\"; \"%@ of %lld\" = \"%2$lld, %1$@\";"
            try FileManager.default.createDirectory(
                atPath: folder + "/en.lproj", withIntermediateDirectories: true)
            try Data(texts.utf8).write(to: URL(filePath: folder + "/en.lproj/Localizable.strings"))
            try Data(Self.plurals.utf8).write(to: URL(filePath: folder + "/en.lproj/Localizable.stringsdict"))
            let bundle = try #require(Bundle(path: folder))
            try SceneContext().run { try body(bundle) }
        }
    }

    @Test("A text is found by its key with the conversions of its values, and a missing key is its own text")
    func keys() throws {
        try withBundle { bundle in
            #expect(String(localized: "greeting", bundle: bundle) == "Good day")
            #expect(String(localized: "\("a") of \(3)", bundle: bundle) == "3, a")
            #expect(String(localized: "100 %", bundle: bundle) == "100 %")
            #expect(String(localized: "\(2) is 100 %", bundle: bundle) == "2 is 100 %")
            #expect(String(localized: "farewell", defaultValue: "Bye \("you")", bundle: bundle) == "Bye you")
            #expect(String(localized: "greeting", defaultValue: "Bye", bundle: bundle) == "Good day")
        }
    }

    @Test("Languages are written in a direction, which a script can change")
    func direction() {
        func isRightToLeft(_ name: String) -> Bool { PreferredLanguages(of: Locale(identifier: name)).isRightToLeft }
        #expect(["ar", "ar_SA", "he-IL", "fa", "ur_PK"].allSatisfy(isRightToLeft))
        #expect(!["en", "de_DE", "az", "ks-Latn_IN", "zh-Hant_HK"].contains(where: isRightToLeft))
    }

    @Test("A number selects the plural form")
    func plurals() throws {
        try withBundle { bundle in
            #expect(String(localized: "\(1) files", bundle: bundle) == "one file")
            #expect(String(localized: "\(5) files", bundle: bundle) == "5 files here")
        }
    }

    @Test(
        "In a bundle with several languages, the stage's locale selects one",
        arguments: [
            ("zh_TW", "早安"), ("zh-Hant_HK", "早安"), ("zh_CN", "早上好"), ("en_GB", "Good day"), ("de_DE", "Guten Tag"),
            ("fr_FR", "Good day"),
        ])
    func languages(locale: String, text: String) throws {
        try withTemporaryFolder { folder in
            let texts = ["en": "Good day", "de": "Guten Tag", "zh-hant": "早安", "zh-Hans": "早上好"]
            for (language, text) in texts {
                let path = "\(folder)/\(language).lproj"
                try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
                try Data("\"greeting\" = \"\(text)\";".utf8).write(to: URL(filePath: path + "/Localizable.strings"))
            }
            let bundle = try #require(Bundle(path: folder))
            let settings = SceneSettings(seed: 0, timeZone: .gmt, locale: Locale(identifier: locale))
            SceneContext(settings: settings).run {
                #expect(String(localized: "greeting", bundle: bundle) == text)
            }
        }
    }
}
