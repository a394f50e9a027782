import QuartzCore

/// The frames of a split view controller's columns in an arrangement.
struct ColumnArrangement {
    /// The columns beside or over the secondary one, from the leading edge.
    let sides: [UISplitViewController.Column]
    /// Whether the side columns lie over the secondary one.
    let isOver: Bool
    /// Whether the side columns displace the secondary one, which keeps its width.
    let displaces: Bool

    init(_ mode: UISplitViewController.DisplayMode, hasThreeColumns: Bool) {
        let one: [UISplitViewController.Column] = hasThreeColumns ? [.supplementary] : [.primary]
        let two: [UISplitViewController.Column] = hasThreeColumns ? [.primary, .supplementary] : [.primary]
        switch mode {
        case .secondaryOnly: sides = []
        case .automatic, .oneBesideSecondary, .oneOverSecondary: sides = one
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: sides = two
        }
        isOver = mode == .oneOverSecondary || mode == .twoOverSecondary
        displaces = mode == .twoDisplaceSecondary && hasThreeColumns
    }

    /// Returns the frames of the columns; those that are not shown are outside, beyond the leading edge.
    func frames(
        in bounds: CGRect, width: (UISplitViewController.Column) -> CGFloat
    ) -> [UISplitViewController.Column: CGRect] {
        var frames: [UISplitViewController.Column: CGRect] = [:]
        var x = bounds.minX
        for column in sides {
            let frame = CGRect(x: x, y: bounds.minY, width: width(column), height: bounds.height)
            frames[column] = frame
            x = frame.maxX
        }
        var outside = bounds.minX
        for column in [UISplitViewController.Column.supplementary, .primary] where frames[column] == nil {
            let desired = width(column)
            frames[column] = CGRect(x: outside - desired, y: bounds.minY, width: desired, height: bounds.height)
            outside -= desired
        }
        let last = sides.last.map(width) ?? 0
        let start = isOver ? bounds.minX : x
        let length = displaces ? bounds.width - last : bounds.maxX - start
        frames[.secondary] = CGRect(x: start, y: bounds.minY, width: max(length, 0), height: bounds.height)
        return frames
    }
}
