import Testing
@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite struct UISearchControllerTests {
    let stage = MenuScreen()
    let updater = Updater()
    let table = UITableViewController()
    let navigation: UINavigationController

    final class Updater: NSObject, UISearchResultsUpdating, UISearchControllerDelegate, UISearchBarDelegate {
        var lines: [String] = []

        func updateSearchResults(for searchController: UISearchController) {
            lines.append("update \(searchController.searchBar.text ?? "")")
        }
        func willPresentSearchController(_ searchController: UISearchController) { lines.append("will present") }
        func didPresentSearchController(_ searchController: UISearchController) { lines.append("did present") }
        func willDismissSearchController(_ searchController: UISearchController) { lines.append("will dismiss") }
        func didDismissSearchController(_ searchController: UISearchController) { lines.append("did dismiss") }
        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            lines.append("scope \(selectedScope)")
        }
    }

    init() { navigation = UINavigationController(rootViewController: table) }

    private func show(_ results: UIViewController? = nil) -> UISearchController {
        stage.screen.run { [stage, table, navigation, updater] in
            let search = UISearchController(searchResultsController: results)
            search.searchResultsUpdater = updater
            search.delegate = updater
            table.title = "Title"
            table.navigationItem.searchController = search
            stage.screen.window.rootViewController = navigation
            stage.screen.window.layoutIfNeeded()
            return search
        }
    }

    private var bar: UINavigationBar { navigation.navigationBar }

    @Test("The search bar is below the title, inside the safe area of the content")
    func placement() {
        let search = show()
        #expect(bar.bounds.height == 96)
        #expect(
            search.searchBar.convert(search.searchBar.bounds, to: bar) == CGRect(x: 0, y: 44, width: 400, height: 52))
        #expect(table.tableView.adjustedContentInset.top == 96)
    }

    @Test("A touch of the field begins the search, and the cancel button ends it")
    func searching() {
        let search = show()
        stage.tap(CGPoint(x: 200, y: 64))
        #expect(search.isActive)
        stage.wait()
        #expect(updater.lines == ["will present", "update ", "did present"])
        #expect(bar.bounds.height == 52 && search.searchBar.showsCancelButton)
        stage.screen.run { search.searchBar.searchTextField.insertText("a") }
        #expect(updater.lines.last == "update a")
        stage.tap(CGPoint(x: 365, y: 19))
        stage.wait()
        #expect(!search.isActive && search.searchBar.text?.isEmpty != false && bar.bounds.height == 96)
        #expect(updater.lines.suffix(3) == ["will dismiss", "update ", "did dismiss"])
        #expect(search.parent == nil)
    }

    @Test("Results cover the screen while there is text, and a touch of the shade ends the search")
    func results() {
        let results = UIViewController()
        let search = show(results)
        stage.screen.run { search.isActive = true }
        stage.wait()
        #expect(results.viewIfLoaded?.window == nil)
        stage.screen.run { search.searchBar.searchTextField.insertText("a") }
        #expect(results.view.window != nil && !results.view.isHidden && results.parent === search)
        stage.screen.run { search.searchBar.searchTextField.deleteBackward() }
        #expect(results.view.isHidden)
        stage.tap(CGPoint(x: 200, y: 500))
        stage.wait()
        #expect(!search.isActive && results.parent == nil)
    }

    @Test("Code that sets the text of an active search shows the results, and updates them once for each text")
    func textFromCode() {
        let results = UIViewController()
        let search = show(results)
        stage.screen.run { search.searchBar.text = "a" }
        #expect(updater.lines.isEmpty && results.viewIfLoaded == nil)
        stage.screen.run { search.isActive = true }
        stage.wait()
        updater.lines = []
        stage.screen.run { for text in ["b", "b", ""] { search.searchBar.text = text } }
        #expect(updater.lines == ["update b", "update "] && results.view.isHidden)
        stage.screen.run { search.searchBar.text = "c" }
        #expect(results.view.window != nil && !results.view.isHidden)
    }

    @Test("Scrolling collapses the search bar before the large title, unless the item says otherwise")
    func collapsing() {
        let search = show()
        stage.screen.run {
            bar.prefersLargeTitles = true
            table.tableView.contentSize = CGSize(width: 400, height: 4000)
            stage.screen.window.layoutIfNeeded()
        }
        #expect(bar.bounds.height == 148)
        stage.screen.run { table.tableView.contentOffset.y = -148 + 52 }
        #expect(bar.searchHeight == 0 && bar.largeHeight == 52)
        stage.screen.run { table.tableView.contentOffset.y = -148 + 104 }
        #expect(bar.searchHeight == 0 && bar.largeHeight == 0)
        stage.screen.run {
            table.navigationItem.hidesSearchBarWhenScrolling = false
            stage.screen.window.layoutIfNeeded()
        }
        #expect(bar.searchHeight == search.searchBar.fullHeight)
    }

    @Test("Scope buttons are shown during the search and report the chosen one")
    func scopes() {
        let search = show()
        search.searchBar.scopeButtonTitles = ["All", "New"]
        search.searchBar.delegate = updater
        #expect(!search.searchBar.showsScopeBar)
        stage.screen.run { search.isActive = true }
        stage.wait()
        #expect(search.searchBar.showsScopeBar && bar.bounds.height == 98)
        stage.tap(CGPoint(x: 300, y: 70))
        #expect(search.searchBar.selectedScopeButtonIndex == 1 && updater.lines.contains("scope 1"))
    }
}
