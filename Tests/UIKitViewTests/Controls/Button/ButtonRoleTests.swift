import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Roles, transformers and symbols of buttons") struct ButtonRoleTests {
    private let screen = TestScreen()

    private func show(_ button: UIButton) {
        screen.run {
            button.frame = CGRect(x: 20, y: 20, width: 160, height: 60)
            screen.window.addSubview(button)
        }
    }

    @Test("A destructive button is red instead of tinted, other roles keep the tint")
    func roles() {
        let button = UIButton(type: .system)
        button.setTitle("Delete", for: .normal)
        #expect(button.role == .normal && UIButton.Role(rawValue: 3) == .destructive)
        button.role = .primary
        #expect(button.currentTitleColor == button.tintColor)
        button.role = .destructive
        #expect(button.currentTitleColor == .systemRed && button.titleLabel?.textColor == .systemRed)
        let filled = UIButton(configuration: .filled())
        filled.role = .destructive
        show(filled)
        #expect(screen.pixel(40, 50) == [255, 59, 48, 255])
        screen.run { filled.role = .cancel }
        #expect(screen.pixel(40, 50) != [255, 59, 48, 255])
    }

    @Test("Transformers change the colours of the background, the stroke, the image and the sign")
    func transformers() throws {
        var configuration = UIButton.Configuration.filled()
        #expect(configuration.macIdiomStyle == .automatic && configuration.imageColorTransformer == nil)
        configuration.baseBackgroundColor = .red
        configuration.baseForegroundColor = .green
        configuration.background.backgroundColorTransformer = UIConfigurationColorTransformer { color in
            color == .red ? .blue : color
        }
        configuration.background.strokeColor = .red
        configuration.background.strokeWidth = 4
        configuration.background.strokeColorTransformer = UIConfigurationColorTransformer { _ in .yellow }
        configuration.image = UIImage(systemName: "square.fill")
        configuration.preferredSymbolConfigurationForImage = .init(pointSize: 20)
        configuration.imageColorTransformer = UIConfigurationColorTransformer { _ in .red }
        configuration.indicator = .popup
        configuration.indicatorColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
        configuration.title = "Next"
        let button = UIButton(configuration: configuration)
        show(button)
        #expect(screen.pixel(30, 40) == [0, 0, 255, 255] && screen.pixel(60, 22) == [255, 255, 0, 255])
        let picture = try #require(button.imageView)
        #expect(picture.tintColor == .red && button.titleLabel?.textColor == .green)
        let middle = picture.convert(CGPoint(x: picture.bounds.midX, y: picture.bounds.midY), to: nil)
        #expect(screen.pixel(Int(middle.x), Int(middle.y)) == [255, 0, 0, 255])
        let sign = try #require(button.subviews.compactMap { $0 as? UIImageView }.last)
        #expect(sign !== picture && sign.tintColor == UIColor.green.withAlphaComponent(0.5))
        screen.run { button.configuration?.showsActivityIndicator = true }
        screen.run {
            button.configuration?.activityIndicatorColorTransformer = UIConfigurationColorTransformer { _ in .cyan }
        }
        let spinner = try #require(button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first)
        #expect(spinner.color == .cyan)
    }

    @Test("The transformer for greys removes the saturation, and keeps brightness and opacity") func grayscale() {
        var configuration = UIButton.Configuration.filled()
        configuration.baseBackgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        configuration.background.backgroundColorTransformer = .grayscale
        show(UIButton(configuration: configuration))
        let pixel = screen.pixel(30, 40)
        #expect(pixel[0] == pixel[1] && pixel[1] == pixel[2] && abs(pixel[0] - 76) <= 1 && pixel[3] == 255)
        let pale = UIConfigurationColorTransformer.grayscale(UIColor(red: 0, green: 1, blue: 0, alpha: 0.5))
        #expect(pale.cgColor.alpha == 0.5)
    }

    @Test("A toggle changes its selection at each tap, before its action")
    func toggle() {
        var states: [Bool] = []
        let action = UIAction(title: "Like") { action in
            if let button = action.sender as? UIButton { states.append(button.isSelected) }
        }
        let button = UIButton(type: .system, primaryAction: action)
        button.changesSelectionAsPrimaryAction = true
        show(button)
        screen.drag([(60, 50), (61, 50)])
        screen.drag([(60, 50), (61, 50)])
        #expect(states == [true, false] && button.currentTitle == "Like")
    }

    @Test("A symbol bounces at a tap if it may, and a bar button's too")
    func symbols() throws {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "heart"), for: .normal)
        show(button)
        let picture = try #require(button.imageView)
        screen.drag([(60, 50), (61, 50)])
        #expect(picture.layer.sublayers == nil)
        screen.run { button.isSymbolAnimationEnabled = true }
        screen.drag([(60, 50), (61, 50)])
        #expect(picture.layer.sublayers?.isEmpty == false, "the effect draws the symbol with layers of its own")
        let item = UIBarButtonItem(barButtonSystemItem: .play, target: nil, action: nil)
        #expect(!item.isSymbolAnimationEnabled)
        screen.run {
            button.removeFromSuperview()
            item.isSymbolAnimationEnabled = true
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
            bar.items = [item]
            screen.window.addSubview(bar)
        }
        var shown: UIButton?
        screen.window.forEach { if let found = $0 as? UIButton { shown = found } }
        let barButton = try #require(shown)
        #expect(barButton.isSymbolAnimationEnabled)
        let place = barButton.convert(CGPoint(x: barButton.bounds.midX, y: barButton.bounds.midY), to: nil)
        screen.drag([(place.x, place.y), (place.x + 1, place.y)])
        #expect(barButton.imageView?.layer.sublayers?.isEmpty == false)
    }
}
