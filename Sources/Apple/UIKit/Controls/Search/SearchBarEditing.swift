import QuartzCore

/// Tells the delegate of a search bar of editing, so that subclasses of the bar can be delegates of text fields.
@MainActor final class SearchBarEditing: NSObject, UITextFieldDelegate {
    private weak var bar: UISearchBar?

    init(_ bar: UISearchBar) {
        self.bar = bar
        super.init()
    }

    /// Calls a method of the bar's delegate; nil without a delegate.
    @discardableResult
    private func callDelegate<Result>(_ method: (any UISearchBarDelegate, UISearchBar) -> Result) -> Result? {
        guard let bar, let delegate = bar.delegate else { return nil }
        return method(delegate, bar)
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { callDelegate { $0.searchBar($1, shouldChangeTextIn: range, replacementText: string) } ?? true }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        callDelegate { $0.searchBarShouldBeginEditing($1) } ?? true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        bar?.searchController?.isActive = true
        callDelegate { $0.searchBarTextDidBeginEditing($1) }
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        callDelegate { $0.searchBarShouldEndEditing($1) } ?? true
    }

    func textFieldDidEndEditing(_ textField: UITextField) { callDelegate { $0.searchBarTextDidEndEditing($1) } }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        callDelegate { $0.searchBarSearchButtonClicked($1) }
        return false
    }
}
