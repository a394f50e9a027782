import Testing
import UIKit
import UIKitTestSupport

/// Appearance proxies of bars, and bars without a controller.
@MainActor @Suite struct BarTests {
    private let screen = TestScreen()

    @Test("A bar uses its class's appearance unless it has its own") func appearance() {
        screen.run {
            UINavigationBar.appearance().barTintColor = .red
            UINavigationBar.appearance().tintColor = .green
            UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
            UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
            let (plain, own) = (UINavigationBar(), UINavigationBar())
            own.barTintColor = .yellow
            screen.window.addSubview(plain)
            screen.window.addSubview(own)
            #expect(plain.barTintColor == .red && plain.tintColor == .green)
            #expect(plain.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
            #expect(own.barTintColor == .yellow && own.tintColor == .green)
            let item = UITabBarItem(title: "a", image: nil, tag: 0)
            #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .blue)
            #expect(UIBarButtonItem().titleTextAttributes(for: .normal) == nil)
        }
        let other = TestScreen()
        other.run {
            let bar = UINavigationBar()
            other.window.addSubview(bar)
            #expect(bar.barTintColor == nil, "another stage")
        }
    }

    @Test("A toolbar divides the remaining space among its flexible spaces") func toolbar() {
        let (left, right) = (
            UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)),
            UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        )
        let bar = screen.run {
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
            bar.items = [
                UIBarButtonItem(customView: left), .flexibleSpace(), UIBarButtonItem(customView: right),
            ]
            screen.window.addSubview(bar)
            return bar
        }
        #expect(bar.bounds.height == 44 && left.frame.origin == CGPoint(x: 16, y: 12) && right.frame.maxX == 184)
    }

    @Test("A search bar reports typed text and its buttons to the delegate") func search() {
        final class Searcher: NSObject, UISearchBarDelegate {
            var log: [String] = []
            func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append(searchText) }
            func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
            func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
        }
        let searcher = Searcher()
        let bar = screen.run {
            let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 0))
            bar.delegate = searcher
            bar.showsCancelButton = true
            screen.window.addSubview(bar)
            return bar
        }
        screen.touch(.began, 60, 28)
        screen.touch(.ended, 60, 28)
        #expect(bar.isFirstResponder && bar.searchTextField.isEditing)
        screen.run {
            bar.searchTextField.insertText("sea")
            bar.searchTextField.insertText("\n")
        }
        screen.touch(.began, 160, 28)
        screen.touch(.ended, 160, 28)
        #expect(searcher.log == ["sea", "search", "cancel"] && bar.text == "sea")
    }
}
