import TestSupport
import Testing

@testable import QuartziteInterfaceBuilder

@Suite("Connections")
struct ConnectionTests {
    private func outlets(_ element: InterfaceElement) -> [InterfaceOutlet] {
        element.connections.compactMap { if case .outlet(let outlet) = $0 { outlet } else { nil } }
    }

    private func actions(_ element: InterfaceElement) -> [InterfaceAction] {
        element.connections.compactMap { if case .action(let action) = $0 { action } else { nil } }
    }

    private func segues(_ element: InterfaceElement) -> [InterfaceSegue] {
        element.connections.compactMap { if case .segue(let segue) = $0 { segue } else { nil } }
    }

    @Test("Outlets belong to their enclosing element, in document order", .rule("I94", "I98")) func outlets() throws {
        let owner = outlets(try SampleFile.form.element("-1"))
        #expect(owner.map(\.property) == ["nameField", "view", "labels"])
        #expect(owner.map(\.destination) == ["fld-na-me0", "frm-vi-ew0", "lbl-na-me0"])
        #expect(owner.map(\.isCollection) == [false, false, true] && owner.map(\.line) == [11, 12, 13])
        let table = outlets(try SampleFile.shop.element("lst-tb-l00"))
        #expect(table.map(\.property) == ["dataSource", "delegate"])
    }

    @Test("A gesture recognizer is appended to its view's recognizers", .rule("I97")) func recognizers() throws {
        let collection = outlets(try SampleFile.card.element("crd-vi-ew0")).last
        #expect(collection?.property == "gestureRecognizers" && collection?.isCollection == true)
        #expect(collection?.appends == true && collection?.destination == "crd-sw-p00")
    }

    @Test("An action has a selector, a target and an event", .rule("I95")) func actions() throws {
        let field = actions(try SampleFile.form.element("fld-na-me0")).first
        #expect(field?.selector.name == "nameChanged:" && field?.event == "editingChanged")
        #expect(field?.destination == "-1" && field?.goesToFirstResponder == false)
        let button = actions(try SampleFile.form.element("btn-se-nd0")).first
        #expect(button?.goesToFirstResponder == true && button?.event == "touchUpInside")
        let tap = actions(try SampleFile.form.element("rec-ta-p00")).first
        #expect(tap?.event == nil && tap?.selector.name == "backgroundTapped:")
    }

    @Test(
        "A selector has possible names in Swift", .rule("I96"),
        arguments: [
            ("tapped", ["tapped()"]), ("tapped:", ["tapped(_:)"]),
            ("tappedWithSender:", ["tapped(sender:)", "tappedWithSender(_:)"]),
            ("tap:event:", ["tap(_:event:)"]),
            ("tapWithSender:forEvent:", ["tap(sender:forEvent:)", "tapWithSender(_:forEvent:)"]),
            ("goTo:", ["goTo(_:)", "go(to:)"]), ("fade:::", ["fade(_:_:_:)"]), ("Within:", ["Within(_:)"]),
            ("", ["()"]), (":", ["(_:)"]),
        ])
    func selectors(name: String, expected: [String]) {
        let selector = InterfaceSelector(name: name)
        #expect(selector.swiftNames == expected)
        #expect(selector.argumentCount == name.filter { $0 == ":" }.count)
    }

    @Test("A segue has the values that its kind requires", .rule("I27", "I102", "I104", "I105", "I106", "I107"))
    func segues() throws {
        let tabs = segues(try SampleFile.shop.element("tab-ba-r00"))
        #expect(tabs.map(\.relationship) == ["viewControllers", "viewControllers"])
        #expect(
            tabs.map(\.destination) == ["nav-co-n00", "ref-ca-rt0"] && tabs.allSatisfy { $0.kind == .relationship })
        let cell = segues(try SampleFile.shop.element("cel-it-m00"))
        #expect(cell.map(\.kind) == [.show, .presentation] && cell.map(\.identifier) == ["showItem", nil])
        #expect(cell.map(\.animates) == [true, false] && cell.map(\.trigger) == [nil, "accessoryAction"])
        #expect(cell[1].modalPresentationStyle == "formSheet" && cell[1].modalTransitionStyle == nil)
        let embed = segues(try SampleFile.shop.element("ite-bo-x00")).first
        #expect(embed?.kind == .embed && embed?.destinationCreationSelector?.name == "makePhotos:sender:")
        let item = segues(try SampleFile.shop.element("ite-co-n00"))
        #expect(
            item.map(\.kind) == [.unwind, .custom]
                && item[0].unwindAction?.swiftNames == ["unwindToList(_:)", "unwind(toList:)"])
        #expect(item[1].segueClass.runtimeName(targetModule: "Shop") == "Shop.FadeSegue")
    }

    @Test("A segue can perform a message other than its kind's default", .rule("I104")) func messages() throws {
        let view = try Sample.view(
            """
            <connections><segue kind="showDetail" destination="-1" action="showViewController:sender:"/>
            <segue kind="show" destination="-1"><nil key="action"/></segue></connections>
            """)
        #expect(segues(view).map(\.action?.name) == ["showViewController:sender:", nil])
    }

    @Test("A popover segue has an anchor and directions", .rule("I104")) func popovers() throws {
        let segue = try Sample.view(
            """
            <connections><segue kind="popoverPresentation" destination="-1" popoverAnchorView="v">
            <popoverArrowDirection key="popoverArrowDirection" up="YES" left="YES"/></segue></connections>
            """)
        #expect(segues(segue).map(\.popoverAnchor) == ["v"])
        #expect(segues(segue).map(\.popoverArrowDirections) == [["up", "left"]])
    }

    @Test("An incomplete connection is ignored") func incomplete() throws {
        let view = try Sample.view(
            """
            <connections><outlet property="a"/><outlet destination="v"/><action selector="a:"/><segue destination="v"/>
            <segue kind="leap" destination="v"/><outlet property="b" destination="v"/><other/></connections>
            """)
        #expect(view.connections.count == 1)
    }
}
