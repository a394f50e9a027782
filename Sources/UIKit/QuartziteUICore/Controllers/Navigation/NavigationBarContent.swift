import QuartziteUIDrawing

/// The view that shows one item of a navigation bar.
@MainActor final class NavigationBarContent: UIView {
    private let titleView: UIView?
    /// The opacity of a title that is text.
    var titleAlpha: CGFloat = 1 { didSet { if titleView is UILabel { titleView?.alpha = titleAlpha } } }
    /// The width in points that a search bar takes at the trailing end.
    var trailingInset: CGFloat = 0 { didSet { if trailingInset != oldValue { setNeedsLayout() } } }
    private var left: [UIView] = []
    private var backButton: UIButton?
    /// The titles that the back button may have; the first one that leaves enough space is shown.
    private var backTitles: [String] = []
    private var right: [UIView] = []
    private var middle: [UIView] = []
    /// The views that are as high as the bar, unlike custom ones.
    private var fullHeight: [UIView] = []
    /// The size class for which the content was made.
    let sizeClass: UIUserInterfaceSizeClass
    /// Whether the title is at the leading end.
    private var isTitleLeading = false

    init(_ item: UINavigationItem, back: UINavigationItem?, in bar: UINavigationBar) {
        if let renaming = bar.renaming, renaming.item === item {
            titleView = renaming.field
        } else if let custom = item.titleView {
            titleView = custom
        } else if let title = item.title {
            let label = Self.label(title, in: bar)
            titleView = item.hasTitleMenu ? NavigationTitleButton.make(label, of: item) : label
        } else {
            titleView = nil
        }
        sizeClass = bar.traitCollection.horizontalSizeClass
        super.init(frame: bar.bounds)
        if item.showsBackButton, back != nil || item.backAction != nil {
            let own = item.backAction.flatMap { $0.title.isEmpty ? nil : $0.title }
            let title = own ?? back?.backTitle ?? BackButton.plainTitle
            let label = back?.backLabel ?? BackButton.plainTitle
            let button = Self.backButton(title, label: label, item.backAction, in: bar)
            left.append(button)
            fullHeight.append(button)
            backButton = button
            backTitles = title.isEmpty ? [title] : [title, BackButton.plainTitle, ""]
        }
        let isWide = sizeClass == .regular && item.style != .navigator
        isTitleLeading = isWide
        let entries = BarEntries(item, showsMiddle: isWide)
        let (height, appearance) = (bar.contentHeight, bar.shownAppearance)
        func views(_ items: [UIBarButtonItem]) -> [UIView] {
            items.filter { !$0.isHidden }.map { item in
                let view = item.makeView(
                    height: height, plain: appearance?.buttonAppearance, done: appearance?.doneButtonAppearance,
                    isCompact: bar.traitCollection.verticalSizeClass == .compact)
                if item.customView == nil { fullHeight.append(view) }
                return view
            }
        }
        left += views(entries.left)
        right = views(entries.right)
        middle = views(entries.middle)
        for entry in entries.left + entries.right + entries.middle {
            entry.changed = { [weak bar] in bar?.itemDidChange() }
        }
        for group in entries.groups { group.changed = { [weak bar] in bar?.itemDidChange() } }
        for view in left + right + middle + [titleView].compactMap(\.self) { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    private static func label(_ title: String, in bar: UINavigationBar) -> UILabel {
        let label = UILabel()
        let attributes = bar.currentTitleAttributes
        label.text = title
        label.accessibilityTraits = [.staticText, .header]
        label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
        label.textColor = attributes[.foregroundColor] as? UIColor ?? bar.barStyle.titleColor
        label.textAlignment = .center
        label.sizeToFit()
        return label
    }

    private static func backButton(
        _ title: String, label: String, _ action: UIAction?, in bar: UINavigationBar
    ) -> UIButton {
        let button = BackButton.make(
            title, label: label,
            indicator: bar.shownAppearance?.backIndicatorImage ?? bar.backIndicatorImage,
            isRightToLeft: bar.isRightToLeft)
        if let action {
            button.addAction(UIAction { _ in action.perform(from: button) }, for: .touchUpInside)
        } else {
            button.addTarget(bar, action: Selector("goBack", UINavigationBar.goBack), for: .touchUpInside)
        }
        let attributes = bar.shownAppearance?.backButtonAppearance.normal.titleTextAttributes ?? [:]
        if let font = attributes[.font] as? UIFont { button.titleLabel?.font = font }
        if let color = attributes[.foregroundColor] as? UIColor { button.setTitleColor(color, for: .normal) }
        button.frame = CGRect(x: 0, y: 0, width: width(of: button, in: bar.bounds.size), height: bar.contentHeight)
        return button
    }

    /// Returns the width of a back button in a bar: at most half of that.
    private static func width(of button: UIButton, in size: CGSize) -> CGFloat {
        min(button.sizeThatFits(size).width.rounded(.up), size.width / 2)
    }

    // MARK: Layout

    /// The distance in points of the outer items from the edges of a narrow bar, or from a safe area within the edges.
    private static let narrowEdge: CGFloat = 16

    /// Returns the distance of an outer item from an edge of the bar or of its safe area, in points.
    private func edge(of view: UIView?, besides inset: CGFloat) -> CGFloat {
        let edge = inset > 0 ? Self.narrowEdge : systemMinimumMargins.leading
        let symbol = (view as? UIButton).flatMap { Self.showsImage($0) ? $0.currentImage : nil }
        return symbol?.isSymbolImage == true ? edge + Self.symbolInset : edge
    }

    /// The empty space at the sides of a symbol, in points.
    private static let symbolInset: CGFloat = 2

    /// The distance between two items in points; images have more room around them, so that fingers find them.
    private static func gap(after index: Int, in views: [UIView]) -> CGFloat {
        let pair = views[index...].prefix(2)
        return pair.count == 2 && pair.allSatisfy(showsImage) ? 24 : 12
    }

    private static func showsImage(_ view: UIView) -> Bool {
        guard let button = view as? UIButton else { return false }
        return button.currentImage != nil && button.currentTitle == nil
    }

    /// Returns the item under a point, which may be half the distance to the next item, or that to the edge, beside it.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard hit === self else { return hit }
        let near = (left + right + middle).filter {
            $0 is UIControl && $0.frame.insetBy(dx: -12, dy: -8).contains(point)
        }
        let nearest = near.min { abs($0.frame.midX - point.x) < abs($1.frame.midX - point.x) }
        return nearest.flatMap { $0.hitTest(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), with: event) } ?? hit
    }

