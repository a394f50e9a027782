import Foundation
import TestSupport
import Testing
import QuartziteXcodeProject

@testable import quartzite

@Suite("The language of an app's texts")
struct LanguageChoiceTests {
    @Test(
        "A language matches itself, its parent, its regions, and else the language of development",
        arguments: [
            ("de", "de"), ("de-AT", "de"), ("pt", "pt-BR"), ("zh-hans", "zh-Hans"), ("en-US", "English"),
            ("sv", "English"),
        ])
    func best(requested: String, chosen: String) {
        let available: Set = ["Base", "de", "English", "pt-BR", "zh-Hans"]
        #expect(LanguageChoice.best(requested, of: available, region: "en") == chosen)
    }

    @Test("A file that is not translated is used in the language of development")
    func files() {
        let resources = ["a.png", "Base.lproj/Main.storyboard", "de.lproj/a.strings", "en.lproj/a.strings"]
        let choice = LanguageChoice(language: "de", region: "en")
        func placed(_ more: [String]) -> [String] {
            let all = (resources + more).map { ProjectResource(path: "/" + $0) }
            return choice.resources(of: all).map { "\($0.language ?? "-") \($0.path)" }
        }
        let common = ["- /a.png", "Base /Base.lproj/Main.storyboard", "de /de.lproj/a.strings"]
        #expect(placed([]) == common)
        #expect(placed(["en.lproj/b.strings"]) == common + ["de /en.lproj/b.strings"])
        #expect(placed(["fr.lproj/b.strings"]) == common + ["de /fr.lproj/b.strings"])
        // The base is in the language of development.
        #expect(placed(["fr.lproj/Main.strings"]) == common)
    }

    @Test("A string catalog becomes tables of one language, completed in its own language")
    func catalog() throws {
        let catalog = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
                "hello": {"localizations": {
                    "en": {"stringUnit": {"state": "translated", "value": "Hello"}},
                    "de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
                "bye": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Bye"}}}},
                "%lld files": {"localizations": {"de": {"variations": {"plural": {
                    "one": {"stringUnit": {"state": "translated", "value": "eine Datei"}},
                    "other": {"stringUnit": {"state": "translated", "value": "%lld Dateien"}}}}}}}
            }}
            """
        try withTemporaryFolder { folder in
            let path = folder + "/Localizable.xcstrings"
            try Data(catalog.utf8).write(to: URL(filePath: path))
            let tables = try StringTables.make(catalog: path, choice: LanguageChoice(language: "de", region: "en"))
            #expect(tables.files.map(\.ending) == ["strings", "stringsdict"])
            let texts = try PropertyListSerialization.propertyList(from: tables.files[0].data, format: nil)
            #expect(texts as? [String: String] == ["hello": "Hallo", "bye": "Bye"])
            var contents = BundleContents(language: "de")
            contents.add([ProjectResource(path: path)], in: "", region: "en")
            #expect(
                contents.files.keys.sorted() == [
                    "de.lproj/Localizable.strings", "de.lproj/Localizable.stringsdict", "en.lproj/Localizable.strings",
                ])
            contents.add([ProjectResource(path: folder + "/none.xcstrings")], in: "", region: "en")
            #expect(contents.problems.count == 1)
        }
    }

    @Test("All languages are in the bundle, and what is not translated to its own one is in that, too")
    func allLanguages() {
        var contents = BundleContents(language: "de")
        let paths = ["/de.lproj/a.strings", "/en-US.lproj/a.strings", "/en-US.lproj/b.strings", "/Base.lproj/c.xib"]
        contents.add(paths.map { ProjectResource(path: $0) }, in: "Kit.bundle", region: "en-US")
        #expect(
            contents.files.keys.sorted() == [
                "Kit.bundle/Base.lproj/c.xib", "Kit.bundle/de.lproj/a.strings", "Kit.bundle/de.lproj/b.strings",
                "Kit.bundle/en-US.lproj/a.strings", "Kit.bundle/en-US.lproj/b.strings",
            ])
    }

    @Test("Catalogs of images with one name are all in the bundle, and of other files the first one")
    func conflicts() {
        var contents = BundleContents(language: "en")
        let paths = ["/a/Assets.xcassets", "/b/Assets.xcassets", "/b/Assets.xcassets", "/a/x.png", "/b/x.png"]
        contents.add(paths.map { ProjectResource(path: $0) }, in: "", region: "en")
        #expect(contents.files.keys.sorted() == ["Assets-2.xcassets", "Assets.xcassets", "x.png"])
    }
}
