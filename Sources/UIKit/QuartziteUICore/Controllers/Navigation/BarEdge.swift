import QuartziteUIDrawing

/// How far content extends under a bar.
///
/// As on iOS 15 and later, a bar without an appearance for the edge has no background while no content is under it.
struct BarEdge: Equatable {
    /// The length over which a background appears as content moves under it, in points.
    static let fade: CGFloat = 16
    /// A length under the bar that results from rounding, in points.
    private static let tolerance: CGFloat = 0.5

    /// The length of the content under the bar in points; nil if no controller owns the bar.
    var overlap: CGFloat?

    /// Whether the content ends at the bar; also true for a bar that no controller owns.
    var isReached: Bool { overlap ?? 0 <= Self.tolerance }

    /// The opacity of a background that disappears at the edge, 0…1.
    var opacity: CGFloat {
        guard let overlap else { return 1 }
        return isReached ? 0 : min(overlap / Self.fade, 1)
    }
}

extension UIScrollView {
    /// The length of the content below the bars at the bottom, in points; 0 or less if the content ends above them.
    var overlapAtBottom: CGFloat { contentSize.height + adjustedContentInset.bottom - bounds.maxY }
}
