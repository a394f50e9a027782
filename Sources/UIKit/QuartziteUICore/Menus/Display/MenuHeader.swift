import QuartziteUIDrawing

/// What the header of a title's menu shows: a document, and a button that shares it.
@MainActor struct MenuDocument {
    package var properties: UIDocumentProperties
    /// The action of the share button; nil for none.
    package var share: UIAction?
}

/// The header of a menu that shows a document.
@MainActor final class MenuHeader: UIView {
    static let height: CGFloat = 72
    private static let edge: CGFloat = 16
    /// The width and height of the image in points.
    private static let side: CGFloat = 44
    private let picture = UIImageView(image: nil)
    private let title = UILabel()
    private let detail = UILabel()
    /// The button that shares the document; nil for none.
    package let share: MenuCell?

    init(_ document: MenuDocument, width: CGFloat) {
        share = document.share.map { MenuCell($0, .small) }
        super.init(frame: CGRect(x: 0, y: 0, width: width, height: Self.height))
        isUserInteractionEnabled = false
        let image = document.properties.picture
        let symbol = UIImage.SymbolConfiguration(pointSize: 30, weight: .light)
        picture.image = image ?? UIImage(systemName: "doc", withConfiguration: symbol)?.asTemplate
        picture.tintColor = .secondaryLabel
        picture.contentMode = image == nil ? .center : .scaleAspectFit
        picture.layer.cornerRadius = 6
        picture.clipsToBounds = image != nil
        title.text = document.properties.metadata.title
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        title.lineBreakMode = .byTruncatingMiddle
        detail.text = document.properties.detail
        detail.font = .systemFont(ofSize: 13)
        detail.textColor = .secondaryLabel
        for view in [picture, title, detail] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// Places the image at the leading end, and the texts beside it.
    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = CGRect(
            x: Self.edge, y: (bounds.height - Self.side) / 2, width: Self.side, height: Self.side)
        let start = Self.edge * 1.75 + Self.side
        let trailing = share == nil ? Self.edge : Self.edge + MenuCell.rowHeight
        let width = max(bounds.width - start - trailing, 0)
        let hasDetail = detail.text != nil
        title.frame = CGRect(x: start, y: hasDetail ? 15 : 25, width: width, height: 22)
        detail.frame = CGRect(x: start, y: 38, width: width, height: 18)
        mirror([picture, title, detail])
    }
}
