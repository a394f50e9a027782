import QuartziteUIDrawing

/// The frame of a popover, and the side and position of its arrow.
struct PopoverPlace {
    /// The size of a popover whose controller states none, in points.
    static let standardSize = CGSize(width: 320, height: 480)
    /// The height of the arrow in points.
    static let arrowHeight: CGFloat = 13
    /// The length of the arrow's base in points.
    static let arrowBase: CGFloat = 28
    /// The radius of the corners in points.
    static let cornerRadius: CGFloat = 13

    /// The frame, including the arrow.
    let frame: CGRect
    /// The direction in which the arrow points.
    let direction: UIPopoverArrowDirection
    /// The distance of the arrow's tip, in points, from the frame's left edge or, if the arrow is horizontal, its top
    /// edge.
    let arrowPosition: CGFloat

    /// Places content beside an anchor where it fits: below or above, on the side with more space, or else right or left.
    ///
    /// If it fits nowhere, it shrinks on the side with the most space, or covers the anchor if it may.
    ///
    /// - Parameters:
    ///   - permitted: The directions of the arrow to choose from; all if there are none.
    ///   - area: The rectangle that the popover must not leave.
    ///   - mayOverlap: Whether the popover may cover the anchor.
    init(
        size: CGSize, anchor: CGRect, permitted: UIPopoverArrowDirection, area: CGRect, mayOverlap: Bool = false
    ) {
        let sides: [(UIPopoverArrowDirection, CGFloat)] = [
            (.up, area.maxY - anchor.maxY), (.down, anchor.minY - area.minY), (.left, area.maxX - anchor.maxX),
            (.right, anchor.minX - area.minX),
        ]
        let selected = sides.filter { permitted.contains($0.0) }
        let candidates = selected.isEmpty ? sides : selected
        let fitting = candidates.filter { direction, length in
            length >= Self.arrowHeight + (direction.isVertical ? size.height : size.width)
        }
        let vertical = fitting.filter { $0.0.isVertical }
        // `candidates` is never empty.
        let best =
            vertical.max { $0.1 < $1.1 } ?? fitting.first ?? candidates.max { $0.1 < $1.1 } ?? (.up, 0)
        direction = best.0
        let overlaps = mayOverlap && fitting.isEmpty
        let limit = (direction.isVertical ? area.height : area.width) - Self.arrowHeight
        let available = overlaps ? max(limit, 0) : max(best.1 - Self.arrowHeight, 0)
        var size = CGSize(width: min(size.width, area.width), height: min(size.height, area.height))
        if direction.isVertical {
            size.height = min(size.height, available)
        } else {
            size.width = min(size.width, available)
        }
        let x = min(max(anchor.midX - size.width / 2, area.minX), area.maxX - size.width).rounded()
        let y = min(max(anchor.midY - size.height / 2, area.minY), area.maxY - size.height).rounded()
        let arrow = Self.arrowHeight
        let placed: CGRect
        switch direction {
        case .down:
            placed = CGRect(x: x, y: anchor.minY - size.height - arrow, width: size.width, height: size.height + arrow)
        case .left: placed = CGRect(x: anchor.maxX, y: y, width: size.width + arrow, height: size.height)
        case .right:
            placed = CGRect(x: anchor.minX - size.width - arrow, y: y, width: size.width + arrow, height: size.height)
        default: placed = CGRect(x: x, y: anchor.maxY, width: size.width, height: size.height + arrow)
        }
        // A popover that covers its anchor is moved back into the area.
        frame =
            overlaps
            ? placed.offsetBy(
                dx: min(max(placed.minX, area.minX), area.maxX - placed.width) - placed.minX,
                dy: min(max(placed.minY, area.minY), area.maxY - placed.height) - placed.minY)
            : placed
        let end = Self.cornerRadius + Self.arrowBase / 2
        let (wished, length) =
            direction.isVertical ? (anchor.midX - frame.minX, frame.width) : (anchor.midY - frame.minY, frame.height)
        arrowPosition = length < 2 * end ? length / 2 : min(max(wished, end), length - end)
    }
}

extension UIPopoverArrowDirection {
    /// Whether the arrow points up or down.
    var isVertical: Bool { self == .up || self == .down }
}
