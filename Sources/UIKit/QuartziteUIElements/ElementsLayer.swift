import QuartziteUICore

/// The lists, pickers, alerts and small controls of UIKit, for the modules below.
@MainActor enum ElementsLayer: HigherLayer {
    static let keys = LayerKeys(
        outlets: ObservableKeys.outletsOfElements, views: ObservableKeys.viewsOfElements,
        others: ObservableKeys.othersOfElements, declared: ObservableKeys.declaredInElements)

    static func makeSuggestionList(frame: CGRect) -> (any SearchSuggestionList)? { SearchSuggestionTable(frame: frame) }
}
