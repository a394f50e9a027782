import Testing
@testable import QuartziteUICore
@testable import QuartziteUIElements
import UIKit
import UIKitTestSupport

@MainActor @Suite("Search bars with a prompt, a button and backgrounds") struct SearchBarPartsTests {
    private final class Delegate: NSObject, UISearchBarDelegate {
        var lines: [String] = []
        func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { lines.append("bookmark") }
        func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { lines.append("results") }
    }

    private let screen = TestScreen()
    private let delegate = Delegate()

    private func show(_ settings: (UISearchBar) -> Void) -> UISearchBar {
        screen.run {
            let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 0))
            bar.delegate = delegate
            settings(bar)
            bar.sizeToFit()
            screen.window.addSubview(bar)
            return bar
        }
    }

    @Test("The placeholder has the colour of second texts, and the text begins after the glass")
    func appearance() {
        let bar = show { $0.placeholder = "Find" }
        let field = bar.searchTextField
        #expect(field.placeholderLabel.textColor == .secondaryLabel)
        let start = field.textRect(forBounds: field.bounds).minX
        #expect(abs(start - 31.3) < 0.1)
    }

    private func tap(_ x: CGFloat, _ y: CGFloat) {
        screen.touch(.began, x, y)
        screen.touch(.ended, x, y)
    }

    @Test("A prompt is above the field, and makes the bar higher") func prompt() {
        let plain = show { _ in }
        let bar = show { $0.prompt = "Find a fish" }
        #expect(plain.bounds.height == 56 && bar.bounds.height == 87)
        #expect(bar.searchTextField.frame.minY == plain.searchTextField.frame.minY + 31)
        let label = bar.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Find a fish" }
        #expect(label?.isHidden == false && label?.frame.maxY == 31)
        screen.run {
            bar.prompt = nil
            bar.sizeToFit()
        }
        #expect(bar.bounds.height == 56 && label?.isHidden == true)
    }

    @Test("The bookmark button is shown while there is no text, and a tap tells the delegate") func bookmark() {
        let bar = show { $0.showsBookmarkButton = true }
        tap(175, 28)
        #expect(delegate.lines == ["bookmark"])
        screen.run { bar.text = "koi" }
        #expect(bar.searchTextField.rightView?.isHidden == true)
        screen.run {
            bar.text = ""
            bar.showsSearchResultsButton = true
        }
        tap(175, 28)
        #expect(delegate.lines == ["bookmark", "bookmark"], "the bookmark button comes first")
        screen.run { bar.showsBookmarkButton = false }
        tap(175, 28)
        #expect(delegate.lines.last == "results")
        screen.run { bar.showsSearchResultsButton = false }
        #expect(bar.searchTextField.rightView == nil)
    }

    @Test("Background images are behind the field and the scope buttons; an empty one shows nothing") func backgrounds()
    {
        let red = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        let bar = show { $0.backgroundImage = red }
        #expect(screen.pixel(100, 2) == [255, 0, 0, 255] && screen.pixel(100, 53) == [255, 0, 0, 255])
        screen.run { bar.backgroundImage = UIImage() }
        #expect(screen.pixel(100, 2) != [255, 0, 0, 255])
        screen.run {
            bar.scopeButtonTitles = ["a", "b"]
            bar.showsScopeBar = true
            bar.scopeBarBackgroundImage = red
            bar.sizeToFit()
        }
        #expect(screen.pixel(3, 95) == [255, 0, 0, 255] && screen.pixel(3, 30) != [255, 0, 0, 255])
    }

    @Test("The text is moved by an offset") func adjustment() {
        let bar = show { $0.text = "koi" }
        let before = bar.searchTextField.textRect(forBounds: bar.searchTextField.bounds)
        bar.searchTextPositionAdjustment = UIOffset(horizontal: 7, vertical: 2)
        let after = bar.searchTextField.textRect(forBounds: bar.searchTextField.bounds)
        #expect(after == before.offsetBy(dx: 7, dy: 2))
    }
}
