import QuartziteUIElements

/// The content of the share screen: the items, a row of icons and a list of actions.
@MainActor final class ActivityList: UIScrollView {
    private static let rowHeight: CGFloat = 52
    private static let headerHeight: CGFloat = 76
    private static let iconWidth: CGFloat = 84

    private let header = UIView()
    private let picture = UIImageView(image: nil)
    private let heading = UILabel()
    private let subtitle = UILabel()
    private let close = UIButton(type: .system)
    private let strip = UIScrollView()
    private let group = UIView()
    private var icons: [ActivityRow] = []
    private var rows: [ActivityRow] = []
    private let closed: () -> Void

    init(
        _ items: [Any], _ services: [ActivityService], choose: @escaping (ActivityService) -> Void,
        closed: @escaping () -> Void
    ) {
        self.closed = closed
        super.init(frame: .zero)
        alwaysBounceVertical = true
        picture.image =
            items.lazy.compactMap { $0 as? UIImage }.first
            ?? UIImage(systemName: items.contains { $0 is URL } ? "safari" : "doc.text")
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.layer.cornerRadius = 8
        picture.tintColor = .secondaryLabel
        let url = items.lazy.compactMap { $0 as? URL }.first
        heading.text =
            items.lazy.compactMap { $0 as? String }.first ?? url?.host
            ?? (items.count > 1 ? "\(items.count) Items" : "Image")
        heading.font = .systemFont(ofSize: 15, weight: .semibold)
        subtitle.text = url.map { $0.isFileURL ? $0.lastPathComponent : $0.absoluteString }
        subtitle.font = .systemFont(ofSize: 13)
        subtitle.textColor = .secondaryLabel
        close.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
        close.tintColor = .tertiaryLabel
        close.addTarget(self, action: Selector("leave", ActivityList.leave), for: .touchUpInside)
        close.accessibilityLabel = "Close"
        for view in [picture, heading, subtitle, close] { header.addSubview(view) }
        group.backgroundColor = .secondarySystemGroupedBackground
        group.layer.cornerRadius = 10
        group.clipsToBounds = true
        strip.showsHorizontalScrollIndicator = false
        for service in services {
            let row = ActivityRow(service, choose: choose)
            if service.isShared {
                icons.append(row)
                strip.addSubview(row)
            } else {
                rows.append(row)
                group.addSubview(row)
            }
        }
        for view in [header, strip, group] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    private func leave() { closed() }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        header.frame = CGRect(x: 0, y: 0, width: width, height: Self.headerHeight)
        picture.frame = CGRect(x: 16, y: 18, width: 44, height: 44)
        let textWidth = max(width - 72 - 56, 0)
        heading.frame = CGRect(x: 72, y: subtitle.text == nil ? 30 : 20, width: textWidth, height: 20)
        subtitle.frame = CGRect(x: 72, y: 42, width: textWidth, height: 18)
        close.frame = CGRect(x: width - 52, y: 18, width: 44, height: 44)
        header.mirror([picture, heading, subtitle, close])
        let stripHeight: CGFloat = icons.isEmpty ? 0 : 104
        strip.frame = CGRect(x: 0, y: Self.headerHeight, width: width, height: stripHeight)
        strip.contentSize = CGSize(width: CGFloat(icons.count) * Self.iconWidth + 16, height: stripHeight)
        for (index, icon) in icons.enumerated() {
            icon.frame = CGRect(x: 8 + CGFloat(index) * Self.iconWidth, y: 4, width: Self.iconWidth, height: 96)
        }
        let top = strip.frame.maxY + 8
        group.frame = CGRect(
            x: 16, y: top, width: max(width - 32, 0), height: CGFloat(rows.count) * Self.rowHeight)
        for (index, row) in rows.enumerated() {
            row.hasLine = index + 1 < rows.count
            row.frame = CGRect(
                x: 0, y: CGFloat(index) * Self.rowHeight, width: group.bounds.width, height: Self.rowHeight)
        }
        contentSize = CGSize(width: width, height: group.frame.maxY + 16)
    }
}

/// A service: an icon with a title below it, or a row with its icon at the end.
@MainActor final class ActivityRow: UIControl {
    private let service: ActivityService
    private let choose: (ActivityService) -> Void
    private let label = UILabel()
    private let plate = UIView.part(.secondarySystemGroupedBackground)
    private let picture = UIImageView(image: nil)
    private let line = UIView.part(.separator)
    var hasLine = false { didSet { line.isHidden = !hasLine } }

    init(_ service: ActivityService, choose: @escaping (ActivityService) -> Void) {
        self.service = service
        self.choose = choose
        super.init(frame: .zero)
        label.text = service.title
        label.font = .systemFont(ofSize: service.isShared ? 12 : 17)
        label.textColor = .label
        label.textAlignment = service.isShared ? .center : .natural
        picture.image = service.image?.asTemplate
        picture.tintColor = service.isShared ? .systemBlue : .label
        picture.contentMode = .scaleAspectFit
        plate.layer.cornerRadius = 14
        plate.isHidden = !service.isShared
        line.isHidden = true
        for view in [plate, picture, label, line] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        addTarget(self, action: Selector("tap", ActivityRow.tap), for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    private func tap() { choose(service) }

    override var isHighlighted: Bool {
        didSet {
            backgroundColor = isHighlighted && !service.isShared ? .systemFill : nil
            plate.alpha = isHighlighted ? 0.5 : 1
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let thickness = 1 / max(UIScreen.main.scale, 1)
        line.frame = CGRect(x: 16, y: bounds.height - thickness, width: max(bounds.width - 16, 0), height: thickness)
        if service.isShared {
            plate.frame = CGRect(x: bounds.midX - 30, y: 4, width: 60, height: 60)
            picture.frame = plate.frame.insetBy(dx: 14, dy: 14)
            label.frame = CGRect(x: 2, y: 70, width: bounds.width - 4, height: 16)
        } else {
            label.frame = CGRect(x: 16, y: 0, width: max(bounds.width - 72, 0), height: bounds.height)
            picture.frame = CGRect(x: bounds.width - 40, y: bounds.midY - 12, width: 24, height: 24)
            mirror([label, picture, line])
        }
    }
}
