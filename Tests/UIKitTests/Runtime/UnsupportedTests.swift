import Testing
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit

@MainActor @Suite("Settings without effect are reported") struct UnsupportedTests {
    @Test("A setting is reported once a scene, when it leaves its default") func once() {
        let member = "UILabel.showsExpansionTextWhenTruncated"
        let messages = SceneContext.messages {
            let label = UILabel()
            label.showsExpansionTextWhenTruncated = false
            label.showsExpansionTextWhenTruncated = true
            UILabel().showsExpansionTextWhenTruncated = true
        }
        #expect(messages == ["\(member) has no effect here"])
        #expect(SceneContext.messages { UILabel().showsExpansionTextWhenTruncated = true }.count == 1)
    }

    @Test("The members of a scene are listed in the order in which it met them") func list() {
        let scene = SceneContext()
        scene.writeMessage = { _ in }
        scene.run {
            let item = UIBarButtonItem()
            item.largeContentSizeImage = UIImage()
            UITextView().usesStandardTextScaling = true
            item.largeContentSizeImage = UIImage()
            #expect(
                UnsupportedMembers.current.names == [
                    "UIBarItem.largeContentSizeImage", "UITextView.usesStandardTextScaling",
                ])
        }
        scene.end()
    }

    @Test("A document that sets a member is named with the line") func documents() throws {
        let messages = try SceneContext.messages {
            _ = try NibView("<view id=\"0\"/>\n<label id=\"1\" showsExpansionTextWhenTruncated=\"YES\"/>")
        }
        #expect(messages.contains { $0.hasPrefix("Test.xib:4: UILabel.showsExpansionTextWhenTruncated has no effect") })
    }
}
