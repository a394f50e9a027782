import QuartziteUICore

/// The titles at the side of a table, by which the finger scrolls to sections.
final class SectionIndexView: UIView {
    /// The width of the index in points.
    static let width: CGFloat = 15
    /// The height of a title in points.
    private static let lineHeight: CGFloat = 14

    private var labels: [UILabel] = []
    private var touchedIndex: Int? { didSet { showBackground() } }
    /// The colour behind the titles.
    var usualBackground: UIColor? { didSet { showBackground() } }
    /// The colour behind the titles while they are touched; nil for no other.
    var touchedBackground: UIColor? { didSet { showBackground() } }
    /// Called with the index of a title under the finger.
    var choose: (Int) -> Void = { _ in }

    init() {
        super.init(frame: .zero)
        let press = UILongPressGestureRecognizer()
        press.minimumPressDuration = 0
        press.addTarget(self, action: Selector("press:", SectionIndexView.press))
        addGestureRecognizer(press)
    }

    required init?(coder: NSCoder) { nil }

    var titles: [String] = [] {
        didSet {
            guard titles != oldValue else { return }
            for label in labels { label.removeFromSuperview() }
            labels = titles.map { title in
                let label = UILabel()
                label.text = title
                label.font = .systemFont(ofSize: 11, weight: .semibold)
                label.textAlignment = .center
                label.textColor = color ?? tintColor
                addSubview(label)
                return label
            }
            setNeedsLayout()
        }
    }

    var color: UIColor? { didSet { showColor() } }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showColor()
    }

    private func showBackground() {
        backgroundColor = touchedIndex == nil ? usualBackground : touchedBackground ?? usualBackground
    }

    private func showColor() { for label in labels { label.textColor = color ?? tintColor } }

    private var lineHeight: CGFloat {
        labels.isEmpty ? 0 : min(Self.lineHeight, bounds.height / CGFloat(labels.count))
    }

    private var top: CGFloat { (bounds.height - lineHeight * CGFloat(labels.count)) / 2 }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, label) in labels.enumerated() {
            label.frame = CGRect(
                x: 0, y: top + CGFloat(index) * lineHeight, width: bounds.width, height: lineHeight)
        }
    }

    func press(_ press: UILongPressGestureRecognizer) {
        switch press.state {
        case .began, .changed:
            guard let index = index(at: press.location(in: self).y), index != touchedIndex else { return }
            touchedIndex = index
            choose(index)
        default: touchedIndex = nil
        }
    }

    private func index(at y: CGFloat) -> Int? {
        labels.indices.last { labels[$0].frame.minY <= y } ?? labels.indices.first
    }

    /// Touches beside the narrow titles are meant for them, too.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -7, dy: 0).contains(point)
    }
}

extension UITableView {
    /// Asks the data source for the titles of the index again.
    public func reloadSectionIndexTitles() {
        let titles = dataSource?.sectionIndexTitles(for: self) ?? []
        guard !titles.isEmpty,
            arrangement.sections.reduce(0, { $0 + $1.rows.count }) >= sectionIndexMinimumDisplayRowCount
        else {
            sectionIndex?.removeFromSuperview()
            sectionIndex = nil
            return updateIndexWidth()
        }
        let view = sectionIndex ?? SectionIndexView()
        sectionIndex = view
        updateIndexWidth()
        view.titles = titles
        view.color = sectionIndexColor
        (view.usualBackground, view.touchedBackground) = (
            sectionIndexBackgroundColor, sectionIndexTrackingBackgroundColor
        )
        view.choose = { [weak self] in self?.scroll(toTitle: $0) }
        // Cells and headers are added later, but lie behind the titles.
        view.layer.zPosition = 100
        if view.superview !== self { addSubview(view) }
        placeSectionIndex()
    }

    /// Leaves space for the index in the rows, or takes it back.
    private func updateIndexWidth() {
        let width = sectionIndex == nil ? 0 : SectionIndexView.width
        for row in shown where row.cell.separatorAppearance.indexWidth != width {
            row.cell.separatorAppearance.indexWidth = width
        }
    }

    func placeSectionIndex() {
        guard let sectionIndex else { return }
        let area = bounds.inset(by: adjustedContentInset)
        let x = isRightToLeft ? area.minX : area.maxX - SectionIndexView.width
        let place = CGRect(x: x, y: area.minY, width: SectionIndexView.width, height: max(area.height, 0))
        if sectionIndex.frame != place { AnimationContext.outside { sectionIndex.frame = place } }
    }

    private func scroll(toTitle index: Int) {
        guard let dataSource, let titles = sectionIndex?.titles, titles.indices.contains(index) else { return }
        let section = dataSource.tableView(self, sectionForSectionIndexTitle: titles[index], at: index)
        guard arrangement.sections.indices.contains(section) else { return }
        let y = arrangement.header(section).y - adjustedContentInset.top
        setContentOffset(restingOffset(near: CGPoint(x: bounds.minX, y: y)), animated: false)
    }
}
