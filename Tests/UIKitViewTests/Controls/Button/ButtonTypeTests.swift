import Testing
@testable import QuartziteUICore
@testable import QuartziteUIElements
import UIKit
import UIKitTestSupport

@MainActor @Suite("Types of buttons with symbols, and glowing buttons") struct ButtonTypeTests {
    private let screen = TestScreen()

    @Test(
        "Buttons of some types show a symbol",
        arguments: [
            (UIButton.ButtonType.detailDisclosure, "info.circle"), (.infoLight, "info.circle"),
            (.infoDark, "info.circle"),
            (.contactAdd, "plus.circle"), (.close, "xmark.circle.fill"),
        ])
    func symbols(type: UIButton.ButtonType, name: String) throws {
        let button = screen.run {
            let button = UIButton(type: type)
            screen.window.addSubview(button)
            button.sizeToFit()
            button.layoutIfNeeded()
            return button
        }
        #expect(button.buttonType == type && button.currentTitle == nil)
        #expect(button.imageView?.image?.isSymbolImage == true && button.accessibilityIdentifier == nil)
        #expect((20...30).contains(button.bounds.width) && (20...30).contains(button.bounds.height))
        let box = try #require(screen.box { $0 >> 24 > 128 })
        #expect(box.maxX - box.minX >= 18 && box.maxY - box.minY >= 18, "\(name) is drawn")
    }

    @Test("A button that wants to glows while it is pressed") func glow() {
        let button = screen.run {
            screen.window.backgroundColor = .black
            let button = UIButton(frame: CGRect(x: 80, y: 80, width: 40, height: 40))
            button.showsTouchWhenHighlighted = true
            screen.window.addSubview(button)
            return button
        }
        func light(_ x: Int) -> Int { screen.pixel(x, 100)[0] }
        #expect(light(100) == 0)
        screen.touch(.began, 100, 100)
        #expect(button.isHighlighted && light(100) > 200 && light(125) > 40 && light(125) < light(100))
        screen.touch(.ended, 100, 100)
        #expect(light(100) == 0)
    }
}
