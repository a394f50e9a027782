import Testing
@testable import QuartziteUICore
@testable import QuartziteUIElements
import UIKit
import UIKitTestSupport

@MainActor @Suite("Backgrounds of search bars, and the button that clears them") struct SearchBackgroundTests {
    private func picture(_ prepare: (UISearchBar) -> Void) -> (TestScreen, UISearchBar) {
        let screen = TestScreen()
        let bar = screen.run {
            screen.window.backgroundColor = .white
            let bar = UISearchBar(frame: CGRect(x: 0, y: 50, width: 200, height: 56))
            prepare(bar)
            screen.window.addSubview(bar)
            bar.layoutIfNeeded()
            return bar
        }
        return (screen, bar)
    }

    private func color(_ prepare: (UISearchBar) -> Void) -> [Int] { picture(prepare).0.pixel(4, 60) }

    @Test("A bar has lines and a background, but not in the minimal style, with an image or inside another bar")
    func styles() {
        for style in [UISearchBar.Style.default, .prominent] {
            let (screen, bar) = picture { $0.searchBarStyle = style }
            #expect(screen.pixel(100, 54)[0] < 252 && screen.pixel(4, 107)[0] == 255)
            var lines: [CGRect] = []
            bar.forEach { view in
                if view.bounds.height <= 1, view.bounds.width == 200, view.backgroundColor != nil {
                    lines.append(view.convert(view.bounds, to: bar))
                }
            }
            #expect(lines.map(\.minY).min() == 0 && lines.map(\.maxY).max() == 56)
        }
        let plain = picture { $0.searchBarStyle = .minimal }.0
        #expect(plain.pixel(100, 54)[0] == 255 && plain.pixel(4, 104)[0] == 255)
        let pictured = picture { $0.backgroundImage = UIImage() }.0
        #expect(pictured.pixel(100, 54)[0] == 255)
        let screen = TestScreen()
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 50, width: 200, height: 56))
        screen.run {
            screen.window.backgroundColor = .white
            let item = UINavigationItem(title: "")
            item.titleView = UISearchBar(frame: CGRect(x: 0, y: 0, width: 180, height: 56))
            bar.standardAppearance.configureWithTransparentBackground()
            bar.items = [item]
            screen.window.addSubview(bar)
            screen.window.layoutIfNeeded()
        }
        #expect(screen.pixel(100, 54)[0] == 255)
    }

    @Test("The style, the colour and the translucency determine the background") func backgrounds() {
        #expect(color { $0.barTintColor = .red } == [255, 0, 0, 255])
        #expect(color { ($0.barTintColor, $0.searchBarStyle) = (.red, .minimal) } == [255, 0, 0, 255])
        #expect(color { $0.barStyle = .black }[0] < 100)
        let opaque = color { $0.isTranslucent = false }
        #expect(opaque[0] >= 245 && opaque[0] < 255)
    }

    @Test("A bar with text shows a button that clears it, with its own image") func clearing() throws {
        let (screen, bar) = picture { $0.text = "koi" }
        final class Owner: NSObject, UISearchBarDelegate {
            var texts: [String] = []
            func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { texts.append(searchText) }
        }
        let owner = Owner()
        bar.delegate = owner
        let button = bar.searchTextField.clearButton
        #expect(!button.isHidden)
        let image = try #require(UIImage(systemName: "star"))
        screen.run { bar.setImage(image, for: .clear, state: .normal) }
        #expect(button.currentImage === image)
        screen.run { button.sendActions(for: .touchUpInside) }
        screen.run { bar.layoutIfNeeded() }
        #expect(owner.texts == [""] && bar.text == "" && button.isHidden)
    }
}
