import QuartziteUICore

/// The lists, pickers, alerts and small controls of UIKit, for the modules below.
@MainActor final class ElementsLayer: HigherLayer {
    static let keys = ObservableKeys.declaredInElements

    static let rows = PropertyTables.elements

    static let passingTouches: [AnyClass] = [
        UITableView.self, UICollectionView.self, UITableViewController.self, UICollectionViewController.self,
        UITableViewHeaderFooterView.self, UICollectionReusableView.self,
    ]

    static func makeSuggestionList(frame: CGRect) -> (any SearchSuggestionList)? { SearchSuggestionTable(frame: frame) }
}
