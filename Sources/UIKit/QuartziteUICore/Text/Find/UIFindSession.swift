import QuartziteUIDrawing

/// A search with its results; subclasses search a kind of content.
@preconcurrency @MainActor open class UIFindSession: NSObject {
    /// How the find bar shows the number of results; raw values are Apple's.
    public enum SearchResultDisplayStyle: Int, Sendable {
        /// The number of the highlighted result, and of all.
        case currentAndTotal = 0
        /// The number of all results.
        case total = 1
        /// No number.
        case none = 2
    }

    /// Called when the results have changed.
    final var changed: (() -> Void)?

    /// Creates a session without results.
    public override init() { super.init() }

    /// The number of results; 0 by default.
    open var resultCount: Int { 0 }
    /// The index of the highlighted result; `NSNotFound` by default.
    open var highlightedResultIndex: Int { NSNotFound }
    /// How the find bar shows the number of results; `currentAndTotal` by default.
    open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal { didSet { changed?() } }
    /// Whether results can be replaced; false by default.
    open var supportsReplacement: Bool { false }
    /// Whether the highlighted result can be replaced; by default, whether there is one.
    open var allowsReplacementForCurrentlyHighlightedResult: Bool {
        supportsReplacement && highlightedResultIndex != NSNotFound
    }

    /// Searches for a text; does nothing by default.
    open func performSearch(query: String, options: UITextSearchOptions?) {}
    /// Replaces the highlighted result; does nothing by default.
    open func performSingleReplacement(query: String, replacementString: String, options: UITextSearchOptions?) {}
    /// Replaces all results; does nothing by default.
    open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
    /// Highlights the next result in a direction, after the last one the first; does nothing by default.
    open func highlightNextResult(in direction: UITextStorageDirection) {}
    /// Forgets the results, after the content has changed; does nothing by default.
    open func invalidateFoundResults() {}
}
