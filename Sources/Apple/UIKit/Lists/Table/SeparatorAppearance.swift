import QuartzCore

/// The appearance of the separator below a cell.
struct SeparatorAppearance: Equatable {
    var color: UIColor?
    var inset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    /// Whether the inset was set on the cell.
    var isOwn = false
}
