import Testing
@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite("Details of searches") struct SearchDetailTests {
    private let stage = MenuScreen()
    private let table = UITableViewController()

    private func show(_ results: UIViewController?) -> UISearchController {
        stage.screen.run { [stage, table] in
            let search = UISearchController(searchResultsController: results)
            table.navigationItem.searchController = search
            stage.screen.window.rootViewController = UINavigationController(rootViewController: table)
            stage.screen.window.layoutIfNeeded()
            return search
        }
    }

    @Test("The screen is dimmed during a search unless it should not be, and touches then reach it") func obscuring() {
        let search = show(nil)
        stage.screen.run { search.isActive = true }
        stage.wait()
        let point = CGPoint(x: 200, y: 400)
        #expect(search.view.hitTest(search.view.convert(point, from: nil), with: nil) is UIControl)
        stage.screen.run { search.obscuresBackgroundDuringPresentation = false }
        #expect(search.view.hitTest(search.view.convert(point, from: nil), with: nil) == nil)
    }

    @Test("The cancel button and the results appear by themselves unless the app shows them") func automatic() {
        let results = UIViewController()
        let search = show(results)
        search.automaticallyShowsCancelButton = false
        stage.screen.run { search.isActive = true }
        stage.wait()
        #expect(!search.searchBar.showsCancelButton && results.viewIfLoaded?.window == nil)
        stage.screen.run { search.searchBar.searchTextField.insertText("a") }
        #expect(results.view.window != nil && !results.view.isHidden)
        stage.screen.run { search.searchBar.searchTextField.deleteBackward() }
        #expect(results.view.isHidden)
        stage.screen.run { search.showsSearchResultsController = true }
        #expect(!results.view.isHidden)
        stage.screen.run { search.showsSearchResultsController = false }
        #expect(results.view.isHidden)
    }

    @Test("Tokens have the field's colour, and are removed by their index") func tokens() {
        let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
        field.tokenBackgroundColor = .systemBlue
        let (a, b) = (UISearchToken(icon: nil, text: "Anna"), UISearchToken(icon: nil, text: "Ben"))
        field.insertToken(b, at: 0)
        field.insertToken(a, at: 0)
        func views() -> [SearchTokenView] {
            var found: [SearchTokenView] = []
            field.forEach { if let view = $0 as? SearchTokenView { found.append(view) } }
            return found
        }
        #expect(views().map(\.backgroundColor) == [.systemBlue, .systemBlue])
        field.removeToken(at: 0)
        field.removeToken(at: 7)
        #expect(field.tokens == [b] && views().count == 1)
    }
}
