import Testing
import UIKit

@MainActor @Suite("UIKit's views have the accessibility properties of iOS") struct StandardAccessibilityTests {
    @Test("A label is a text") func label() {
        let label = UILabel()
        label.text = "Moon"
        #expect(label.isAccessibilityElement && label.accessibilityLabel == "Moon")
        #expect(label.accessibilityTraits == .staticText && label.accessibilityValue == nil)
        label.accessibilityLabel = "The moon"
        #expect(label.accessibilityLabel == "The moon" && label.accessibilityAttributedLabel?.string == "The moon")
        label.accessibilityLabel = nil
        label.isAccessibilityElement = false
        #expect(label.accessibilityLabel == "Moon" && !label.isAccessibilityElement)
        #expect(!UIView().isAccessibilityElement && UIView().accessibilityLabel == nil)
    }

    @Test("A button has its title, or the name of its symbol, and its state") func button() {
        let button = UIButton(type: .system)
        button.setTitle("Add", for: .normal)
        #expect(button.isAccessibilityElement && button.accessibilityLabel == "Add")
        #expect(button.accessibilityTraits == .button)
        button.isEnabled = false
        button.isSelected = true
        #expect(button.accessibilityTraits == [.button, .notEnabled, .selected])
        let symbol = UIButton(type: .system)
        symbol.setImage(UIImage(systemName: "heart.fill"), for: .normal)
        #expect(symbol.accessibilityLabel == "heart fill")
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Buy"
        configuration.subtitle = "3 left"
        #expect(UIButton(configuration: configuration).accessibilityLabel == "Buy, 3 left")
    }

    @Test("A switch is 1 or 0, and a slider and a progress are whole percentages") func values() {
        let toggle = UISwitch()
        #expect(toggle.accessibilityValue == "0" && toggle.accessibilityTraits.contains(.toggleButton))
        toggle.isOn = true
        #expect(toggle.accessibilityValue == "1" && toggle.isAccessibilityElement)
        let slider = UISlider()
        (slider.minimumValue, slider.maximumValue, slider.value) = (10, 20, 15)
        #expect(slider.accessibilityValue == "50%" && slider.accessibilityTraits == .adjustable)
        let progress = UIProgressView()
        progress.progress = 1 / 3
        #expect(progress.accessibilityValue == "33%" && progress.accessibilityTraits == .updatesFrequently)
        let pages = UIPageControl()
        (pages.numberOfPages, pages.currentPage) = (5, 1)
        #expect(pages.accessibilityValue == "page 2 of 5" && pages.accessibilityTraits.contains(.adjustable))
        let wheel = UIActivityIndicatorView()
        #expect(wheel.accessibilityLabel == "Progress halted")
        wheel.startAnimating()
        #expect(wheel.accessibilityLabel == "In progress" && wheel.accessibilityValue == "1")
    }

    @Test("A field has its text, and a password only bullets") func fields() {
        let field = UITextField()
        field.placeholder = "Name"
        #expect(field.isAccessibilityElement && field.accessibilityValue == "")
        field.text = "Ann"
        #expect(field.accessibilityValue == "Ann" && field.accessibilityLabel == nil)
        field.isSecureTextEntry = true
        #expect(field.accessibilityValue == "•••")
        #expect(UISearchTextField().accessibilityTraits.contains(.searchField))
        let view = UITextView()
        view.text = "Long"
        #expect(view.accessibilityValue == "Long" && view.isAccessibilityElement)
    }

    @Test("Images are elements only if they have a label") func images() {
        let view = UIImageView(image: UIImage(systemName: "star"))
        #expect(!view.isAccessibilityElement && view.accessibilityTraits == .image)
        let image = UIImage(systemName: "star")
        image?.accessibilityLabel = "Favourite"
        let named = UIImageView(image: image)
        #expect(named.isAccessibilityElement && named.accessibilityLabel == "Favourite")
    }

    @Test("Properties that a subclass overrides are those that are read") func overriding() {
        final class Card: UIView {
            override var isAccessibilityElement: Bool {
                get { true }
                set {}
            }
            override var accessibilityLabel: String? {
                get { "Card" }
                set {}
            }
            override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
                get { [UIAccessibilityCustomAction(name: "Turn") { _ in true }] }
                set {}
            }
        }
        let card: NSObject = Card()
        #expect(card.isAccessibilityElement && card.accessibilityLabel == "Card")
        #expect(card.accessibilityCustomActions?.map(\.name) == ["Turn"])
    }

    @Test("A view's frame is on the screen, and its activation point in the middle") func geometry() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let view = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 10))
        let inner = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 10))
        window.addSubview(view)
        view.addSubview(inner)
        #expect(inner.accessibilityFrame == CGRect(x: 30, y: 30, width: 10, height: 10))
        #expect(inner.accessibilityActivationPoint == CGPoint(x: 35, y: 35))
        inner.accessibilityPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(inner.accessibilityActivationPoint == CGPoint(x: 2, y: 2))
        inner.accessibilityActivationPoint = CGPoint(x: 1, y: 1)
        #expect(inner.accessibilityActivationPoint == CGPoint(x: 1, y: 1))
        let element = UIAccessibilityElement(accessibilityContainer: view)
        #expect(element.isAccessibilityElement)
        element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(element.accessibilityFrame == CGRect(x: 21, y: 32, width: 3, height: 4))
    }

    @Test("Names with which a user speaks are the label unless others are set") func inputLabels() {
        let view = UILabel()
        view.text = "Settings"
        #expect(view.accessibilityUserInputLabels == ["Settings"])
        view.accessibilityUserInputLabels = ["Gear", "Preferences"]
        #expect(view.accessibilityAttributedUserInputLabels.map(\.string) == ["Gear", "Preferences"])
    }
}
