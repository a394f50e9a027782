import QuartziteUICore

// What rewritten code calls in place of initialisers of list classes that are known only at run time.

extension UITableViewCell {
    /// Creates a cell of this class with `init(style:reuseIdentifier:)`.
    public static func _make(style: CellStyle, reuseIdentifier: String?) -> Self {
        let type = unsafeBitCast(self as AnyClass, to: _UITableViewCellInitProbe.Type.self)
        return made(type.init(style: style, reuseIdentifier: reuseIdentifier))
    }
}

extension UITableViewHeaderFooterView {
    /// Creates a header or footer of this class with `init(reuseIdentifier:)`.
    public static func _make(reuseIdentifier: String?) -> Self {
        let type = unsafeBitCast(self as AnyClass, to: _UITableViewHeaderFooterViewInitProbe.Type.self)
        return made(type.init(reuseIdentifier: reuseIdentifier))
    }
}

extension UITableView {
    /// Creates a table of this class with `init(frame:style:)`.
    public static func _make(frame: CGRect, style: Style) -> Self {
        made(unsafeBitCast(self as AnyClass, to: _UITableViewInitProbe.Type.self).init(frame: frame, style: style))
    }
}

extension UICollectionView {
    /// Creates a collection view of this class with `init(frame:collectionViewLayout:)`.
    public static func _make(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) -> Self {
        let type = unsafeBitCast(self as AnyClass, to: _UICollectionViewInitProbe.Type.self)
        return made(type.init(frame: frame, collectionViewLayout: layout))
    }
}

extension UITableViewController {
    /// Creates a table view controller of this class with `init(style:)`.
    public static func _make(style: UITableView.Style) -> Self {
        made(unsafeBitCast(self as AnyClass, to: _UITableViewControllerInitProbe.Type.self).init(style: style))
    }
}

extension UICollectionViewController {
    /// Creates a collection view controller of this class with `init(collectionViewLayout:)`.
    public static func _make(collectionViewLayout layout: UICollectionViewLayout) -> Self {
        let type = unsafeBitCast(self as AnyClass, to: _UICollectionViewControllerInitProbe.Type.self)
        return made(type.init(collectionViewLayout: layout))
    }
}

/// Gives access to an initialiser of table view controller classes that are known only at run time; never instantiated
/// itself.
open class _UITableViewControllerInitProbe: UITableViewController {
    /// Never used directly.
    public required override init(style: UITableView.Style) { super.init(style: style) }
    /// Never used directly.
    public required init?(coder: NSCoder) { nil }
}

/// Gives access to an initialiser of collection view controller classes that are known only at run time; never
/// instantiated itself.
open class _UICollectionViewControllerInitProbe: UICollectionViewController {
    /// Never used directly.
    public required override init(collectionViewLayout layout: UICollectionViewLayout) {
        super.init(collectionViewLayout: layout)
    }
    /// Never used directly.
    public required init?(coder: NSCoder) { nil }
}

/// Gives access to an initialiser of table classes that are known only at run time; never instantiated itself.
open class _UITableViewInitProbe: UITableView {
    /// Never used directly.
    public required override init(frame: CGRect, style: Style) { super.init(frame: frame, style: style) }
    /// Never used directly.
    public required init?(coder: NSCoder) { nil }
}

/// Gives access to an initialiser of collection view classes that are known only at run time; never instantiated itself.
open class _UICollectionViewInitProbe: UICollectionView {
    /// Never used directly.
    public required override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        super.init(frame: frame, collectionViewLayout: layout)
    }
    /// Never used directly.
    public required init?(coder: NSCoder) { nil }
}
