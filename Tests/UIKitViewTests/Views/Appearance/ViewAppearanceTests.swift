import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Appearance of views") struct ViewAppearanceTests {
    private let screen = TestScreen()

    @Test("Controls take their class's appearance when they enter a window, but keep their own colours") func colors() {
        screen.run {
            UISwitch.appearance().onTintColor = .red
            UIView.appearance().tintColor = .purple
            UIPageControl.appearance().pageIndicatorTintColor = .green
            let (plain, own, dots) = (UISwitch(), UISwitch(), UIPageControl())
            own.onTintColor = .blue
            for view in [plain, own, dots] { screen.window.addSubview(view) }
            #expect(plain.onTintColor == .red && own.onTintColor == .blue)
            #expect(dots.pageIndicatorTintColor == .green && dots.currentPageIndicatorTintColor == nil)
            #expect(plain.tintColor == .purple)
            let alone = UISwitch()
            #expect(alone.onTintColor == nil, "the control is not in a window yet")
        }
    }

    @Test("The insets of an appearance make buttons larger") func insets() {
        screen.run {
            let plain = UIButton(type: .system)
            plain.setTitle("Click me!", for: .normal)
            let size = plain.intrinsicContentSize
            UIButton.appearance().contentEdgeInsets = UIEdgeInsets(top: 15, left: 15, bottom: 15, right: 15)
            let button = UIButton(type: .system)
            button.setTitle("Click me!", for: .normal)
            screen.window.addSubview(button)
            #expect(button.contentEdgeInsets.left == 15)
            #expect(button.intrinsicContentSize == CGSize(width: size.width + 30, height: size.height + 18))
        }
    }

    @Test("An appearance can force a direction") func direction() {
        screen.run {
            UIView.appearance().semanticContentAttribute = .forceRightToLeft
            let (view, own) = (UIView(), UIView())
            own.semanticContentAttribute = .forceLeftToRight
            for view in [view, own] { screen.window.addSubview(view) }
            #expect(view.semanticContentAttribute == .forceRightToLeft)
            #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
            #expect(own.semanticContentAttribute == .forceLeftToRight)
        }
    }

    private final class Card: UIView {}
    private final class Deck: UIViewController {}

    @Test("An appearance inside containers applies only there, and before the plain one") func containers() {
        screen.run {
            UILabel.appearance().textColor = .gray
            UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .red
            UILabel.appearance(whenContainedInInstancesOf: [Card.self, Deck.self]).textColor = .blue
            let deck = Deck()
            let labels = (0..<4).map { _ in UILabel() }
            let (loose, inDeck) = (Card(), Card())
            screen.window.rootViewController = deck
            labels[3].textColor = .green
            screen.window.addSubview(labels[0])
            loose.addSubview(labels[1])
            screen.window.addSubview(loose)
            for label in labels[2...] { inDeck.addSubview(label) }
            deck.view.addSubview(inDeck)
            #expect(labels.map(\.textColor) == [.gray, .red, .blue, .green])
        }
    }

    @Test("A pasteboard belongs to its stage") func pasteboard() {
        screen.run {
            let board = UIPasteboard.general
            #expect(board.string == nil && !board.hasStrings)
            board.string = "moon"
            #expect(UIPasteboard.general.strings == ["moon"] && board.changeCount == 1 && board.numberOfItems == 1)
            board.color = .red
            #expect(board.string == nil && board.colors == [.red] && board.hasColors)
        }
        TestScreen().run { #expect(UIPasteboard.general.color == nil) }
    }
}
