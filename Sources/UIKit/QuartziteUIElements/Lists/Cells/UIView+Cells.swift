import QuartziteUICore

extension UIView {
    /// Places the view in a rectangle, without using `frame` if the view is transformed.
    func place(in rect: CGRect) {
        if CATransform3DIsIdentity(transform3D) {
            if frame != rect { frame = rect }
            return
        }
        let anchor = layer.anchorPoint
        if bounds.size != rect.size { bounds.size = rect.size }
        let middle = CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
        if center != middle { center = middle }
    }

    /// Sets whether the labels and image views inside the view are highlighted.
    func highlightContents(_ isHighlighted: Bool) {
        for child in children {
            (child as? UILabel)?.isHighlighted = isHighlighted
            (child as? UIImageView)?.isHighlighted = isHighlighted
            child.highlightContents(isHighlighted)
        }
    }

    /// The margin at the sides of the list that contains the view, in points; 16 outside lists.
    var listMargin: CGFloat {
        for view in sequence(first: self, next: \.superview) {
            if let cell = view as? UITableViewCell { return cell.separatorAppearance.margin }
            if let cell = view as? UICollectionViewListCell, let margin = cell.itemStyle?.margin { return margin }
            if view is UITableView || view is UICollectionView { return view.sideMargin }
        }
        return 16
    }

    /// Whether the view holds layout constraints for its subviews.
    var hasInnerConstraints: Bool { !layout.constraints.isEmpty }
}
