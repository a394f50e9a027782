import QuartziteUICore

/// Gives access to the initialiser of cell classes that are known only at run time; never instantiated itself.
open class _UITableViewCellInitProbe: UITableViewCell {
    /// Never used directly.
    public required override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    /// Never used directly.
    public required init?(coder: NSCoder) { nil }
}

/// Gives access to the initialiser of header classes that are known only at run time; never instantiated itself.
open class _UITableViewHeaderFooterViewInitProbe: UITableViewHeaderFooterView {
    /// Never used directly.
    public required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
    /// Never used directly.
    public required init?(coder: NSCoder) { nil }
}

extension UITableViewCell {
    /// Creates a cell of class `type` with its `init(style:reuseIdentifier:)`.
    static func make(_ type: AnyClass, reuseIdentifier: String) -> UITableViewCell {
        let probe = unsafeBitCast(type, to: _UITableViewCellInitProbe.Type.self)
        let cell: AnyObject = probe.init(style: .default, reuseIdentifier: reuseIdentifier)
        return unsafeDowncast(cell, to: UITableViewCell.self)
    }
}

extension UITableViewHeaderFooterView {
    /// Creates a header or footer of class `type` with its `init(reuseIdentifier:)`.
    static func make(_ type: AnyClass, reuseIdentifier: String) -> UITableViewHeaderFooterView {
        let probe = unsafeBitCast(type, to: _UITableViewHeaderFooterViewInitProbe.Type.self)
        let view: AnyObject = probe.init(reuseIdentifier: reuseIdentifier)
        return unsafeDowncast(view, to: UITableViewHeaderFooterView.self)
    }
}
