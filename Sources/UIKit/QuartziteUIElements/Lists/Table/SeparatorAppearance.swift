import QuartziteUICore

/// The appearance of the separator below a cell, and the space that its table leaves at the sides.
struct SeparatorAppearance: Equatable {
    var color: UIColor?
    /// The effect in place of the colour; nil for none.
    var effect: UIVisualEffect?
    var inset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    /// The margin at the sides of the table in points.
    var margin: CGFloat = 16
    /// The width of the table's index in points; 0 without one.
    var indexWidth: CGFloat = 0
    /// Whether the inset was set on the cell.
    var isOwn = false

    /// The inset that was set on the cell; nil without one.
    var ownInset: UIEdgeInsets? {
        get { isOwn ? inset : nil }
        set {
            isOwn = newValue != nil
            if let newValue { inset = newValue }
        }
    }

    /// Shows a line at the bottom of a cell whose content begins at an offset, unless a selection covers it.
    @MainActor func show(_ line: UIView, after leading: CGFloat, below cell: UIView, isCovered: Bool) {
        let thickness = 1 / max(UIScreen.main.scale, 1)
        let start = inset.left > 0 ? inset.left + leading : 0
        line.frame = CGRect(
            x: start, y: cell.bounds.height - thickness, width: max(cell.bounds.width - start - inset.right, 0),
            height: thickness)
        cell.mirror([line])
        line.backgroundColor = effect == nil ? color : nil
        line.isHidden = color == nil || isCovered
        showEffect(in: line)
    }

    @MainActor private func showEffect(in line: UIView) {
        let old = line.subviews.lazy.compactMap { $0 as? UIVisualEffectView }.first
        guard let effect else { return old?.removeFromSuperview() ?? () }
        let view = old ?? UIVisualEffectView(effect: nil)
        if view.effect != effect { view.effect = effect }
        // A vibrant line is its content; a blur has none.
        view.contentView.backgroundColor = effect is UIVibrancyEffect ? color : nil
        if old == nil { line.addSubview(view) }
        view.frame = line.bounds
    }
}

extension UITableView {
    /// The effect of the separators; nil if there is no effect or there are no separators.
    var shownSeparatorEffect: UIVisualEffect? { separatorStyle == .none ? nil : separatorEffect }
}

extension UIEdgeInsets {
    /// The inset of separators that begin at a margin.
    static func separator(from margin: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: 0, left: margin, bottom: 0, right: 0)
    }
}
