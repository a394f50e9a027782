import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Sizes, titles and corners of button configurations") struct ButtonConfigurationTests {
    private let screen = TestScreen()

    private func show(_ configuration: UIButton.Configuration) -> UIButton {
        screen.run {
            let button = UIButton(configuration: configuration)
            button.frame = CGRect(x: 0, y: 0, width: 160, height: 60)
            screen.window.addSubview(button)
            button.layoutIfNeeded()
            return button
        }
    }

    @Test("A size has a font and insets of its own, until insets are set") func sizes() {
        var configuration = UIButton.Configuration.filled()
        #expect(configuration.buttonSize == .medium && configuration.contentInsets.top == 7)
        configuration.buttonSize = .mini
        #expect(configuration.contentInsets == NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10))
        configuration.title = "Title"
        #expect(show(configuration).titleLabel?.font.pointSize == 15)
        configuration.buttonSize = .large
        #expect(show(configuration).titleLabel?.font.pointSize == 17)
        let large = show(configuration).intrinsicContentSize
        configuration.contentInsets = .zero
        let bare = show(configuration).intrinsicContentSize
        #expect(abs(large.width - bare.width - 40) < 0.01 && abs(large.height - bare.height - 30) < 0.01)
        configuration.setDefaultContentInsets()
        #expect(show(configuration).intrinsicContentSize == large)
    }

    @Test("Attributed titles keep their attributes, and a subtitle lies below at the alignment") func titles() throws {
        var configuration = UIButton.Configuration.filled()
        var title = AttributedString("Buy now")
        title.font = .boldSystemFont(ofSize: 20)
        title.foregroundColor = .yellow
        configuration.attributedTitle = title
        configuration.attributedSubtitle = AttributedString("3", attributes: AttributeContainer([.kern: 1.5]))
        #expect(configuration.title == "Buy now" && configuration.subtitle == "3")
        func labels(_ alignment: UIButton.Configuration.TitleAlignment) throws -> (UILabel, UILabel) {
            configuration.titleAlignment = alignment
            let button = show(configuration)
            let title = try #require(button.titleLabel)
            let second = try #require(button.subviews.compactMap { $0 as? UILabel }.first { $0 !== title })
            return (title, second)
        }
        let (leading, below) = try labels(.leading)
        #expect(leading.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == title.font)
        #expect(leading.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .yellow)
        #expect(below.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Double == 1.5)
        #expect(below.frame.minX == leading.frame.minX && abs(below.frame.minY - leading.frame.maxY - 1) <= 0.5)
        let (centred, middle) = try labels(.center)
        #expect(abs(middle.frame.midX - centred.frame.midX) <= 0.5)
        let (trailing, end) = try labels(.trailing)
        #expect(abs(end.frame.maxX - trailing.frame.maxX) <= 0.5)
        configuration.titleLineBreakMode = .byTruncatingTail
        #expect(show(configuration).titleLabel?.lineBreakMode == .byTruncatingTail)
    }

    @Test(
        "Corner styles have radii of their own",
        arguments: [
            (UIButton.Configuration.CornerStyle.small, CGFloat(4)), (.medium, 6), (.large, 12), (.capsule, 30),
            (.fixed, 9), (.dynamic, 6),
        ])
    func corners(_ style: UIButton.Configuration.CornerStyle, _ radius: CGFloat) {
        var configuration = UIButton.Configuration.filled()
        configuration.background.cornerRadius = 9
        configuration.cornerStyle = style
        #expect(show(configuration).subviews.first?.layer.cornerRadius == radius)
    }

    @Test("Borders and tints have other names, too") func names() {
        func color(_ configuration: UIButton.Configuration) -> UIColor? {
            show(configuration).subviews[0].backgroundColor
        }
        #expect(color(.borderedProminent()) == color(.filled()) && color(.filled()) != nil)
        #expect(color(.bordered()) == color(.gray()) && color(.borderedTinted()) == color(.tinted()))
        #expect(color(.borderless()) == nil && color(.plain()) == nil)
    }
}
