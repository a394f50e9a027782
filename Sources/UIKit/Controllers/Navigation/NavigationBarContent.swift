import QuartzCore

/// The view that shows one item of a navigation bar.
@MainActor final class NavigationBarContent: UIView {
    private let titleView: UIView?
    /// The opacity of a title that is text.
    var titleAlpha: CGFloat = 1 { didSet { if titleView is UILabel { titleView?.alpha = titleAlpha } } }
    private var left: [UIView] = []
    private var hasBackButton = false
    private var right: [UIView] = []

    init(_ item: UINavigationItem, back: UINavigationItem?, in bar: UINavigationBar) {
        if let custom = item.titleView {
            titleView = custom
        } else if let title = item.title {
            titleView = Self.label(title, in: bar)
        } else {
            titleView = nil
        }
        super.init(frame: bar.bounds)
        let ownLeft = item.leftBarButtonItems ?? []
        if let back, item.showsBackButton {
            left.append(Self.backButton(back, in: bar))
            hasBackButton = true
        }
        let height = bar.contentHeight
        let appearance = bar.shownAppearance
        left += ownLeft.filter { !$0.isHidden }.map { $0.makeView(height: height, appearance) }
        right = (item.rightBarButtonItems ?? []).filter { !$0.isHidden }.map { $0.makeView(height: height, appearance) }
        for entry in ownLeft + (item.rightBarButtonItems ?? []) {
            entry.changed = { [weak bar] in bar?.itemDidChange() }
        }
        for view in left + right + [titleView].compactMap(\.self) { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    private static func label(_ title: String, in bar: UINavigationBar) -> UIView {
        let label = UILabel()
        let attributes = bar.currentTitleAttributes
        label.text = title
        label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
        label.textColor =
            attributes[.foregroundColor] as? UIColor ?? (bar.barStyle == .default ? UIColor(light: 0, dark: 1) : .white)
        label.textAlignment = .center
        label.sizeToFit()
        return label
    }

    private static func backButton(_ item: UINavigationItem, in bar: UINavigationBar) -> UIView {
        let button = BackButton.make(
            item.backTitle, indicator: bar.shownAppearance?.backIndicatorImage ?? bar.backIndicatorImage,
            isRightToLeft: bar.isRightToLeft)
        button.addTarget(bar, action: Selector("goBack", UINavigationBar.goBack), for: .touchUpInside)
        let attributes = bar.shownAppearance?.backButtonAppearance.normal.titleTextAttributes ?? [:]
        if let font = attributes[.font] as? UIFont { button.titleLabel?.font = font }
        if let color = attributes[.foregroundColor] as? UIColor { button.setTitleColor(color, for: .normal) }
        let height = bar.contentHeight
        let size = button.sizeThatFits(bar.bounds.size)
        button.frame = CGRect(
            x: 0, y: 0, width: min(size.width.rounded(.up), bar.bounds.width / 2), height: height)
        return button
    }

    // MARK: Layout

    /// The distance of the outer items from the edges of the bar, in points.
    private static let edge: CGFloat = 16

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
        let near = (left + right).filter { $0 is UIControl && $0.frame.insetBy(dx: -12, dy: -8).contains(point) }
        let nearest = near.min { abs($0.frame.midX - point.x) < abs($1.frame.midX - point.x) }
        return nearest.flatMap { $0.hitTest(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), with: event) } ?? hit
    }

    /// Lays out the left and right items, and centres the title, or moves it as little as the items require.
    override func layoutSubviews() {
        super.layoutSubviews()
        let edge = Self.edge
        var start = (hasBackButton ? 8 : edge) + safeAreaInsets.left
        for (index, view) in left.enumerated() {
            view.frame.origin = CGPoint(x: start, y: ((bounds.height - view.bounds.height) / 2).rounded())
            start = view.frame.maxX + Self.gap(after: index, in: left)
        }
        var end = bounds.width - edge - safeAreaInsets.right
        for (index, view) in right.enumerated() {
            view.frame.origin = CGPoint(
                x: end - view.bounds.width, y: ((bounds.height - view.bounds.height) / 2).rounded())
            end = view.frame.minX - Self.gap(after: index, in: right)
        }
        defer { mirror(left + right + [titleView]) }
        guard let titleView else { return }
        if left.isEmpty { start = edge + safeAreaInsets.left }
        let width = min(titleView.bounds.width, max(end - start, 0))
        let middle = ((bounds.width - width) / 2).rounded()
        let x = max(start, min(middle, end - width))
        titleView.frame = CGRect(
            x: x, y: ((bounds.height - titleView.bounds.height) / 2).rounded(), width: width,
            height: titleView.bounds.height)
    }
}
