@testable import QuartziteInterfaceBuilder
import TestSupport
import Testing

@Suite("Ids and references")
struct ReferenceTests {
    @Test("A duplicate id is rejected", .rule("I3")) func duplicates() {
        let error = Sample.error(Sample.xib("<view id=\"a\"/>\n<view id=\"b\"/>\n<view id=\"a\"/>"))
        #expect(error?.description == "Test.xib:8: the id \"a\" is already used in line 6")
        #expect(Sample.error(Sample.xib("<view id=\"-1\"/>"))?.reason == .duplicateID("-1", firstLine: 4))
        // The ids of devices and adaptations are names, not ids of objects.
        let devices = "<device id=\"retina\"><adaptation id=\"a\"/></device>"
        #expect(Sample.error(Sample.xib("<view id=\"a\"/>", more: devices)) == nil)
    }

    @Test(
        "A reference to a missing id is rejected", .rule("I3"),
        arguments: [
            ("<outlet property=\"a\" destination=\"x\" id=\"o\"/>", "destination", "outlet"),
            ("<outletCollection property=\"a\" destination=\"x\"/>", "destination", "outletCollection"),
            ("<action selector=\"a:\" destination=\"x\"/>", "destination", "action"),
            ("<segue kind=\"show\" destination=\"x\"/>", "destination", "segue"),
            ("<segue kind=\"show\" destination=\"v\" popoverAnchorView=\"x\"/>", "popoverAnchorView", "segue"),
            ("<constraint firstItem=\"x\" firstAttribute=\"top\"/>", "firstItem", "constraint"),
            ("<constraint firstItem=\"v\" secondItem=\"x\"/>", "secondItem", "constraint"),
            ("<variation key=\"default\"><mask><exclude reference=\"x\"/></mask></variation>", "reference", "exclude"),
            ("<tableViewCell textLabel=\"x\"/>", "textLabel", "tableViewCell"),
        ])
    func missing(element: String, attribute: String, name: String) {
        let error = Sample.error(Sample.xib("<view id=\"v\"/>\n\(element)"))
        #expect(error?.reason == .missingID("x", element: name, attribute: attribute))
        #expect(error?.line == 7)
    }

    @Test("The initial controller must exist", .rule("I20")) func initial() throws {
        let scene = #"<viewController id="c" sceneMemberID="viewController"/>"#
        #expect(try Sample.read(Sample.storyboard(initial: "c", scene)).initialViewController?.id == "c")
        #expect(try Sample.read(Sample.storyboard(scene)).initialViewController == nil)
        let error = Sample.error(Sample.storyboard(initial: "x", scene))
        #expect(error?.reason == .missingID("x", element: "document", attribute: "initialViewController"))
    }

    private func controller(_ id: String, _ segues: String, name: String = "viewController") -> String {
        """
        <\(name) storyboardIdentifier="\(id)ID" id="\(id)" sceneMemberID="viewController">
        <connections>\(segues)</connections></\(name)>
        """
    }

    private func segue(_ kind: String, _ destination: String) -> String {
        "<segue kind=\"\(kind)\" destination=\"\(destination)\"/>"
    }

    @Test("Controllers that contain each other are rejected", .rule("I27")) func cycles() {
        let cycle = Sample.error(
            Sample.storyboard(
                controller("a", segue("show", "b") + segue("relationship", "b")), controller("b", segue("embed", "c")),
                controller("c", segue("relationship", "b"))))
        #expect(cycle?.reason == .cycle(["b", "c", "b"]))
        #expect(cycle?.description == "Test.xib:14: view controllers contain each other: \"b\" → \"c\" → \"b\"")
        let own = Sample.error(Sample.storyboard(controller("a", segue("embed", "a"))))
        #expect(own?.reason == .cycle(["a", "a"]))
    }

    @Test("The message about a long cycle is short") func longCycles() {
        let count = 1000
        let controllers = (0..<count).map { controller("c\($0)", segue("embed", "c\(($0 + 1) % count)")) }
        let error = Sample.error(Sample.storyboard(controllers.joined(separator: "\n")))
        #expect(error?.description.hasSuffix(#""c0" → "c1" → "c2" → "c3" → "c4" → … → "c0""#) == true)
    }

    @Test("A cycle of segues that the user triggers is allowed", .rule("I104")) func shows() throws {
        let text = Sample.storyboard(
            controller("a", segue("relationship", "b") + segue("embed", "c")),
            controller("b", segue("show", "a") + segue("embed", "c")), controller("c", segue("presentation", "a")))
        #expect(try Sample.read(text).scenes.count == 3)
    }

    @Test("A cycle through references to the same storyboard is rejected", .rule("I30")) func references() throws {
        let reference =
            #"<viewControllerPlaceholder referencedIdentifier="aID" id="p" sceneMemberID="viewController"/>"#
        let embedding = controller("a", segue("embed", "p"))
        #expect(Sample.error(Sample.storyboard(embedding, reference))?.reason == .cycle(["a", "a"]))
        let initial = reference.replacing(" referencedIdentifier=\"aID\"", with: "")
        #expect(Sample.error(Sample.storyboard(initial: "a", embedding, initial))?.reason == .cycle(["a", "a"]))
        let other = initial.replacing("id=", with: "storyboardName=\"Other\" id=")
        #expect(try Sample.read(Sample.storyboard(initial: "a", embedding, other)).scenes.count == 2)
    }

    @Test("A chain of 50,000 controllers is not a cycle") func chains() throws {
        let count = 50_000
        let controllers = (0..<count).map { index in
            controller("c\(index)", index + 1 < count ? segue("relationship", "c\(index + 1)") : "")
        }
        let document = try Sample.read(Sample.storyboard(controllers.joined(separator: "\n")))
        #expect(document.element("c49999") != nil)
    }
}
