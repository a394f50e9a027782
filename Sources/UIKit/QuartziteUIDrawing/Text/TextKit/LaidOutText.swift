import QuartziteUIFoundation
import QuartziteText

/// The text of a container, laid out: one block, or one for each line beside exclusion paths.
@MainActor package struct LaidOutText {
    /// A layout at its place in the container.
    package struct Block {
        package let layout: TextLayout
        package let origin: CGPoint
        /// The units of the text before the layout.
        let start: Int
        let length: Int
    }

    package private(set) var blocks: [Block] = []
    /// The lines of all blocks, in the container.
    package private(set) var places: TextPlaces
    /// The units that are laid out.
    let range: Range<Int>

    /// Lays out the text of a container.
    ///
    /// - Parameters:
    ///   - string: The whole text.
    ///   - start: The first unit that is to be laid out in the container.
    ///   - isRightToLeft: Whether natural alignment is at the right.
    init(_ string: NSAttributedString, from start: Int, in container: NSTextContainer, isRightToLeft: Bool) {
        let rest =
            start == 0
            ? string
            : string.attributedSubstring(
                from: NSRange(location: start, length: string.length - start))
        var text = StyledText(uiKit: rest.showingLinks)
        if isRightToLeft { text.alignNaturally(.right) }
        var limits = TextLimits(
            width: container.lineWidth, height: container.lineHeight, lines: max(container.maximumNumberOfLines, 0))
        switch container.lineBreakMode {
        case .byTruncatingHead: limits.truncation = .truncatingHead
        case .byTruncatingMiddle: limits.truncation = .truncatingMiddle
        case .byTruncatingTail: limits.truncation = .truncatingTail
        case .byWordWrapping, .byCharWrapping, .byClipping: break
        }
        guard container.exclusionPaths.isEmpty || !limits.width.isFinite else {
            let flow = TextFlow(rest, isRightToLeft: isRightToLeft, container: container, limits: limits)
            blocks = flow.blocks.map {
                Block(layout: $0.layout, origin: $0.origin, start: start + $0.start, length: $0.length)
            }
            range = start..<(start + flow.length)
            places = Self.places(of: blocks, start: start)
            return
        }
        let layout = TextLayout(text, in: limits)
        // A layout keeps its first line even if it is too tall; a later container has to take it.
        let isTooTall = start > 0 && layout.lines.count == 1 && layout.height > limits.height + 0.001
        let length = isTooTall ? 0 : Self.length(of: layout, in: rest.string as NSString)
        let origin = CGPoint(x: container.lineFragmentPadding, y: 0)
        if !isTooTall { blocks = [Block(layout: layout, origin: origin, start: start, length: length)] }
        range = start..<(start + length)
        places = Self.places(of: blocks, start: start)
    }

    /// Returns the number of units that are laid out, with the line end after them.
    private static func length(of layout: TextLayout, in string: NSString) -> Int {
        let length = layout.visibleLength(of: string.length)
        guard layout.isTruncated, length > 0, length < string.length else { return length }
        let paragraph = string.paragraphRange(for: NSRange(location: length - 1, length: 0))
        let rest = string.substring(with: NSRange(location: length, length: max(NSMaxRange(paragraph) - length, 0)))
        return rest.allSatisfy(\.isNewline) ? NSMaxRange(paragraph) : length
    }

    private static func places(of blocks: [Block], start: Int) -> TextPlaces {
        let all = blocks.map { TextPlaces($0.layout).moved(x: $0.origin.x, y: $0.origin.y, units: $0.start) }
        if all.count == 1 { return all[0] }
        var lines = all.flatMap(\.lines)
        for index in lines.indices.dropLast() { lines[index].end = lines[index + 1].units.lowerBound }
        return TextPlaces(lines: lines, unitCount: all.last?.unitCount ?? start)
    }
}

/// Text that flows around the exclusion paths of a container, line by line.
@MainActor private struct TextFlow {
    private(set) var blocks: [LaidOutText.Block] = []
    /// The number of units that are laid out.
    private(set) var length = 0
    /// The narrowest part of a line that holds text, in points.
    private static let minimumWidth = 20.0
    /// The distance in points by which a line moves down if there is no space beside the paths.
    private static let step = 4.0

    init(_ string: NSAttributedString, isRightToLeft: Bool, container: NSTextContainer, limits: TextLimits) {
        var top = 0.0
        // Below all paths there is space; the limit is for paths that are not finite.
        let bottom = container.exclusionPaths.reduce(0) { max($0, $1.bounds.maxY) }
        var count = 0
        while length < string.length, top < limits.height, limits.lines == 0 || count < limits.lines {
            let paragraph = (string.string as NSString).paragraphRange(for: NSRange(location: length, length: 0))
            let rest = NSRange(location: length, length: NSMaxRange(paragraph) - length)
            var text = StyledText(uiKit: string.attributedSubstring(from: rest).showingLinks)
            if isRightToLeft { text.alignNaturally(.right) }
            func line(_ width: Double) -> TextLayout { TextLayout(text, in: TextLimits(width: width, lines: 1)) }
            let height = max(line(limits.width).height, 1)
            let spans = container.openSpans(from: top, to: top + height, minimum: Self.minimumWidth)
            if spans.isEmpty {
                guard top < bottom else { return }
                top += Self.step
                continue
            }
            guard top + height <= limits.height + 0.001 else { return }
            for span in spans where length < NSMaxRange(rest) {
                let part = NSRange(location: length, length: NSMaxRange(rest) - length)
                var text = StyledText(uiKit: string.attributedSubstring(from: part).showingLinks)
                if isRightToLeft { text.alignNaturally(.right) }
                let layout = TextLayout(text, in: TextLimits(width: span.upperBound - span.lowerBound, lines: 1))
                guard !layout.lines.isEmpty else { break }
                let units = layout.units(ofLine: 0)
                // The line end belongs to the last line of its paragraph.
                let isLast =
                    !layout.isTruncated || units.upperBound + 2 >= part.length && isLineEnd(string, part, units)
                let used = isLast ? part.length : max(units.upperBound, 1)
                blocks.append(
                    LaidOutText.Block(
                        layout: layout, origin: CGPoint(x: span.lowerBound, y: top), start: length, length: used))
                length += used
            }
            top += height
            count += 1
        }
    }

    /// Whether nothing but a line end follows a line.
    private func isLineEnd(_ string: NSAttributedString, _ part: NSRange, _ units: Range<Int>) -> Bool {
        let tail = NSRange(location: part.location + units.upperBound, length: part.length - units.upperBound)
        return (string.string as NSString).substring(with: tail).allSatisfy(\.isNewline)
    }
}
