import QuartzCore

/// Methods that respond to changes in a search bar; all are optional.
@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {
    /// Called when the text changed.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Whether editing may begin; true by default.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Called when editing began.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Whether editing may end; true by default.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Called when editing ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Called when the return key was pressed.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Called when the cancel button was tapped.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Returns true.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// Returns true.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// A bar with a text field for search terms and an optional cancel button.
@preconcurrency @MainActor open class UISearchBar: UIView, UITextFieldDelegate {
    private let field = UITextField()
    private let cancel = UIButton(type: .system)
    private var hasCancel = false

    /// Creates a bar, 56 points high unless the frame has a height.
    public override init(frame: CGRect) {
        let height = frame.height > 0 ? frame.height : 56
        super.init(frame: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: height))
        prepare()
    }

    /// Creates a bar; reads a storyboard or xib if `coder` belongs to one.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        (coder as? NibCoder).map { decodeSearchBarAttributes(from: $0) }
    }

    private func prepare() {
        field.backgroundColor = .tertiarySystemFill
        field.layer.cornerRadius = 10
        field.placeholder = "Search"
        field.leftView = SearchGlass(frame: CGRect(x: 0, y: 0, width: 30, height: 36))
        field.leftViewMode = .always
        field.delegate = self
        field.addTarget(self, action: Selector("changed", UISearchBar.changed), for: .editingChanged)
        cancel.setTitle("Cancel", for: .normal)
        cancel.titleLabel?.font = .systemFont(ofSize: 17)
        cancel.addTarget(self, action: Selector("leave", UISearchBar.leave), for: .touchUpInside)
        cancel.alpha = 0
        addSubview(field)
        addSubview(cancel)
    }

    /// The delegate, which is notified of changes; a weak reference.
    open weak var delegate: (any UISearchBarDelegate)?
    final var traits = TextInputTraits()

    /// The search text; setting it does not call the delegate.
    open var text: String? {
        get { field.text }
        set { field.text = newValue }
    }
    /// The text shown while the field is empty; "Search" by default.
    open var placeholder: String? {
        get { field.placeholder }
        set { field.placeholder = newValue }
    }
    /// The text field.
    open var searchTextField: UITextField { field }
    /// The background colour; nil by default.
    open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
    /// Whether the cancel button is shown; false by default.
    open var showsCancelButton: Bool {
        get { hasCancel }
        set { setShowsCancelButton(newValue, animated: false) }
    }

    /// Shows or hides the cancel button.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        hasCancel = showsCancelButton
        setNeedsLayout()
        UIView.change(animated: animated) {
            self.cancel.alpha = showsCancelButton ? 1 : 0
            self.layoutIfNeeded()
        }
    }

    func changed() { delegate?.searchBar(self, textDidChange: field.text ?? "") }
    func leave() { delegate?.searchBarCancelButtonClicked(self) }

    /// Forwards the call to the bar's delegate.
    open func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        delegate?.searchBarShouldBeginEditing(self) ?? true
    }
    /// Forwards the call to the bar's delegate.
    open func textFieldDidBeginEditing(_ textField: UITextField) { delegate?.searchBarTextDidBeginEditing(self) }
    /// Forwards the call to the bar's delegate.
    open func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        delegate?.searchBarShouldEndEditing(self) ?? true
    }
    /// Forwards the call to the bar's delegate.
    open func textFieldDidEndEditing(_ textField: UITextField) { delegate?.searchBarTextDidEndEditing(self) }
    /// Forwards the call to the bar's delegate.
    open func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        delegate?.searchBarSearchButtonClicked(self)
        return false
    }

    /// Begins editing.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
    /// Ends editing.
    @discardableResult
    open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }
    /// Whether the text is being edited.
    open override var isFirstResponder: Bool { field.isFirstResponder }

    /// Lays out the field and the button.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = cancel.sizeThatFits(bounds.size)
        let end = hasCancel ? bounds.width - 16 - size.width : bounds.width
        field.frame = CGRect(x: 8, y: (bounds.midY - 18).roundedToPixels, width: max(end - 16, 0), height: 36)
        cancel.frame = CGRect(
            x: end + 4, y: (bounds.midY - size.height / 2).roundedToPixels, width: size.width, height: size.height)
        mirror([field, cancel])
    }

    /// Returns the given width and a height of 56 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }
    /// No intrinsic width, and a height of 56 points.
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 56) }
}

/// A magnifying glass.
private final class SearchGlass: UIView {
    private let shape = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        let path = CGMutablePath()
        path.addEllipse(in: CGRect(x: 9, y: 11, width: 11, height: 11))
        path.move(to: CGPoint(x: 19, y: 21))
        path.addLine(to: CGPoint(x: 23, y: 25))
        shape.path = path
        shape.fillColor = nil
        colorsDidChange()
        shape.lineWidth = 1.8
        shape.lineCap = .round
        layer.addSublayer(shape)
        isUserInteractionEnabled = false
    }

    override func colorsDidChange() { shape.strokeColor = resolved(.systemGray) }

    required init?(coder: NSCoder) { nil }
}
