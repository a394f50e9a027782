import Testing
@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite("Places of search bars and the activation of scopes") struct SearchPlacementTests {
    private let stage = MenuScreen()
    private let table = UITableViewController()

    private func show(isWide: Bool = false) -> (UISearchController, UINavigationController) {
        stage.screen.run { [stage, table] in
            let search = UISearchController(searchResultsController: nil)
            table.navigationItem.searchController = search
            let navigation = UINavigationController(rootViewController: table)
            if isWide {
                stage.screen.window.frame = CGRect(x: 0, y: 0, width: 1000, height: 700)
                navigation.traitOverrides.horizontalSizeClass = .regular
                navigation.traitOverrides.userInterfaceIdiom = .pad
            }
            stage.screen.window.rootViewController = navigation
            stage.screen.window.layoutIfNeeded()
            return (search, navigation)
        }
    }

    @Test("In a regular width on a tablet the search bar is inline, unless it should be stacked") func inline() {
        let (search, navigation) = show(isWide: true)
        let bar = navigation.navigationBar
        #expect(search.searchBarPlacement == .inline && table.navigationItem.searchBarPlacement == .inline)
        #expect(bar.bounds.height < 60 && table.tableView.adjustedContentInset.top == bar.frame.maxY)
        #expect(search.searchBar.frame.maxX == 1000 && search.searchBar.frame.width == 280)
        stage.screen.run {
            search.isActive = true
            stage.screen.window.layoutIfNeeded()
        }
        stage.wait()
        #expect(bar.bounds.height < 60 && !bar.isSearching && search.searchBar.frame.width == 280)
        stage.screen.run {
            search.isActive = false
            table.navigationItem.preferredSearchBarPlacement = .stacked
            stage.screen.window.layoutIfNeeded()
        }
        #expect(search.searchBarPlacement == .stacked && search.searchBar.frame.minX == 0)
        #expect(search.searchBar.frame.width == 1000)
    }

    @Test("In a compact width the search bar is stacked whatever is wanted") func compact() {
        let (search, navigation) = show()
        stage.screen.run {
            table.navigationItem.preferredSearchBarPlacement = .inline
            stage.screen.window.layoutIfNeeded()
        }
        #expect(search.searchBarPlacement == .stacked && navigation.navigationBar.bounds.height == 96)
    }

    @Test("Scope buttons appear with the search, with text, or only when the app shows them") func scopes() {
        let (search, navigation) = show()
        let bar = search.searchBar
        bar.scopeButtonTitles = ["All", "Read"]
        func activate(_ active: Bool) {
            stage.screen.run { search.isActive = active }
            stage.wait()
        }
        activate(true)
        #expect(bar.showsScopeBar)
        activate(false)
        #expect(!bar.showsScopeBar)
        search.scopeBarActivation = .onTextEntry
        activate(true)
        #expect(!bar.showsScopeBar)
        let height = navigation.navigationBar.bounds.height
        stage.screen.run { bar.searchTextField.insertText("a") }
        stage.wait()
        #expect(bar.showsScopeBar && navigation.navigationBar.bounds.height == height + 46)
        stage.screen.run { bar.searchTextField.deleteBackward() }
        #expect(!bar.showsScopeBar)
        activate(false)
        search.automaticallyShowsScopeBar = false
        #expect(search.scopeBarActivation == .manual)
        activate(true)
        #expect(!bar.showsScopeBar)
        stage.screen.run { search.scopeBarActivation = .onSearchActivation }
        #expect(bar.showsScopeBar)
    }
}
