import QuartziteUICore

/// The standard content of a table cell; each view is created on first access.
@MainActor final class CellParts {
    private static let gap: CGFloat = 16
    /// The horizontal position of the second text in the style `value2`.
    private static let column: CGFloat = 113

    private var text: UILabel?
    private var detail: UILabel?
    private var picture: UIImageView?
    private var sign: CellAccessory?

    /// Makes views of a document the standard content.
    func adopt(text: UILabel?, detail: UILabel?, picture: UIImageView?) {
        (self.text, self.detail, self.picture) = (text, detail, picture)
    }

    func text(_ style: UITableViewCell.CellStyle, in cell: UITableViewCell) -> UILabel {
        if let text { return text }
        let label = UILabel()
        label.font = .systemFont(ofSize: style == .value2 ? 12 : 17)
        if style == .value2 {
            label.textColor = cell.tintColor
            label.textAlignment = .right
        }
        cell.contentView.addSubview(label)
        text = label
        cell.setNeedsLayout()
        return label
    }

    func detail(_ style: UITableViewCell.CellStyle, in cell: UITableViewCell) -> UILabel {
        if let detail { return detail }
        let label = UILabel()
        label.font = .systemFont(ofSize: style == .value1 ? 17 : 12)
        if style == .value1 { label.textColor = .secondaryLabel }
        cell.contentView.addSubview(label)
        detail = label
        cell.setNeedsLayout()
        return label
    }

    func picture(in cell: UITableViewCell) -> UIImageView {
        if let picture { return picture }
        let view = UIImageView(image: nil)
        view.contentMode = .scaleAspectFit
        cell.contentView.addSubview(view)
        picture = view
        cell.setNeedsLayout()
        return view
    }

    // MARK: Accessory

    func showAccessory(_ type: UITableViewCell.AccessoryType, replacedBy own: UIView?, in cell: UITableViewCell) {
        sign?.removeFromSuperview()
        sign = nil
        if type != .none, own == nil {
            let view = CellAccessory(type: type)
            cell.addSubview(view)
            sign = view
        }
        cell.setNeedsLayout()
    }

    /// Places the accessory, and returns the width that it takes.
    func placeAccessory(_ own: UIView?, after side: CGFloat = 0, in cell: UITableViewCell) -> CGFloat {
        guard let view = own ?? sign else { return side }
        let size = view.bounds.size
        view.frame = CGRect(
            x: cell.bounds.width - side - cell.listMargin - size.width,
            y: ((cell.bounds.height - size.height) / 2).roundedToPixels, width: size.width, height: size.height)
        cell.mirror([view])
        return side + size.width + cell.listMargin + (own == nil ? 4 : 8)
    }

    // MARK: Labels

    private func pictureSize(height: CGFloat) -> CGSize {
        guard let size = picture?.image?.size, size.width > 0, size.height > 0 else { return .zero }
        let factor = min(1, max(height - 1, 1) / size.height)
        return CGSize(width: size.width * factor, height: size.height * factor)
    }

    /// The horizontal position of the labels in a cell of the given height.
    private func textStart(height: CGFloat, in cell: UITableViewCell) -> CGFloat {
        let indent = cell.listMargin + CGFloat(cell.indentationLevel) * cell.indentationWidth
        let size = pictureSize(height: height)
        return size.width > 0 ? indent + size.width + Self.gap : indent
    }

    private func fit(_ label: UILabel?, width: CGFloat) -> CGSize {
        guard let label, label.text?.isEmpty == false else { return .zero }
        let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return CGSize(width: min(size.width, width), height: size.height)
    }

    func placeTexts(_ style: UITableViewCell.CellStyle, in cell: UITableViewCell) {
        let bounds = cell.contentView.bounds
        let size = pictureSize(height: bounds.height)
        let start = textStart(height: bounds.height, in: cell)
        if let picture {
            picture.frame = CGRect(
                x: start - (size.width > 0 ? size.width + Self.gap : 0),
                y: ((bounds.height - size.height) / 2).roundedToPixels, width: size.width, height: size.height)
        }
        let end = bounds.width - (cell.accessoryView == nil && cell.accessoryType == .none ? cell.listMargin : 4)
        let width = max(end - start, 0)
        switch style {
        case .default:
            text?.frame = CGRect(x: start, y: 0, width: width, height: bounds.height)
        case .value1:
            let (first, second) = (fit(text, width: width), fit(detail, width: width))
            let rest = max(width - second.width - 8, 0)
            text?.frame = CGRect(x: start, y: 0, width: min(first.width, max(rest, width / 2)), height: bounds.height)
            let left = max(text?.frame.maxX ?? start, end - second.width)
            detail?.frame = CGRect(x: left, y: 0, width: max(end - left, 0), height: bounds.height)
        case .value2:
            text?.frame = CGRect(
                x: cell.listMargin, y: 0, width: Self.column - cell.listMargin - 6, height: bounds.height)
            detail?.frame = CGRect(x: Self.column, y: 0, width: max(end - Self.column, 0), height: bounds.height)
        case .subtitle:
            let (first, second) = (fit(text, width: width), fit(detail, width: width))
            let space: CGFloat = first.height > 0 && second.height > 0 ? 3 : 0
            let top = ((bounds.height - first.height - space - second.height) / 2).roundedToPixels
            text?.frame = CGRect(x: start, y: top, width: width, height: first.height)
            detail?.frame = CGRect(
                x: start, y: top + first.height + space, width: width, height: second.height)
        }
        cell.contentView.mirror([picture, text, detail])
    }

    /// Returns the height that fits the labels for a width, at least 44 points.
    func height(_ style: UITableViewCell.CellStyle, width: CGFloat, in cell: UITableViewCell) -> CGFloat {
        let side = placeAccessory(cell.accessoryView, after: cell.separatorAppearance.indexWidth, in: cell)
        let start = style == .value2 ? Self.column : textStart(height: 44, in: cell)
        let available = max(width - side - start - (side > 0 ? 4 : cell.listMargin), 0)
        let (first, second) = (fit(text, width: available).height, fit(detail, width: available).height)
        let texts = style == .subtitle ? first + second + (second > 0 ? 3 : 0) : max(first, second)
        let isTwoLined = style == .subtitle && second > 0
        return max(texts + 22, isTwoLined ? 58 : 44).rounded(.up)
    }
}
