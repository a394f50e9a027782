import TestSupport
import Testing

@testable import QuartziteInterfaceBuilder

@Suite("Objects and connections of nibs")
struct NibTests {
    private func outlets(_ nib: InterfaceNib?) -> [String]? {
        nib?.assignments.map { assignment in
            let ids = assignment.destinations.map { $0.id ?? "?" }.joined(separator: " ")
            return
                "\(assignment.source.id ?? "?").\(assignment.property)\(assignment.isCollection ? "[]" : "") = \(ids)"
        }
    }

    @Test("A xib lists its objects without placeholders", .rule("I15", "I99")) func xibs() throws {
        let nib = try SampleFile.card.read().nib(for: .phonePortrait)
        #expect(nib.topLevelObjects.map(\.id) == ["crd-vi-ew0", "crd-sw-p00", "crd-pr-s00"])
        #expect(nib.objects.map(\.id) == ["crd-vi-ew0", "crd-la-b00", "crd-bt-n00", "crd-sw-p00", "crd-pr-s00"])
        #expect(outlets(nib) == ["crd-vi-ew0.gestureRecognizers[] = crd-sw-p00", "crd-vi-ew0.label = crd-la-b00"])
        #expect(nib.assignments.first?.appends == true)
        #expect(nib.actions.map(\.source.id) == ["crd-bt-n00"] && nib.actions.map(\.action.destination) == ["-1"])
    }