    /// Lays out the left and right items, and centres the title, or moves it as little as the items require.
    override func layoutSubviews() {
        super.layoutSubviews()
        for view in fullHeight where view.bounds.height != bounds.height { view.bounds.size.height = bounds.height }
        var end =
            bounds.width - edge(of: right.first, besides: safeAreaInsets.right) - safeAreaInsets.right - trailingInset
        for (index, view) in right.enumerated() {
            view.frame.origin = CGPoint(
                x: end - view.bounds.width, y: ((bounds.height - view.bounds.height) / 2).rounded())
            end = view.frame.minX - Self.gap(after: index, in: right)
        }
        var start = placeLeft()
        if let backButton, titleView is UILabel || titleView is UIButton {
            for title in backTitles where end - start < titleView?.bounds.width ?? 0 || title == backTitles.first {
                guard title != backButton.currentTitle ?? "" else { continue }
                BackButton.show(title, on: backButton)
                backButton.bounds.size.width = Self.width(of: backButton, in: bounds.size)
                start = placeLeft()
            }
        }
        defer { mirror(left + right + middle + [titleView]) }
        placeMiddle()
        guard let titleView else { return }
        if left.isEmpty { start = edge(of: nil, besides: safeAreaInsets.left) + safeAreaInsets.left }
        let width = min(titleView.bounds.width, max(end - start, 0))
        let centre = ((bounds.width - width) / 2).rounded()
        let x = isTitleLeading ? start : max(start, min(centre, end - width))
        titleView.frame = CGRect(
            x: x, y: ((bounds.height - titleView.bounds.height) / 2).rounded(), width: width,
            height: titleView.bounds.height)
    }

    /// Places the left items, and returns where the title may begin.
    private func placeLeft() -> CGFloat {
        let edge = edge(of: left.first, besides: safeAreaInsets.left)
        var start = (backButton == nil ? edge : 8) + safeAreaInsets.left
        for (index, view) in left.enumerated() {
            view.frame.origin = CGPoint(x: start, y: ((bounds.height - view.bounds.height) / 2).rounded())
            start = view.frame.maxX + Self.gap(after: index, in: left)
        }
        return start
    }

    /// Centres the items in the middle.
    private func placeMiddle() {
        let gaps = middle.indices.dropLast().reduce(0) { $0 + Self.gap(after: $1, in: middle) }
        var x = ((bounds.width - middle.reduce(gaps) { $0 + $1.bounds.width }) / 2).rounded()
        for (index, view) in middle.enumerated() {
            view.frame.origin = CGPoint(x: x, y: ((bounds.height - view.bounds.height) / 2).rounded())
            x = view.frame.maxX + Self.gap(after: index, in: middle)
        }
    }
}

/// The buttons of an item by their places in the bar.
@MainActor private struct BarEntries {
    let left: [UIBarButtonItem]
    /// From the trailing edge on.
    let right: [UIBarButtonItem]
    let middle: [UIBarButtonItem]
    let groups: [UIBarButtonItemGroup]

    /// Sorts the buttons of an item; those in the middle are in a menu unless they are shown.
    init(_ item: UINavigationItem, showsMiddle: Bool) {
        func shown(_ groups: [UIBarButtonItemGroup]) -> [UIBarButtonItem] {
            groups.filter { !$0.isHidden }.flatMap(\.barButtonItems)
        }
        let pinned = item.pinnedTrailingGroup.map { [$0] } ?? []
        groups = item.leadingItemGroups + item.centerItemGroups + item.trailingItemGroups + pinned
        left = (item.leftBarButtonItems ?? []) + shown(item.leadingItemGroups)
        middle = showsMiddle ? shown(item.centerItemGroups) : []
        let hidden = showsMiddle ? [] : item.centerItemGroups.filter { !$0.isHidden }
        var elements = hidden.flatMap(\.menuElements)
        if let more = item.additionalOverflowItems { elements.append(more) }
        let overflow =
            elements.isEmpty
            ? [] : [UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), menu: UIMenu(children: elements))]
        right =
            shown(pinned).reversed() + overflow + (item.rightBarButtonItems ?? [])
            + shown(item.trailingItemGroups).reversed()
    }
}
