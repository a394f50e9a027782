import QuartziteUIDrawing

extension UISegmentedControl {
    /// Creates a control with a segment for each action, which has the action's image or title.
    ///
    /// A tap that selects a segment performs its action.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
        if frame.size == .zero { bounds.size = sizeThatFits(.zero) }
    }

    /// Inserts a segment with an action at an index, which is clamped to the valid range.
    ///
    /// A segment whose action has the same identifier is replaced.
    public func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        if let index = segmentIndex(identifiedBy: action.identifier) {
            setAction(action, forSegmentAt: index)
        } else {
            insert(SegmentPart(action), at: segment, animated: animated)
        }
    }

    /// Sets the action of a segment, which shows its image or title; an index out of range is ignored.
    public func setAction(_ action: UIAction, forSegmentAt segment: Int) { change(segment) { $0.set(action) } }

    /// Returns the action of a segment; nil if it has none.
    public func actionForSegment(at segment: Int) -> UIAction? {
        segments.indices.contains(segment) ? segments[segment].action : nil
    }

    /// Removes the segment whose action has an identifier.
    public func removeSegment(identifiedBy identifier: UIAction.Identifier, animated: Bool) {
        if let index = segmentIndex(identifiedBy: identifier) { removeSegment(at: index, animated: animated) }
    }

    /// Returns the index of the segment whose action has an identifier; nil if there is none.
    public func segmentIndex(identifiedBy identifier: UIAction.Identifier) -> Int? {
        segments.firstIndex { $0.action?.identifier == identifier }
    }
}
