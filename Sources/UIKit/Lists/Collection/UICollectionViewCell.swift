import QuartzCore

/// A cell, which shows one item of a collection view.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    private var contents: UIView
    private var content = CellContent()

    /// The segues of a cell from a storyboard.
    var segues = CellSegues()

    /// Creates a cell with a frame.
    public override init(frame: CGRect) {
        contents = UIView()
        super.init(frame: frame)
        prepare()
    }

    /// Creates a cell from a storyboard or xib; with other coders, one of zero size.
    public required init?(coder: NSCoder) {
        contents = (coder as? NibCoder)?.view("contentView") ?? UIView()
        super.init(coder: coder)
        prepare()
        if let coder = coder as? NibCoder { decodeCellAttributes(from: coder) } else { restoreCell(from: coder) }
    }

    private func prepare() {
        contents.frame = bounds
        contents.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contents)
    }

    /// The view to which to add the cell's content.
    open var contentView: UIView { contents }

    /// The settings from which the cell creates its content view; nil, the default, for an empty one.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { content.configuration }
        set {
            guard let view = content.set(newValue, shownBy: contents) else { return }
            view.frame = contents.frame
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            insertSubview(view, aboveSubview: contents)
            contents.removeFromSuperview()
            contents = view
            setNeedsLayout()
        }
    }

    /// Whether the configuration is updated when the state of the cell changes; true by default.
    open var automaticallyUpdatesContentConfiguration = true

    /// The state of the cell.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
        return state
    }

    private func updateContent() {
        guard automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration else { return }
        contentConfiguration = configuration.updated(for: configurationState)
    }

    /// Whether the cell is selected; false by default.
    open var isSelected = false { didSet { if isSelected != oldValue { showSelection() } } }
    /// Whether the cell is pressed; false by default.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { showSelection() } } }

    /// A view behind the content; nil by default.
    open var backgroundView: UIView? {
        didSet {
            if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
            guard let backgroundView else { return }
            insertSubview(backgroundView, at: 0)
            setNeedsLayout()
        }
    }

    /// A view behind the content that is shown while the cell is highlighted or selected; nil by default.
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
        updateContent()
    }

    /// Lays out the content and the backgrounds.
    open override func layoutSubviews() {
        super.layoutSubviews()
        for view in [backgroundView, selectedBackgroundView, contents] where view?.frame != bounds {
            view?.frame = bounds
        }
    }
}
