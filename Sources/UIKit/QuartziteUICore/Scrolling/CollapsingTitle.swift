import QuartziteUIDrawing

/// The large title of the bar above a scroll view, which collapses as the content scrolls.
struct CollapsingTitle: Equatable {
    /// The height of the whole title in points; 0 if there is none.
    var height: CGFloat = 0
    /// The part of the height by which the title has collapsed, and the insets from the safe area have shrunk.
    var collapsed: CGFloat = 0
    /// The height of the part that collapses first, such as a search bar; 0 if there is none.
    var first: CGFloat = 0

    /// Returns the offset at which content settles: under the whole title, under none of it, or where only its
    /// first part has collapsed.
    ///
    /// - Parameters:
    ///   - target: The proposed offset.
    ///   - limits: The range of the offset at rest; at its lower end, the whole title shows.
    package func settled(_ target: CGFloat, limits: ClosedRange<CGFloat>) -> CGFloat {
        let (top, bottom) = (limits.lowerBound, limits.lowerBound + height)
        guard target > top, target < bottom else { return target }
        let middle = first > 0 && first < height ? top + first : nil
        let (lower, upper) = target < middle ?? top ? (top, middle ?? bottom) : (middle ?? top, bottom)
        return target < (lower + upper) / 2 ? lower : min(upper, limits.upperBound)
    }
}

extension UIScrollView {
    /// The distance that the content has scrolled under the large title and the bar.
    var distanceUnderTitle: CGFloat { contentOffset.y + adjustedContentInset.top + title.collapsed }

    /// Takes a new state of the title together with the change of the safe area that belongs to it.
    ///
    /// The content keeps its offset and its motion.
    func follow(_ title: CollapsingTitle, changingSafeArea change: () -> Void) {
        let isFixed = contentInsetAdjustmentBehavior == .never
        self.title = isFixed ? CollapsingTitle() : title
        isTitleChanging = true
        change()
        isTitleChanging = false
    }
}
