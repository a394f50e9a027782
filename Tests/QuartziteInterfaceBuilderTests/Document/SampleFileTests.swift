import TestSupport
import Testing

@testable import QuartziteInterfaceBuilder

@Suite("Complete documents")
struct SampleFileTests {
    @Test("A document from Xcode contains nothing unknown", .rule("I5"), arguments: SampleFile.allCases)
    func warnings(file: SampleFile) throws {
        let expected =
            file == .scrolling ? ["mapView is not available; a plain UIView replaces it"] : []
        #expect(try file.read().warnings.map(\.text) == expected)
    }

    @Test("A storyboard keeps the order of its scenes", .rule("I1", "I21")) func scenes() throws {
        let document = try SampleFile.shop.read()
        #expect(document.kind == .storyboard && document.toolsVersion == 15400)
        let controllers = document.scenes.compactMap(\.controller?.name)
        #expect(
            controllers == [
                "tabBarController", "navigationController", "tableViewController", "viewController",
                "collectionViewController", "viewControllerPlaceholder",
            ])
        #expect(document.initialViewController?.id == "tab-ba-r00")
        #expect(document.globalTint == .named("Brand", fallback: document.namedColors["Brand"]))
        #expect(document.namedColors.keys.sorted() == ["Brand"])
    }

    @Test("Prototypes, sections and cells are read as lists", .rule("I91", "I92")) func lists() throws {
        let prototypes = try SampleFile.shop.element("lst-tb-l00").list("prototypes")
        #expect(prototypes.map { $0.string("reuseIdentifier") } == ["Item"])
        #expect(prototypes.first?.reference("textLabel")?.string("text") == "Title")
        #expect(prototypes.first?.child(forKey: "contentView")?.list("subviews").count == 2)
        let sections = try SampleFile.settings.element("set-tb-l00").list("sections")
        #expect(sections.map { $0.string("headerTitle") } == ["Sound", "More\noptions"])
        #expect(sections.map { $0.list("cells").count } == [1, 0])
        let cells = try SampleFile.shop.element("pho-vi-w00").list("cells")
        #expect(cells.map { $0.string("reuseIdentifier") } == ["Photo"])
        let layout = try SampleFile.shop.element("pho-la-y00")
        #expect(layout.size("itemSize")?.width == 128 && layout.insets("sectionInset")?.left == 8)
    }

    @Test("A button has the values of its states", .rule("I78")) func button() throws {
        let states = try SampleFile.card.element("crd-bt-n00").buttonStates
        #expect(states.map(\.state) == [.normal, .highlighted])
        #expect(states.map(\.title) == ["Open", "Opening\n…"])
        #expect(states.map(\.image) == [InterfaceImage(name: "arrow"), nil])
        #expect(states.map(\.backgroundImage) == [InterfaceImage(name: "plate"), nil])
        #expect(states[0].titleColor != nil && states[0].titleShadowColor != nil && states[1].titleColor == nil)
    }

    @Test("A configuration has the values of its element", .rule("I79")) func configuration() throws {
        let configuration = try SampleFile.form.element("btn-se-nd0").child(forKey: "configuration")
        #expect(configuration?.name == "buttonConfiguration")
        #expect(configuration?.string("title") == "Send" && configuration?.number("imagePadding") == 4)
    }
}
