import Foundation
import TestSupport
import Testing

@testable import QuartziteInterfaceBuilder

@Suite("Localization of documents")
struct LocalizationTests {
    private func table(_ texts: [String: String]) -> StringsTable {
        var table = StringsTable()
        table.texts = texts.mapValues { LocalizedText(format: $0) }
        return table
    }

    @Test("Keys consist of object ids and property names", .rule("I112")) func keys() throws {
        let form = try SampleFile.form.read().localized(
            with: table([
                "lbl-na-me0.text": "Nom", "fld-na-me0.placeholder": "Nom complet", "btn-se-nd0.normalTitle": "Bouton",
                "btn-se-nd0.configuration.title": "Envoyer",
            ]))
        #expect(form.element("lbl-na-me0")?.string("text") == "Nom")
        #expect(form.element("fld-na-me0")?.string("placeholder") == "Nom complet")
        #expect(form.element("btn-se-nd0")?.buttonStates.map(\.title) == ["Bouton"])
        #expect(form.element("btn-se-nd0")?.child(forKey: "configuration")?.string("title") == "Envoyer")
        #expect(try SampleFile.form.element("lbl-na-me0").string("text") == "Name")
    }

    @Test("A text replaces a value that is an element", .rule("I6", "I112")) func elements() throws {
        let card = try SampleFile.card.read().localized(with: table(["crd-bt-n00.highlightedTitle": "Offen"]))
        #expect(card.element("crd-bt-n00")?.buttonStates.map(\.title) == ["Open", "Offen"])
        let settings = try SampleFile.settings.read().localized(with: table(["set-se-c02.headerTitle": "Mehr"]))
        #expect(settings.element("set-se-c02")?.string("headerTitle") == "Mehr")
    }

    @Test("Segments are counted from 0", .rule("I112")) func segments() throws {
        let text =
            #"<segmentedControl id="s"><segments><segment title="a"/><segment title="b"/></segments></segmentedControl>"#
        let document = try Sample.read(Sample.xib(text)).localized(
            with: table(["s.segmentTitles[1]": "B", "s.segmentTitles[2]": "C", "s.segmentTitles[-1]": "D"]))
        #expect(document.element("s")?.list("segments").map { $0.string("title") } == ["a", "B"])
    }

    @Test("Unknown keys have no effect") func others() throws {
        let document = try SampleFile.form.read()
        let localized = document.localized(
            with: table([
                "x.text": "a", "lbl-na-me0": "b", "lbl-na-me0.": "c", "lbl-na-me0.id": "d",
                "lbl-na-me0.numberOfLines": "9",
                "con-00-001.firstItem": "e", ".text": "f", "lbl-na-me0.segmentTitles[0]": "g", "..": "h",
            ]))
        for id in ["lbl-na-me0", "con-00-001"] {
            let (before, after) = (document.element(id), localized.element(id))
            #expect(before?.attributeNames == after?.attributeNames)
            #expect(before?.attributeNames.allSatisfy { before?.attribute($0) == after?.attribute($0) } == true)
        }
    }
}
