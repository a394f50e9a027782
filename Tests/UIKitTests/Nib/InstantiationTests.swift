import QuartziteInterfaceBuilder
import QuartzCore
import TestSupport
import Testing
import UIKit

final class NibDial: UIView {}
final class NibModel: NSObject {}
nonisolated final class _Class_NibNamed: _NamedClass { static var _class: AnyClass { NibDial.self } }

@MainActor @Suite("Objects of a nib") struct InstantiationTests {
    /// Creates the objects of a xib, and returns the instantiation.
    private func instantiate(_ objects: String) throws -> NibInstantiation {
        let source = NibSource(try NibText.document(NibText.xib(objects)), bundle: nil)
        let instantiation = NibInstantiation(source.document.nib(for: source.sizeClasses), of: source)
        instantiation.instantiate()
        return instantiation
    }

    private func object(_ id: String, in instantiation: NibInstantiation) throws -> AnyObject? {
        let element = try #require(instantiation.source.document.element(id))
        return instantiation.existingObject(for: element.resolved(for: instantiation.source.sizeClasses))
    }

    @Test("Each object has its custom class, or else the class of its element", .rule("I7"), .rule("I8"))
    func classes() throws {
        let messages = try SceneContext.messages {
            let nib = try instantiate(
                """
                <view contentMode="scaleToFill" id="1"><rect key="frame" x="1" y="2" width="3" height="4"/><subviews>
                <label id="2"/><view id="3" customClass="NibDial" customModule="Other" customModuleProvider="target"/>
                </subviews></view><customObject id="4" customClass="NibModel" customModule="UIKitTests"/>
                """)
            let root = try #require(object("1", in: nib) as? UIView)
            #expect(root.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
            #expect(root.subviews.first is UILabel && root.subviews.last is NibDial)
            #expect(try object("4", in: nib) is NibModel)
        }
        #expect(messages.isEmpty)
    }

    @Test("A class is found by its Objective-C name", .rule("I8"))
    func objectiveCNames() throws {
        let messages = try SceneContext.messages {
            let nib = try instantiate(
                #"<view contentMode="scaleToFill" id="1" customClass="NibNamed" customModule="UIKitTests"/>"#)
            #expect(try object("1", in: nib) is NibDial)
        }
        #expect(messages.isEmpty)
    }

    @Test("An unknown class is reported with its line, and the element's own class is used", .rule("I9"))
    func unknownClass() throws {
        let messages = try SceneContext.messages {
            let nib = try instantiate("\n<label id=\"1\" customClass=\"Fancy\" customModule=\"App\"/>")
            #expect(try object("1", in: nib) is UILabel)
        }
        #expect(messages == ["Test.xib:4: Unknown class Fancy in Interface Builder file."])
    }
}
