import TestSupport
import Testing

@testable import QuartziteInterfaceBuilder

@Suite("Classes of elements")
struct ClassTests {
    @Test(
        "The name of an element determines its class", .rule("I7"),
        arguments: [
            ("view", "UIView"), ("imageView", "UIImageView"), ("segmentedControl", "UISegmentedControl"),
            ("viewController", "UIViewController"), ("barButtonItem", "UIBarButtonItem"), ("switch", "UISwitch"),
            ("containerView", "UIView"), ("tableViewCellContentView", "UIView"),
            ("collectionViewCellContentView", "UIView"), ("tapGestureRecognizer", "UITapGestureRecognizer"),
            ("pongPressGestureRecognizer", "UILongPressGestureRecognizer"), ("customObject", "NSObject"),
            ("collectionViewFlowLayout", "UICollectionViewFlowLayout"), ("constraint", "NSLayoutConstraint"),
        ])
    func names(element: String, name: String) throws {
        let element = try Sample.object("<\(element) id=\"x\"/>")
        #expect(element.objectClass.elementClass == name && !element.isSubstituted)
    }

    @Test("Views and controllers of other frameworks are replaced by plain ones", .rule("I7")) func substitutes() throws
    {
        for name in ["mapView", "wkWebView", "webView", "sceneKitView", "skView", "glkView", "mtkView", "arscnView"] {
            let element = try Sample.object("<\(name) id=\"x\"/>")
            #expect(element.isSubstituted && element.objectClass.elementClass == "UIView")
        }
        let player = try Sample.object("<avPlayerViewController id=\"x\"/>")
        #expect(player.isSubstituted && player.objectClass.elementClass == "UIViewController")
    }

    @Test("A custom class includes the name of its module", .rule("I8")) func customClasses() throws {
        func name(_ attributes: String) throws -> String? {
            try Sample.object("<view id=\"x\" \(attributes)/>").objectClass.runtimeName(targetModule: "App")
        }
        #expect(try name("") == nil && name(#"customClass="""#) == nil)
        #expect(try name(#"customClass="Card""#) == "Card")
        #expect(try name(#"customClass="Card" customModule="Kit""#) == "Kit.Card")
        #expect(try name(#"customClass="Card" customModule="Kit" customModuleProvider="target""#) == "App.Card")
        #expect(try name(#"customClass="Card" customModuleProvider="target""#) == "App.Card")
        #expect(try name(#"customClass="Card" customModule="Kit" customModuleProvider="""#) == "Kit.Card")
    }

    @Test("File's Owner has no class in the document", .rule("I10")) func owner() throws {
        let owner = try SampleFile.form.element("-1").objectClass
        #expect(owner.customClass == nil && owner.elementClass == nil)
        let reference = try SampleFile.shop.element("ref-ca-rt0").objectClass
        #expect(reference.elementClass == nil)
    }
}
