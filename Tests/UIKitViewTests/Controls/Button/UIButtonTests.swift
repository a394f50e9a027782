import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct UIButtonTests {
    private func picture(_ side: CGFloat, _ color: UIColor = .red) -> UIImage {
        let size = CGSize(width: side, height: side)
        return UIGraphicsImageRenderer(size: size).image { _ in
            color.setFill()
            UIRectFill(CGRect(origin: .zero, size: size))
        }
    }

    @Test(
        "Buttons for details, additions and closing show a symbol in the tint colour",
        arguments: [UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd, .close])
    func symbols(type: UIButton.ButtonType) throws {
        let button = UIButton(type: type)
        #expect(button.buttonType == type && button.currentImage?.isSymbolImage == true)
        let size = button.sizeThatFits(.zero)
        #expect((22...27).contains(size.width) && (22...27).contains(size.height), "\(size)")
        #expect(button.titleColor(for: .normal) == button.tintColor)
    }

    @Test("States without a value of their own use the normal state's value")
    func states() {
        let button = UIButton()
        button.setTitle("a", for: .normal)
        button.setTitle("b", for: .selected)
        button.setTitleColor(.red, for: .normal)
        button.setTitleColor(.green, for: .disabled)
        #expect(button.buttonType == .custom && button.currentTitle == "a" && button.currentTitleColor == .red)
        button.isSelected = true
        #expect(button.currentTitle == "b" && button.titleLabel?.text == "b")
        button.isHighlighted = true
        #expect(button.currentTitle == "b" && button.title(for: .highlighted) == "a")
        button.isSelected = false
        button.isHighlighted = false
        button.isEnabled = false
        #expect(button.currentTitleColor == .green && button.titleLabel?.textColor == .green)
        let attributed = NSAttributedString(string: "c", attributes: [.kern: 2])
        button.setAttributedTitle(attributed, for: .normal)
        #expect(button.titleLabel?.text == "c" && button.currentAttributedTitle == attributed)
    }

    @Test("A system button with an image sends its action when it is tapped") func systemButton() {
        final class Target: NSObject {
            var count = 0
            func tap() { count += 1 }
        }
        final class Own: UIButton {}
        let (target, image) = (Target(), picture(10))
        let button = Own.systemButton(with: image, target: target, action: Selector("tap", Target.tap))
        #expect(button.buttonType == .system && button.currentImage === image)
        button.sendActions(for: .touchUpInside)
        #expect(target.count == 1)
    }

    @Test("Custom titles are white at 18 points, and system titles have the tint colour at 15")
    func types() {
        #expect(UIButton().currentTitleColor == .white && UIButton().titleLabel?.font.pointSize == 18)
        let button = UIButton(type: .system)
        #expect(button.titleLabel?.font.pointSize == 15 && button.currentTitleColor == .tintColor)
        button.tintColor = .red
        #expect(button.titleLabel?.textColor == nil || button.currentTitleColor == .red)
        button.setTitle("x", for: .normal)
        #expect(button.intrinsicContentSize.width == 30)
        let line = UIFont.systemFont(ofSize: 15).lineHeight
        #expect(abs(button.intrinsicContentSize.height - line - 12) <= 1)
    }

    @Test("Image and title are side by side in the middle, and follow alignments and insets")
    func layout() throws {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        button.setTitle("Title", for: .normal)
        button.setImage(picture(20), for: .normal)
        button.layoutIfNeeded()
        let title = try #require(button.titleLabel)
        let image = try #require(button.imageView)
        #expect(image.frame.maxX == title.frame.minX && image.frame.size == CGSize(width: 20, height: 20))
        #expect(abs(image.frame.minX + title.frame.maxX - 200) <= 1 && abs(title.frame.midY - 30) <= 0.5)
        button.contentHorizontalAlignment = .left
        button.contentEdgeInsets.left = 8
        button.titleEdgeInsets.left = 5
        button.layoutIfNeeded()
        #expect(image.frame.minX == 8 && title.frame.minX == 33)
        button.contentHorizontalAlignment = .trailing
        button.contentVerticalAlignment = .bottom
        button.layoutIfNeeded()
        #expect(abs(title.frame.maxX - 200) <= 1 && title.frame.maxY == 60 && image.frame.maxY == 60)
    }

    @Test("A system button dims while highlighted and fades back")
    func pressing() throws {
        let screen = TestScreen()
        let button = screen.run {
            let button = UIButton(type: .system)
            button.setTitle("Press", for: .normal)
            button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
            screen.window.addSubview(button)
            return button
        }
        let label = try #require(button.titleLabel)
        screen.run { button.isHighlighted = true }
        #expect(abs(screen.shown(label, at: 0.1).opacity - 0.2) < 1e-6)
        screen.run { button.isHighlighted = false }
        let half = screen.shown(label, at: 0.3).opacity
        #expect(half > 0.3 && half < 0.9)
        #expect(screen.shown(label, at: 1).opacity == 1)
    }

    @Test("A primary action sets the button's title and runs on a tap")
    func primaryAction() {
        var taps = 0
        let button = UIButton(primaryAction: UIAction(title: "Go") { _ in taps += 1 })
        #expect(button.currentTitle == "Go" && button.buttonType == .system)
        button.sendActions(for: .primaryActionTriggered)
        #expect(taps == 1)
    }

    @Test("A configuration determines the button's content, placement and background")
    func configuration() throws {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Title"
        configuration.subtitle = "Below"
        configuration.image = picture(20)
        configuration.imagePadding = 6
        configuration.cornerStyle = .capsule
        let button = UIButton(configuration: configuration)
        let size = button.intrinsicContentSize
        button.frame = CGRect(origin: .zero, size: size)
        button.layoutIfNeeded()
        let (title, image) = (try #require(button.titleLabel), try #require(button.imageView))
        #expect(abs(image.frame.minX - 12) <= 0.5 && abs(title.frame.minX - 38) <= 0.5)
        #expect(title.textColor == .white && title.frame.minY >= 6.5)
        let back = try #require(button.subviews.first)
        #expect(back.backgroundColor == .tintColor && back.frame == button.bounds)
        #expect(back.layer.cornerRadius == min(size.width, size.height) / 2)
        button.configuration?.imagePlacement = .bottom
        button.frame.size = button.intrinsicContentSize
        button.layoutIfNeeded()
        #expect(image.frame.minY > title.frame.maxY && abs(image.frame.midX - button.bounds.midX) <= 0.5)
        button.configurationUpdateHandler = { $0.configuration?.title = $0.isSelected ? "On" : "Off" }
        #expect(title.text == "Off")
        button.isSelected = true
        #expect(title.text == "On")
        button.configuration?.showsActivityIndicator = true
        #expect(
            button.subviews.contains { ($0 as? UIActivityIndicatorView)?.isAnimating == true } && image.image == nil)
    }

    @Test("A configuration's image is on the right if the interface runs from right to left")
    func mirroredConfiguration() throws {
        var configuration = UIButton.Configuration.gray()
        configuration.title = "Title"
        configuration.image = picture(20)
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 30)
        let button = UIButton(configuration: configuration)
        button.semanticContentAttribute = .forceRightToLeft
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        button.contentHorizontalAlignment = .leading
        button.layoutIfNeeded()
        let (title, image) = (try #require(button.titleLabel), try #require(button.imageView))
        #expect(image.frame.maxX == 190 && title.frame.maxX == 170)
        button.contentHorizontalAlignment = .left
        button.layoutIfNeeded()
        #expect(title.frame.minX == 30 && image.frame.minX == title.frame.maxX)
    }

    @Test("A preferred symbol configuration sets the size of a state's symbol")
    func symbolConfiguration() throws {
        let symbol = try #require(UIImage(systemName: "play.fill"))
        let large = UIImage.SymbolConfiguration(pointSize: 40)
        let size = try #require(symbol.applyingSymbolConfiguration(large)).size
        let button = UIButton(type: .system)
        button.setImage(symbol, for: .normal)
        button.setPreferredSymbolConfiguration(large, forImageIn: .normal)
        #expect(button.intrinsicContentSize == size && size.height > 1.5 * symbol.size.height)
        #expect(button.currentPreferredSymbolConfiguration == large)
        #expect(button.preferredSymbolConfigurationForImage(in: .selected) == large)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        button.layoutIfNeeded()
        #expect(button.imageView?.frame.size == size)
        var configuration = UIButton.Configuration.plain()
        configuration.image = symbol
        configuration.contentInsets = .zero
        configuration.preferredSymbolConfigurationForImage = large
        button.configuration = configuration
        #expect(button.intrinsicContentSize == size)
    }

    @Test("A new font, title or background image changes the intrinsic size")
    func size() {
        let button = UIButton(type: .system)
        button.setTitle("A title", for: .normal)
        let small = button.intrinsicContentSize
        button.titleLabel?.font = .systemFont(ofSize: 30)
        let large = button.intrinsicContentSize
        #expect(large.width > 1.9 * (small.width - 4) && large.height > small.height)
        button.setBackgroundImage(picture(300), for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 300, height: 300))
    }
}
