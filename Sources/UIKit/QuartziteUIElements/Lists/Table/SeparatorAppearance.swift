import QuartziteUICore

/// The appearance of the separator below a cell, and the space that its table leaves at the sides.
struct SeparatorAppearance: Equatable {
    var color: UIColor?
    var inset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    /// The margin at the sides of the table in points.
    var margin: CGFloat = 16
    /// The width of the table's index in points; 0 without one.
    var indexWidth: CGFloat = 0
    /// Whether the inset was set on the cell.
    var isOwn = false
}
