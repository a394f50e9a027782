import Testing
import UIKit

/// Preferred focus environments; the focus itself is not supported.
@MainActor @Suite struct FocusTests {
    private final class Tile: UIView {
        let button = UIButton()
        weak override var preferredFocusedView: UIView? { button }
        override var canBecomeFocused: Bool { true }
    }

    private final class Chooser: UIViewController {
        let tile = Tile()
        override var preferredFocusEnvironments: [any UIFocusEnvironment] { [tile] }
        override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { false }
    }

    @Test("Views and controllers report their preferred focus") func preferred() {
        let (view, tile, controller, chooser) = (UIView(), Tile(), UIViewController(), Chooser())
        #expect(view.preferredFocusedView === view && view.preferredFocusEnvironments.isEmpty)
        #expect(tile.preferredFocusEnvironments.first === tile.button && tile.preferredFocusEnvironments.count == 1)
        #expect(controller.preferredFocusedView === controller.view)
        #expect(controller.preferredFocusEnvironments.first === controller.view)
        #expect(chooser.preferredFocusEnvironments.first === chooser.tile)
        #expect(tile.canBecomeFocused && !view.canBecomeFocused && !tile.isFocused)
        let context = UIFocusUpdateContext()
        #expect(view.shouldUpdateFocus(in: context) && !chooser.shouldUpdateFocus(in: context))
        #expect(context.nextFocusedView == nil && context.focusHeading.isEmpty)
    }

    @Test("Focus environments are nested like the responder chain") func parents() {
        let (controller, inner) = (UIViewController(), UIView())
        controller.view.addSubview(inner)
        #expect(inner.parentFocusEnvironment === controller.view)
        #expect(controller.view.parentFocusEnvironment === controller && controller.parentFocusEnvironment == nil)
        #expect(UIFocusSystem.environment(controller, contains: inner))
        #expect(UIFocusSystem.environment(inner, contains: inner))
        #expect(!UIFocusSystem.environment(inner, contains: controller))
        #expect(UIFocusSystem.focusSystem(for: inner) == nil, "as on a phone without a keyboard")
    }
}
