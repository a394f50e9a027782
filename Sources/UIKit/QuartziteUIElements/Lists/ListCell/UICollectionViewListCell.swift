import QuartziteUICore

/// A cell of a list, with accessories, levels of indentation and separators.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
    /// The place of an item in an outline.
    struct Outline {
        var isExpanded: Bool
        let toggle: @MainActor () -> Void
    }

    private static let gap: CGFloat = 12

    private var leading: [AccessoryView] = []
    private var trailing: [AccessoryView] = []
    private let lines = (top: UIView.part(), bottom: UIView.part())
    private lazy var guide = makeSeparatorGuide()
    private var hasGuide = false
    /// What the layout tells the cell.
    private(set) var itemStyle: ListItemStyle?

    /// Creates a cell with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareLines()
    }

    /// Creates a cell from a storyboard or xib; with other coders, one of zero size.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareLines()
    }

    private func prepareLines() {
        addSubview(lines.top)
        addSubview(lines.bottom)
    }

    // MARK: Content

    /// The accessories, from the content to the side; none by default.
    open var accessories: [UICellAccessory] = [] { didSet { showAccessories() } }

    /// The level of indentation; 0 by default, and that of the item if its section has a section snapshot.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// The width of a level in points; 10 by default.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    /// Whether leading accessories are indented, too; true by default.
    open var indentsAccessories = true { didSet { setNeedsLayout() } }

    /// The place of the cell's separator; constrain its leading or trailing edge to move that of the separator.
    open var separatorLayoutGuide: UILayoutGuide { guide }

    /// Returns the standard content for the cell in its list, without texts.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        guard let itemStyle else { return .cell() }
        if itemStyle.isHeader {
            return switch itemStyle.appearance {
            case .plain: .plainHeader()
            case .grouped, .insetGrouped: .groupedHeader()
            case .sidebar, .sidebarPlain: .sidebarHeader()
            }
        }
        if itemStyle.isFooter { return itemStyle.appearance == .plain ? .plainFooter() : .groupedFooter() }
        return itemStyle.appearance == .sidebar ? .sidebarCell() : .cell()
    }

    override var standardBackground: UIBackgroundConfiguration? {
        guard backgroundView == nil, selectedBackgroundView == nil, backgroundColor == nil else { return nil }
        guard let itemStyle else { return .listPlainCell() }
        if itemStyle.isHeader || itemStyle.isFooter {
            return itemStyle.appearance == .plain && itemStyle.isHeader
                ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
        }
        return switch itemStyle.appearance {
        case .plain, .sidebarPlain: .listPlainCell()
        case .grouped, .insetGrouped: .listGroupedCell()
        case .sidebar: .listSidebarCell()
        }
    }

    // MARK: State

    /// The outline to which the item belongs; nil for none.
    var outline: Outline? {
        didSet {
            for view in leading + trailing { update(view) }
            if outline?.isExpanded != oldValue?.isExpanded { stateDidChange() }
        }
    }

    /// The state of the cell.
    open override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state.isExpanded = outline?.isExpanded ?? false
        state.isSwiped = isSwiped
        return state
    }

    /// Whether the cell's swipe actions are shown.
    var isSwiped = false { didSet { if isSwiped != oldValue { stateDidChange() } } }

    private var isEditing: Bool { collection?.isEditing ?? false }

    override func stateDidChange() {
        super.stateDidChange()
        showAccessories()
    }

    /// Shows the accessories for the state of the list.
    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if superview != nil { showAccessories() }
    }

    /// Called before the cell is reused.
    open override func prepareForReuse() {
        super.prepareForReuse()
        outline = nil
    }

    func adopt(_ itemStyle: ListItemStyle?) {
        guard itemStyle != self.itemStyle else { return }
        self.itemStyle = itemStyle
        if backgroundConfiguration == nil || showsStandardBackground { showStandardBackground() }
        layer.maskedCorners = itemStyle?.corners ?? []
        layer.cornerRadius = itemStyle?.corners.isEmpty == false ? 10 : 0
        clipsToBounds = layer.cornerRadius > 0
        setNeedsLayout()
    }

    private var showsStandardBackground = true

    /// The settings of the background; by default, those of the list.
    open override var backgroundConfiguration: UIBackgroundConfiguration? {
        get { super.backgroundConfiguration }
        set {
            showsStandardBackground = false
            super.backgroundConfiguration = newValue
        }
    }

    private func showStandardBackground() {
        guard showsStandardBackground, var background = standardBackground else { return }
        if let color = itemStyle?.backgroundColor, itemStyle?.isHeader == false, itemStyle?.isFooter == false {
            background.backgroundColor = color
        }
        super.backgroundConfiguration = background.updated(for: configurationState)
    }

    // MARK: Accessories

    private func showAccessories() {
        let isEditing = isEditing
        let shown = accessories.filter { $0.isShown(whileEditing: isEditing) }
        (leading, trailing) = (
            arrange(shown.filter(\.isLeading), in: leading), arrange(shown.filter { !$0.isLeading }, in: trailing)
        )
        setNeedsLayout()
    }

    /// Returns the views of accessories; those that are shown already stay.
    private func arrange(_ desired: [UICellAccessory], in old: [AccessoryView]) -> [AccessoryView] {
        var ordered: [UICellAccessory] = []
        for accessory in desired {
            ordered.insert(accessory, at: min(max(accessory.position(ordered), 0), ordered.count))
        }
        var left = old
        let views = ordered.map { accessory in
            if let index = left.firstIndex(where: { $0.accessory.isSame(as: accessory) }) {
                return left.remove(at: index)
            }
            let view = AccessoryView(accessory)
            AnimationContext.outside {
                view.frame = CGRect(x: accessory.isLeading ? -44 : bounds.width, y: 0, width: 22, height: bounds.height)
                addSubview(view)
            }
            return view
        }
        for view in left { view.removeFromSuperview() }
        for view in views { update(view) }
        return views
    }

    private func update(_ view: AccessoryView) {
        let accessory = view.accessory
        switch accessory.accessoryType {
        case .outlineDisclosure:
            view.isOn = outline?.isExpanded ?? false
            view.tapped = accessory.action ?? outline?.toggle
        case .multiselect: view.isOn = isSelected
        case .reorder:
            guard view.gestureRecognizers?.isEmpty ?? true else { break }
            let press = UILongPressGestureRecognizer()
            press.minimumPressDuration = 0
            press.addTarget(self, action: Selector("followReorder:", UICollectionViewListCell.followReorder))
            view.addGestureRecognizer(press)
        case .delete:
            view.tapped = accessory.action ?? { [weak self] in self?.showTrailingActions() }
        default: view.tapped = accessory.action
        }
    }

    /// What a tap on the cell does instead of selecting it: expand or collapse a header of an outline.
    var tapAction: (@MainActor () -> Void)? {
        let disclosure = accessories.first { $0.accessoryType == .outlineDisclosure }
        guard let disclosure,
            disclosure.style == .header || disclosure.style == .automatic && itemStyle?.isHeader == true
        else { return nil }
        return disclosure.action ?? outline?.toggle
    }

    /// Follows the finger on the reorder control.
    func followReorder(_ press: UILongPressGestureRecognizer) {
        guard let view = collection else { return }
        switch press.state {
        case .began:
            guard let path = view.indexPath(for: self) else { return }
            view.beginInteractiveMovementForItem(at: path)
        case .changed:
            view.updateInteractiveMovementTargetPosition(
                CGPoint(x: bounds.width / 2 + frame.minX, y: press.location(in: view).y))
        case .ended: view.endInteractiveMovement()
        case .cancelled, .failed: view.cancelInteractiveMovement()
        case .possible: break
        }
    }

    private func showTrailingActions() { collection?.swiping.showTrailingActions(of: self) }

    // MARK: Layout

    private var indentation: CGFloat { max(CGFloat(indentationLevel) * indentationWidth, 0) }

    private var leadingWidth: CGFloat {
        leading.isEmpty
            ? 0
            : leading.reduce(listMargin) { $0 + $1.width + Self.gap } - Self.gap
                + (indentsAccessories ? indentation : 0)
    }
    private var trailingWidth: CGFloat {
        trailing.isEmpty ? 0 : trailing.reduce(listMargin) { $0 + $1.width + Self.gap } - Self.gap
    }

    override var contentArea: CGRect {
        let (before, after) = (leadingWidth, trailingWidth)
        let area = CGRect(x: before, y: 0, width: max(bounds.width - before - after, 0), height: bounds.height)
        return isRightToLeft ? area.mirrored(in: bounds) : area
    }

    /// Lays out the content, the accessories and the separators.
    open override func layoutSubviews() {
        if let list = contentView as? UIListContentView {
            list.indentation = indentsAccessories && !leading.isEmpty ? 0 : indentation
        }
        super.layoutSubviews()
        var x = listMargin + (indentsAccessories ? indentation : 0)
        for view in leading {
            view.setPlace(CGRect(x: x, y: 0, width: view.width, height: bounds.height))
            x += view.width + Self.gap
        }
        x = bounds.width - listMargin
        for view in trailing.reversed() {
            x -= view.width
            view.setPlace(CGRect(x: x, y: 0, width: view.width, height: bounds.height))
            let separates = view !== trailing.first && view.accessory.showsVerticalSeparator
            view.separatorDistance = separates && view.accessory.accessoryType == .reorder ? Self.gap : nil
            x -= Self.gap
        }
        if isRightToLeft { for view in leading + trailing { view.center.x = bounds.width - view.center.x } }
        placeLines()
    }

    private func placeLines() {
        let thickness = 1 / max(UIScreen.main.scale, 1)
        let separator = itemStyle?.separator
        lines.top.isHidden = separator == nil || itemStyle?.showsTopSeparator != true
        lines.bottom.isHidden = separator == nil || itemStyle?.showsBottomSeparator != true
        guard let separator else { return }
        let isPressed = isSelected || isHighlighted
        let color = isPressed ? separator.multipleSelectionColor : separator.color
        lines.top.backgroundColor = color
        lines.bottom.backgroundColor = color
        let (top, bottom) = (separator.topSeparatorInsets, separator.bottomSeparatorInsets)
        for (line, insets, y) in [(lines.top, top, 0), (lines.bottom, bottom, bounds.height - thickness)] {
            let start = insets.leading == NSDirectionalEdgeInsets.automaticLength ? textStart : insets.leading
            let end = insets.trailing == NSDirectionalEdgeInsets.automaticLength ? textEnd : insets.trailing
            line.frame = CGRect(x: start, y: y, width: max(bounds.width - start - end, 0), height: thickness)
        }
        mirror([lines.top, lines.bottom])
        bringSubviewToFront(lines.bottom)
    }

    /// The distance of the text, or of the separator's guide, from the leading edge.
    private var textStart: CGFloat {
        if hasGuide { return isRightToLeft ? bounds.width - guide.layoutFrame.maxX : guide.layoutFrame.minX }
        let text = (contentView as? UIListContentView)?.textStart ?? listMargin
        return leadingWidth + text
    }

    private var textEnd: CGFloat {
        guard hasGuide else { return 0 }
        return max(isRightToLeft ? guide.layoutFrame.minX : bounds.width - guide.layoutFrame.maxX, 0)
    }

    private func makeSeparatorGuide() -> UILayoutGuide {
        let start = textStart
        hasGuide = true
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        let (from, to) = (
            guide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: start),
            guide.trailingAnchor.constraint(equalTo: trailingAnchor)
        )
        (from.priority, to.priority) = (.defaultLow, .defaultLow)
        NSLayoutConstraint.activate([
            from, to, guide.bottomAnchor.constraint(equalTo: bottomAnchor),
            guide.heightAnchor.constraint(equalToConstant: 1),
        ])
        return guide
    }

    /// Returns the size that the content determines between the accessories.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let side = leadingWidth + trailingWidth
        if let list = contentView as? UIListContentView {
            list.indentation = indentsAccessories && !leading.isEmpty ? 0 : indentation
        }
        let inner = CGSize(width: max(targetSize.width - side, 0), height: targetSize.height)
        var size = super.systemLayoutSizeFitting(
            inner, withHorizontalFittingPriority: .required, verticalFittingPriority: verticalFittingPriority)
        size.width = targetSize.width
        if !(contentView is UIListContentView), !contentView.hasInnerConstraints { size.height = max(size.height, 44) }
        return size
    }

    /// Applies the attributes, with what a list layout tells the cell.
    override func adopt(_ attributes: UICollectionViewLayoutAttributes) {
        adopt(attributes.listItemStyle)
        super.adopt(attributes)
    }
}

extension AccessoryView {
    fileprivate func setPlace(_ rect: CGRect) {
        bounds.size = rect.size
        center = CGPoint(x: rect.midX, y: rect.midY)
    }
}

extension UICellAccessory {
    /// Whether the views of two accessories are the same.
    fileprivate func isSame(as other: UICellAccessory) -> Bool {
        accessoryType == other.accessoryType && tintColor == other.tintColor && text == other.text
            && backgroundColor == other.backgroundColor && reservedLayoutWidth == other.reservedLayoutWidth
            && isHidden == other.isHidden && font == other.font
            && showsVerticalSeparator == other.showsVerticalSeparator && action == nil && other.action == nil
    }
}
