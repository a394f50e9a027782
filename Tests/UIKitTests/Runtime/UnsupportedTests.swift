import Testing
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit

@MainActor @Suite("Settings without effect are reported") struct UnsupportedTests {
    @Test("A setting is reported once a scene, when it leaves its default") func once() {
        let messages = SceneContext.messages {
            let button = UIButton(type: .custom)
            button.showsTouchWhenHighlighted = false
            button.showsTouchWhenHighlighted = true
            UIButton(type: .custom).showsTouchWhenHighlighted = true
        }
        #expect(messages == ["UIButton.showsTouchWhenHighlighted has no effect here"])
        #expect(SceneContext.messages { UIButton(type: .custom).showsTouchWhenHighlighted = true }.count == 1)
    }

    @Test("The members of a scene are listed in the order in which it met them") func list() {
        let scene = SceneContext()
        scene.writeMessage = { _ in }
        scene.run {
            let item = UIBarButtonItem()
            item.landscapeImagePhone = UIImage()
            UISearchBar().barStyle = .black
            item.landscapeImagePhone = UIImage()
            #expect(UnsupportedMembers.current.names == ["UIBarItem.landscapeImagePhone", "UISearchBar.barStyle"])
        }
        scene.end()
    }

    @Test("A document that sets a member is named with the line") func documents() throws {
        let messages = try SceneContext.messages {
            _ = try NibView("<view id=\"0\"/>\n<button id=\"1\" showsTouchWhenHighlighted=\"YES\"/>")
        }
        #expect(messages.contains { $0.hasPrefix("Test.xib:4: UIButton.showsTouchWhenHighlighted has no effect") })
    }
}
