import QuartziteUICore

/// The lists, pickers, alerts and small controls of UIKit, for the modules below.
@MainActor final class ElementsLayer: HigherLayer {
    static let keys = LayerKeys(
        outlets: ObservableKeys.outletsOfElements, views: ObservableKeys.viewsOfElements,
        others: ObservableKeys.othersOfElements, declared: ObservableKeys.declaredInElements)

    static let passingTouches: [AnyClass] = [
        UITableView.self, UICollectionView.self, UITableViewController.self, UICollectionViewController.self,
        UITableViewHeaderFooterView.self, UICollectionReusableView.self,
    ]

    static func makeSuggestionList(frame: CGRect) -> (any SearchSuggestionList)? { SearchSuggestionTable(frame: frame) }
}
