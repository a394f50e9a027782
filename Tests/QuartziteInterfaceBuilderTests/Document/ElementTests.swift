import Foundation
@testable import QuartziteInterfaceBuilder
import TestSupport
import Testing

@Suite("Navigation between elements")
struct ElementTests {
    @Test("A xib lists its objects in document order, including placeholders", .rule("I3", "I99")) func objects() throws
    {
        let document = try Sample.read(Sample.xib("<view id=\"a\"/><customObject id=\"b\"/><view id=\"c\"/>"))
        #expect(document.objects.map(\.id) == ["-1", "-2", "a", "b", "c"])
        #expect(document.scenes.isEmpty)
        #expect(document.element("-1")?.attribute("placeholderIdentifier") == "IBFilesOwner")
        #expect(document.element("x") == nil)
    }

    @Test("A scene has a controller and other objects", .rule("I21")) func scenes() throws {
        let document = try Sample.read(
            Sample.storyboard(
                """
                <placeholder placeholderIdentifier="IBFirstResponder" id="f" sceneMemberID="firstResponder"/>
                <tableViewController storyboardIdentifier="list" id="c" sceneMemberID="viewController">
                <tableView key="view" contentMode="scaleToFill" id="t"/></tableViewController>
                <customObject id="o"/><exit id="e" sceneMemberID="exit"/>
                """, #"<viewControllerPlaceholder storyboardName="B" id="p" sceneMemberID="viewController"/>"#))
        #expect(document.scenes.map(\.id) == ["s0", "s1"])
        #expect(document.scenes[0].objects.map(\.id) == ["f", "c", "o", "e"])
        #expect(document.scenes.map(\.controller?.id) == ["c", "p"])
        let table = try #require(document.element("t"))
        #expect(document.scene(of: table) == document.scenes[0])
        #expect(document.controller(identifier: "list")?.id == "c")
        #expect(document.controller(identifier: "other") == nil)
        #expect(document.objects.isEmpty)
    }

    @Test("Parents, children and lists follow the file") func navigation() throws {
        let view = try Sample.view("<subviews>\n<label id=\"a\"/>\n<view id=\"b\"/></subviews><constraints/>")
        #expect(view.children.map(\.name) == ["subviews", "constraints"])
        let subviews = view.list("subviews")
        #expect(subviews.map(\.id) == ["a", "b"] && subviews.map(\.line) == [7, 8])
        #expect(subviews[0].parent?.parent == view && subviews[0].superview == view)
        #expect(view.superview == nil && view.parent?.name == "objects")
        #expect(view.list("constraints").isEmpty && view.list("absent").isEmpty)
        #expect(view.element("b") == subviews[1] && Set(subviews + subviews).count == 2)
        #expect(view.attributeNames == ["contentMode", "id"])
    }

    @Test("A child with a key is the value of that property", .rule("I4")) func keys() throws {
        let view = try Sample.view("<point key=\"a\" x=\"1\"/><point key=\"b\" x=\"2\"/><nil key=\"c\"/>")
        #expect(view.child(forKey: "b")?.attribute("x") == "2")
        #expect(view.child(forKey: "d") == nil)
        #expect(view.isNil("c") && !view.isNil("a") && !view.isNil("d"))
    }

    @Test("Documents can be used from several threads") func threads() async throws {
        let document = try Sample.read(Sample.xib("<view id=\"v\"/>"))
        let ids = await withTaskGroup(of: String?.self) { group in
            for _ in 0..<4 { group.addTask { document.element("v")?.id } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(ids == ["v", "v", "v", "v"])
    }
}
