import UIKit

final class SearchControllerResults: UITableViewController, UISearchResultsUpdating, UISearchControllerDelegate {
    let search = UISearchController(searchResultsController: UITableViewController())

    override func viewDidLoad() {
        super.viewDidLoad()
        search.searchResultsUpdater = self
        search.delegate = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = "Search"
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        navigationItem.preferredSearchBarPlacement = .stacked
        definesPresentationContext = true
    }

    func updateSearchResults(for searchController: UISearchController) {
        title = searchController.isActive ? searchController.searchBar.text : "All"
    }
}
