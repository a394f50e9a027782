import QuartziteUIDrawing

/// A view that lists the suggestions of a search, below its bar.
@MainActor package protocol SearchSuggestionList: UIView {
    /// Called for a tap on a suggestion.
    var onSelection: ((any UISearchSuggestion) -> Void)? { get set }
    /// Shows suggestions in place of those before.
    func show(_ suggestions: [any UISearchSuggestion])
}
