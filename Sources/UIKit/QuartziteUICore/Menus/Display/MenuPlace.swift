import QuartziteUIDrawing

/// The frame of an open menu beside the control that it belongs to.
@MainActor struct MenuPlace {
    /// The distance from the anchor in points.
    static let gap: CGFloat = 8

    let frame: CGRect
    /// The point from which the menu grows, in parts of its size.
    let origin: CGPoint
    /// Whether the menu is above its anchor.
    let isAbove: Bool

    /// Places a menu below an anchor or, if there is more space, above it, and aligns it with the anchor's edge that is
    /// nearer to the edge of the screen.
    ///
    /// - Parameters:
    ///   - size: The size of the menu; it shrinks to the space.
    ///   - anchor: The rectangle of the control.
    ///   - area: The rectangle that the menu must not leave.
    init(size: CGSize, anchor: CGRect, area: CGRect) {
        let below = area.maxY - anchor.maxY - Self.gap
        let above = anchor.minY - area.minY - Self.gap
        isAbove = size.height > below && above > below
        let height = min(size.height, max(isAbove ? above : below, MenuCell.rowHeight))
        let part = area.width > 0 ? (anchor.midX - area.minX) / area.width : 0.5
        var x = anchor.midX - size.width / 2
        if part < 0.4 { x = anchor.minX }
        if part > 0.6 { x = anchor.maxX - size.width }
        x = max(min(x, area.maxX - size.width), area.minX).roundedToPixels
        var y = isAbove ? anchor.minY - Self.gap - height : anchor.maxY + Self.gap
        y = max(min(y, area.maxY - height), area.minY).roundedToPixels
        frame = CGRect(x: x, y: y, width: size.width, height: height)
        let middle = size.width > 0 ? (anchor.midX - x) / size.width : 0.5
        origin = CGPoint(x: min(max(middle, 0), 1), y: isAbove ? 1 : 0)
    }
}

extension UIView {
    /// The transform that scales the view while a point of it, in parts of its size, stays in place.
    func scaling(_ scale: CGFloat, around origin: CGPoint) -> CGAffineTransform {
        CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: (origin.x - 0.5) * bounds.width * (1 - scale),
            ty: (origin.y - 0.5) * bounds.height * (1 - scale))
    }
}
