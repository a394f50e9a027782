import UIKit
import XCTest

/// Compares the frames of searches in navigation bars with recordings.
final class SearchTests: XCTestCase {
    /// A table of forty rows that fills the screen.
    private final class RowsController: UIViewController, UITableViewDataSource {
        let table = UITableView()

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Rows"
            table.frame = view.bounds
            table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            table.dataSource = self
            view.addSubview(table)
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "Row \(indexPath.row + 1)"
            return cell
        }
    }

    /// Shows a controller with a large title and a search.
    @MainActor private func show(
        _ name: String, _ controller: UIViewController, results: UIViewController?, _ note: (Screen) -> Void
    ) throws -> (Screen, UISearchController) {
        let search = UISearchController(searchResultsController: results)
        controller.navigationItem.searchController = search
        controller.navigationItem.hidesSearchBarWhenScrolling = results != nil
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = true
        let screen = try Screen(name, navigation)
        screen.note(navigation.navigationBar, "bar")
        screen.note(search.searchBar, "search")
        screen.note(controller.view, "content")
        note(screen)
        navigation.isToolbarHidden = results == nil
        screen.show()
        return (screen, search)
    }

    @MainActor func testSearch() throws {
        let content = LabelController("Settings", "Content")
        _ = try show("nav/search", content, results: nil) { $0.note(content.label, "label") }
    }

    @MainActor func testResults() throws {
        let (rows, results) = (RowsController(), LabelController("Results", "Results for the search"))
        rows.toolbarItems = [UIBarButtonItem(systemItem: .add), .flexibleSpace()]
        let (screen, search) = try show("nav/search-results", rows, results: results) { screen in
            screen.note(rows.table, "table")
            screen.note(results.label, "resultsLabel")
        }
        screen.step("scroll") { rows.table.setContentOffset(CGPoint(x: 0, y: 200), animated: false) }
        screen.step("activate") {
            rows.table.setContentOffset(.zero, animated: false)
            search.isActive = true
            search.searchBar.text = "Ro"
        }
    }
}
