import QuartziteUICore

/// What a list layout tells its cells: the kind of list, and their place in their section.
struct ListItemStyle: Equatable {
    var appearance = UICollectionLayoutListConfiguration.Appearance.plain
    /// The margin at the sides of the list in points.
    var margin: CGFloat = 16
    var isFirst = false
    var isLast = false
    var isHeader = false
    var isFooter = false
    /// The separators above and below the item; nil for none.
    var separator: UIListSeparatorConfiguration?
    /// Whether the line above the item is shown.
    var showsTopSeparator = false
    /// Whether the line below the item is shown.
    var showsBottomSeparator = false
    /// The colour of cells; nil for that of the appearance.
    var backgroundColor: UIColor?

    /// The corners of the section that the item is at.
    var corners: CACornerMask {
        guard appearance == .insetGrouped, !isHeader, !isFooter else { return [] }
        var corners: CACornerMask = []
        if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        return corners
    }
}
