import QuartziteUICore

/// How the focus would move in a list; there is no focus.
struct ListFocusing {
    var isAllowed = true
    var isAllowedDuringEditing = true
    var remembersLastPath = false
}

extension UITableView {
    /// Whether rows can be focused; true by default, and without effect, since there is no focus.
    public var allowsFocus: Bool {
        get { focusing.isAllowed }
        set {
            focusing.isAllowed = newValue
            unsupported("UITableView.allowsFocus")
        }
    }
    /// Whether rows can be focused while the user edits them; true by default, and without effect.
    public var allowsFocusDuringEditing: Bool {
        get { focusing.isAllowedDuringEditing }
        set {
            focusing.isAllowedDuringEditing = newValue
            unsupported("UITableView.allowsFocusDuringEditing")
        }
    }
    /// Whether the focus returns to the row that had it; false by default, and without effect.
    public var remembersLastFocusedIndexPath: Bool {
        get { focusing.remembersLastPath }
        set {
            focusing.remembersLastPath = newValue
            unsupported("UITableView.remembersLastFocusedIndexPath")
        }
    }
}

extension UICollectionView {
    /// Whether items can be focused; true by default, and without effect, since there is no focus.
    public var allowsFocus: Bool {
        get { focusing.isAllowed }
        set {
            focusing.isAllowed = newValue
            unsupported("UICollectionView.allowsFocus")
        }
    }
    /// Whether items can be focused while the user edits them; true by default, and without effect.
    public var allowsFocusDuringEditing: Bool {
        get { focusing.isAllowedDuringEditing }
        set {
            focusing.isAllowedDuringEditing = newValue
            unsupported("UICollectionView.allowsFocusDuringEditing")
        }
    }
    /// Whether the focus returns to the item that had it; false by default, and without effect.
    public var remembersLastFocusedIndexPath: Bool {
        get { focusing.remembersLastPath }
        set {
            focusing.remembersLastPath = newValue
            unsupported("UICollectionView.remembersLastFocusedIndexPath")
        }
    }
}

/// The source and destination of a focus update in a table; none happens here.
@preconcurrency @MainActor open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    /// The row that was focused before the update; nil here.
    open var previouslyFocusedIndexPath: IndexPath? { nil }
    /// The row that is focused after the update; nil here.
    open var nextFocusedIndexPath: IndexPath? { nil }
}

/// The source and destination of a focus update in a collection view; none happens here.
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    /// The item that was focused before the update; nil here.
    open var previouslyFocusedIndexPath: IndexPath? { nil }
    /// The item that is focused after the update; nil here.
    open var nextFocusedIndexPath: IndexPath? { nil }
}
