import UIKit

final class SearchScopes: UIViewController, UISearchBarDelegate {
    func configure(_ search: UISearchController) {
        search.searchBar.scopeButtonTitles = ["All", "Read", "Unread"]
        search.searchBar.selectedScopeButtonIndex = 1
        search.scopeBarActivation = .onSearchActivation
        search.automaticallyShowsCancelButton = true
        search.searchBar.delegate = self
        search.showsSearchResultsController = true
    }

    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        title = "\(selectedScope)"
    }
}
