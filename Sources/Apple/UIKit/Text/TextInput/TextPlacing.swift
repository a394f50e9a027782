import QuartzCore

/// A text input that knows where its characters are.
@MainActor protocol TextPlacing: UIView, _StringInput {
    /// The places of the characters, in the coordinates of the view.
    var textPlaces: TextPlaces { get }
    /// The left and right edges of whole selected lines, in the coordinates of the view.
    var lineEdges: ClosedRange<Double> { get }
    /// Tells the delegate that the selection changed.
    func notifyOfSelection()
}

extension TextPlacing {
    /// Returns the place between characters that is nearest to a point, never inside of a character.
    func nearestUnit(to point: CGPoint) -> Int { characterEdge(near: textPlaces.unit(at: point)) }

    /// Returns a place in UTF-16 units, moved to the start of the character that contains it.
    private func characterEdge(near unit: Int) -> Int {
        unit > 0 ? TextBoundaries.character(in: _string, at: unit).lowerBound : 0
    }

    /// Returns the rectangles of selected text, in the order of the text.
    func placedSelectionRects(_ range: NSRange) -> [PlacedSelectionRect] {
        guard let units = Range(range), !units.isEmpty else { return [] }
        let rects = textPlaces.rects(of: units, edges: lineEdges)
        return rects.enumerated().map { index, part in
            PlacedSelectionRect(
                part.rect, containsStart: index == 0, containsEnd: index == rects.count - 1,
                isRightToLeft: textPlaces.lines[part.line].isRightToLeft)
        }
    }
}

extension _StringInput {
    private var placing: (any TextPlacing)? { self as? any TextPlacing }

    /// Returns the position at a number of characters or lines in a direction; nil if it is outside the text.
    public func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        switch direction {
        case .left, .right:
            let isForward = (direction == .right) == (offset >= 0)
            return moved(from: position.offset, by: offset.magnitude, isForward)
        case .up, .down:
            guard let placing, let line = placing.textPlaces.line(of: position.offset) else { return nil }
            let (lines, steps) = (placing.textPlaces.lines, direction == .down ? offset : -offset)
            let (target, overflow) = line.addingReportingOverflow(steps)
            guard !overflow, lines.indices.contains(target) else { return nil }
            let x = placing.textPlaces.x(of: position.offset, inLine: line)
            let middle = (lines[target].top + lines[target].bottom) / 2
            return UITextPosition(placing.nearestUnit(to: CGPoint(x: x, y: middle)))
        }
    }

    private func moved(from start: Int, by count: UInt, _ isForward: Bool) -> UITextPosition? {
        let edges = [0] + TextBoundaries.characters(of: _string).map(\.upperBound)
        guard let index = edges.lastIndex(where: { $0 <= start }), count <= UInt(edges.count) else { return nil }
        let target = isForward ? index + Int(count) : index - Int(count)
        return edges.indices.contains(target) ? UITextPosition(edges[target]) : nil
    }

    /// Returns the position of a range that is farthest in a direction.
    public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        direction == .left || direction == .up ? range.start : range.end
    }

    /// Returns the range from a position to the end of the text that is reached in a direction.
    public func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        let isBackward = direction == .left || direction == .up
        return textRange(from: isBackward ? beginningOfDocument : position, to: isBackward ? position : endOfDocument)
    }

    /// Returns the direction of the line with a position.
    public func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection {
        guard let placing, let line = placing.textPlaces.line(of: position.offset) else { return .natural }
        return placing.textPlaces.lines[line].isRightToLeft ? .rightToLeft : .leftToRight
    }

    /// Does nothing: the direction follows from the text.
    public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}

    /// Returns the first rectangle that encloses a range: that of its first line.
    public func firstRect(for range: UITextRange) -> CGRect {
        selectionRects(for: range).first?.rect ?? caretRect(for: range.start)
    }

    /// Returns the position that is nearest to a point.
    public func closestPosition(to point: CGPoint) -> UITextPosition? {
        placing.map { UITextPosition($0.nearestUnit(to: point)) }
    }

    /// Returns the position in a range that is nearest to a point.
    public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        guard let place = closestPosition(to: point)?.offset else { return nil }
        return UITextPosition(min(max(place, range.start.offset), range.end.offset))
    }

    /// Returns the range of the character at a point, or of the nearest one; nil without characters.
    public func characterRange(at point: CGPoint) -> UITextRange? {
        guard let places = placing?.textPlaces, let line = places.line(at: point.y),
            let character = places.character(at: point.x, inLine: line)
        else { return nil }
        return UITextRange(NSRange(TextBoundaries.character(in: _string, at: character.units.lowerBound)))
    }
}
