import QuartziteUIDrawing

/// The images of a segmented control.
struct SegmentImages {
    var backgrounds: [UIControl.State.RawValue: UIImage] = [:]
    package var dividers: [DividerState: UIImage] = [:]

    var isEmpty: Bool { backgrounds.isEmpty && dividers.isEmpty }
    package var hasBackground: Bool { !backgrounds.isEmpty }

    /// The image behind a segment in a state, or in the normal one.
    func background(_ state: UIControl.State) -> UIImage? {
        backgrounds[state.rawValue] ?? backgrounds[UIControl.State.normal.rawValue]
    }

    /// The image between two segments in their states, or in the normal ones.
    package func divider(_ left: UIControl.State, _ right: UIControl.State) -> UIImage? {
        dividers[DividerState(left, right)] ?? dividers[DividerState(.normal, .normal)]
    }
}

extension UISegmentedControl {
    /// Sets the image behind segments in a state, which replaces the grey background; one image is used for all metrics.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) { images.backgrounds[state.rawValue] = backgroundImage }

    /// Returns the image behind segments in a state; nil by default.
    public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        images.backgrounds[state.rawValue]
    }

    /// Sets the image between segments in states, which replaces the line; one image is used for all metrics.
    public func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) { images.dividers[DividerState(leftState, rightState)] = dividerImage }

    /// Returns the image between segments in states; nil by default.
    public func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) -> UIImage? { images.dividers[DividerState(leftState, rightState)] }

    /// Moves the content of a segment by a distance in points; an index out of range is ignored.
    public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        guard offset.width.isFinite, offset.height.isFinite else { return }
        change(segment) { $0.contentOffset = offset }
    }

    /// Returns the distance by which the content of a segment is moved; zero by default.
    public func contentOffsetForSegment(at segment: Int) -> CGSize {
        segments.indices.contains(segment) ? segments[segment].contentOffset : .zero
    }

    /// Moves the content of the segments at a place, for any metrics.
    public func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) {
        adjustments[leftCenterRightOrAlone] = adjustment
        setNeedsLayout()
    }

    /// Returns how far the content of the segments at a place is moved; zero by default.
    public func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) -> UIOffset { adjustments[leftCenterRightOrAlone] ?? .zero }

    /// Returns the offset of a segment's content, which depends on whether it is the first, the last or another segment.
    func adjustment(ofSegment index: Int) -> UIOffset {
        let place: Segment =
            segments.count == 1 ? .alone : index == 0 ? .left : index == segments.count - 1 ? .right : .center
        return adjustments[place] ?? adjustments[.any] ?? .zero
    }

    /// The place of a segment; raw values are Apple's.
    public enum Segment: Int, Sendable {
        /// Any segment.
        case any = 0
        /// The leftmost of several segments.
        case left = 1
        /// One between others.
        case center = 2
        /// The rightmost of several segments.
        case right = 3
        /// The only segment.
        case alone = 4
    }
}
