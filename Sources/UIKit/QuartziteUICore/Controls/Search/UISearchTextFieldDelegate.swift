import QuartziteUIDrawing

/// Methods of a search field's delegate for its tokens and suggestions; all are optional.
@preconcurrency @MainActor public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
    /// Returns what is copied for a token; never called, because tokens are not copied here.
    func searchTextField(
        _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
    ) -> NSItemProvider
    /// A suggestion was chosen.
    func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
    /// An empty provider.
    public func searchTextField(
        _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
    ) -> NSItemProvider { NSItemProvider() }
    /// Does nothing.
    public func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {}
}