    @Test("File's Owner has outlets, and can be their destination", .rule("I16", "I94")) func owner() throws {
        let nib = try SampleFile.form.read().nib(for: .phonePortrait)
        #expect(
            outlets(nib) == [
                "-1.labels[] = lbl-na-me0", "fld-na-me0.delegate = -1", "-1.nameField = fld-na-me0",
                "-1.view = frm-vi-ew0",
            ])
        #expect(nib.topLevelObjects.map(\.id) == ["frm-vi-ew0", "rec-ta-p00"])
    }

    @Test("Outlet collections come first, then outlets by name", .rule("I12", "I14")) func order() throws {
        let nib = try Sample.read(
            Sample.xib(
                """
                <view id="a"><connections><outlet property="zoo" destination="b"/><outlet property="Bee" destination="b"/>
                <outletCollection property="list" destination="b"/><outlet property="ant" destination="b"/></connections></view>
                <view id="b"><connections><outlet property="ant" destination="a"/>
                <outletCollection property="list" destination="b"/></connections></view>
                <view id="c"><connections><outletCollection property="list" destination="c"/>
                <outletCollection property="list" destination="a"/></connections></view>
                """)
        ).nib(for: .unspecified)
        #expect(
            outlets(nib) == [
                "a.list[] = b", "b.list[] = b", "c.list[] = c a", "a.Bee = b", "a.ant = b", "b.ant = a", "a.zoo = b",
            ])
    }

    @Test("Custom objects are created first", .rule("I12")) func customObjects() throws {
        let scene = try #require(SampleFile.shop.read().scenes.dropFirst(2).first)
        let nib = scene.controllerNib(for: .phonePortrait)
        #expect(nib.objects.map(\.id) == ["obj-st-o00", "lst-co-n00", "nit-ls-t00", "bar-ad-d00"])
        #expect(nib.topLevelObjects.map(\.id) == ["lst-co-n00", "obj-st-o00"])
        #expect(nib.actions.map(\.source.id) == ["bar-ad-d00"] && nib.assignments.isEmpty && nib.segues.isEmpty)
    }

    @Test("A controller and its view form two nibs", .rule("I22", "I23")) func scenes() throws {
        let document = try Sample.read(
            Sample.storyboard(
                """
                <viewController id="c" sceneMemberID="viewController"><view key="view" contentMode="center" id="v">
                <subviews><button id="b"><connections><action selector="tap:" destination="c" eventType="touchUpInside"/>
                <segue kind="show" destination="c"/><outlet property="helper" destination="o"/></connections></button></subviews>
                </view><navigationItem key="navigationItem" id="n"/><connections><outlet property="button" destination="b"/>
                <outlet property="helper" destination="o"/><segue kind="show" destination="c"/></connections></viewController>
                <customObject id="o"><connections><outlet property="view" destination="v"/>
                <outlet property="owner" destination="c"/></connections></customObject>
                <tapGestureRecognizer id="t"><connections><action selector="go" destination="c"/></connections></tapGestureRecognizer>
                """))
        let scene = document.scenes[0]
        let controller = scene.controllerNib(for: .phonePortrait)
        #expect(controller.objects.map(\.id) == ["o", "c", "n", "t"])
        #expect(outlets(controller) == ["c.helper = o", "o.owner = c"])
        #expect(controller.actions.map(\.source.id) == ["t"] && controller.segues.map(\.source.id) == ["c"])
        let view = try #require(scene.viewNib(for: .phonePortrait))
        #expect(view.objects.map(\.id) == ["v", "b"] && view.topLevelObjects.map(\.id) == ["v"])
        #expect(outlets(view) == ["c.button = b", "b.helper = o", "o.view = v"])
        #expect(view.actions.map(\.source.id) == ["b"] && view.segues.map(\.source.id) == ["b"])
        #expect(view.objects.allSatisfy { $0.sizeClasses == .phonePortrait })
    }

    @Test("A controller without a view has one nib", .rule("I31")) func withoutView() throws {
        let document = try SampleFile.shop.read()
        #expect(document.scenes[0].viewNib(for: .tablet) == nil)
        let nib = document.scenes[0].controllerNib(for: .tablet)
        #expect(nib.objects.map(\.id) == ["tab-ba-r00", "tab-vi-ew0"] && nib.segues.count == 2)
        #expect(document.scenes[5].controllerNib(for: .tablet).topLevelObjects.isEmpty)
    }

    @Test("Prototypes are separate nibs, and static cells are not", .rule("I91", "I92")) func prototypes() throws {
        let shop = try SampleFile.shop.read()
        let view = shop.scenes[2].viewNib(for: .phonePortrait)
        #expect(view?.objects.map(\.id) == ["lst-tb-l00"] && view?.segues.isEmpty == true)
        let cell = try #require(shop.element("cel-it-m00"))
        let nib = try #require(cell.prototypeNib())
        #expect(nib.objects.map(\.id) == ["cel-it-m00", "cel-co-n00", "cel-tx-t00", "cel-de-t00"])
        #expect(nib.segues.map(\.segue.kind) == [.show, .presentation])
        let photos = try #require(shop.scenes[4].viewNib(for: .phonePortrait))
        #expect(photos.objects.map(\.id) == ["pho-vi-w00", "pho-la-y00"])
        #expect(shop.element("pho-he-d00")?.isPrototype == true && shop.element("pho-ce-l00")?.isPrototype == true)
        let settings = try SampleFile.settings.read()
        let ids = settings.scenes[0].viewNib(for: .phonePortrait)?.objects.map(\.id)
        #expect(ids?.contains("set-ce-l01") == true && ids?.contains("set-sl-d00") == true)
        #expect(settings.element("set-ce-l01")?.prototypeNib() == nil)
    }

    @Test("An outlet to a constraint that is not created is nil", .rule("I16", "I39", "I46")) func constraints() throws
    {
        let objects = """
            <view id="v"><constraints><constraint firstAttribute="width" id="a"/>
            <constraint firstAttribute="height" placeholder="YES" id="b"/></constraints><connections>
            <outlet property="a" destination="a"/><outlet property="b" destination="b"/></connections></view>
            """
        let nib = try Sample.read(Sample.xib(objects)).nib(for: .unspecified)
        #expect(outlets(nib) == ["v.a = a"] && nib.objects.map(\.id) == ["v", "a"])
        let plain = try Sample.read(Sample.xib(objects, attributes: "")).nib(for: .unspecified)
        #expect(outlets(plain) == [] && plain.objects.map(\.id) == ["v"])
    }
}
