import QuartzCore

/// The view of one item of a collection view.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    private let contents = UIView()

    /// A cell at a place.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// A cell of size zero; nothing is read from `coder`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        contents.frame = bounds
        contents.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contents)
    }

    /// What the cell's own views belong in.
    open var contentView: UIView { contents }

    /// Whether the item is selected; false by default.
    open var isSelected = false { didSet { if isSelected != oldValue { showSelection() } } }
    /// Whether a finger holds the item; false by default.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { showSelection() } } }

    /// A view behind the contents; nil by default.
    open var backgroundView: UIView? {
        didSet {
            if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
            guard let backgroundView else { return }
            insertSubview(backgroundView, at: 0)
            setNeedsLayout()
        }
    }

    /// What is behind the contents while the cell is highlighted or selected; nil by default.
    open var selectedBackgroundView: UIView? {
        didSet {
            if oldValue !== selectedBackgroundView { oldValue?.removeFromSuperview() }
            guard let selectedBackgroundView else { return }
            insertSubview(selectedBackgroundView, belowSubview: contents)
            showSelection()
            setNeedsLayout()
        }
    }

    private func showSelection() {
        let isShown = isSelected || isHighlighted
        selectedBackgroundView?.isHidden = !isShown
        contents.highlightContents(isShown)
    }

    /// Places contents and backgrounds.
    open override func layoutSubviews() {
        super.layoutSubviews()
        for view in [backgroundView, selectedBackgroundView, contents] where view?.frame != bounds {
            view?.frame = bounds
        }
    }
}
