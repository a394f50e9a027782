import QuartziteUIFoundation
import QuartziteText

extension NSLayoutManager {
    // MARK: Glyphs and characters

    /// The number of glyphs: that of the UTF-16 units of the text.
    public var numberOfGlyphs: Int { textStorage?.length ?? 0 }

    /// Returns the glyphs in a container.
    public func glyphRange(for container: NSTextContainer) -> NSRange {
        layout(of: container).map { NSRange($0.range) } ?? NSRange(location: 0, length: 0)
    }

    /// Returns the glyphs of characters, and stores the range of the characters that they belong to.
    public func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange {
        let range = composed(charRange)
        actualCharacterRange?.pointee = range
        return range
    }

    /// Returns the characters of glyphs, and stores the range of the glyphs that belong to them.
    public func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        let range = composed(glyphRange)
        actualGlyphRange?.pointee = range
        return range
    }

    /// Returns the glyph of a character.
    public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    /// Returns the character of a glyph.
    public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    /// Returns whether there is a glyph at an index.
    public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }

    /// Returns the container with a glyph, and stores the glyphs in the container.
    public func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> NSTextContainer? {
        guard let found = layout(at: glyphIndex), found.layout.range.contains(glyphIndex) else { return nil }
        effectiveRange?.pointee = NSRange(found.layout.range)
        return found.container
    }

    /// Returns a range extended to whole characters as users see them, within the text.
    private func composed(_ range: NSRange) -> NSRange {
        guard let string = textStorage?.string else { return NSRange(location: 0, length: 0) }
        let length = string.utf16.count
        let start = min(max(range.location, 0), length)
        let end = start + min(max(range.length, 0), length - start)
        if start == end { return NSRange(location: start, length: 0) }
        let first = TextBoundaries.character(in: string, at: start).lowerBound
        return NSRange(first..<TextBoundaries.character(in: string, at: end - 1).upperBound)
    }

    // MARK: Lines

    /// Returns the rectangle of a line with a glyph, as wide as the container, and stores the glyphs of the line.
    public func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        line(at: glyphIndex, effectiveRange).map { fragment($0.line, in: $0.container) } ?? .zero
    }

    /// Returns the part of a line's rectangle that its glyphs and the padding cover, and stores the glyphs of the line.
    public func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        line(at: glyphIndex, effectiveRange).map { used($0.line, in: $0.container) } ?? .zero
    }

    /// Returns the place of a glyph: the start of its baseline, relative to the rectangle of its line.
    public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let found = line(at: glyphIndex, nil), let index = found.layout.places.line(of: glyphIndex) else {
            return .zero
        }
        let rect = fragment(found.line, in: found.container)
        let x = found.layout.places.x(of: glyphIndex, inLine: index)
        return CGPoint(x: x - rect.minX, y: found.line.baseline - rect.minY)
    }

    /// Calls a closure for the lines of glyphs, with the rectangle of the line, the part that is used, the container and
    /// the line's glyphs.
    public func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop: ObjCBool = false
        for (text, container) in filled {
            for line in text.places.lines where !stop.boolValue {
                let units = line.units.lowerBound..<max(line.end, line.units.upperBound)
                guard units.lowerBound < NSMaxRange(glyphRange), units.upperBound > glyphRange.location else {
                    continue
                }
                block(fragment(line, in: container), used(line, in: container), container, NSRange(units), &stop)
            }
        }
    }

    /// The rectangle of the empty line after a line end at the end of the text; zero without one.
    public var extraLineFragmentRect: CGRect { extraLine.map { fragment($0.line, in: $0.container) } ?? .zero }
    /// The part of the empty line after a line end at the end of the text that is used; zero without one.
    public var extraLineFragmentUsedRect: CGRect { extraLine.map { used($0.line, in: $0.container) } ?? .zero }
    /// The container with the empty line after a line end at the end of the text; nil without one.
    public var extraLineFragmentTextContainer: NSTextContainer? { extraLine?.container }

    private var extraLine: (line: TextPlaces.Line, container: NSTextContainer)? {
        guard let last = filled.last, let line = last.layout.places.lines.last, line.units.isEmpty,
            line.units.lowerBound == numberOfGlyphs, numberOfGlyphs > 0
        else { return nil }
        return (line, last.container)
    }

    private func line(
        at glyph: Int, _ effectiveRange: NSRangePointer?
    ) -> (line: TextPlaces.Line, layout: LaidOutText, container: NSTextContainer)? {
        guard let found = layout(at: glyph), let index = found.layout.places.line(of: glyph) else { return nil }
        let line = found.layout.places.lines[index]
        effectiveRange?.pointee = NSRange(line.units.lowerBound..<max(line.end, line.units.upperBound))
        return (line, found.layout, found.container)
    }

    private func fragment(_ line: TextPlaces.Line, in container: NSTextContainer) -> CGRect {
        let width = container.lineWidth.isFinite ? container.size.width : line.used.maxX + container.lineFragmentPadding
        guard container.exclusionPaths.isEmpty else {
            return CGRect(x: line.used.minX, y: line.top, width: line.used.width, height: line.bottom - line.top)
        }
        return CGRect(x: 0, y: line.top, width: width, height: line.bottom - line.top)
    }

    private func used(_ line: TextPlaces.Line, in container: NSTextContainer) -> CGRect {
        let padding = container.lineFragmentPadding
        return CGRect(
            x: line.used.minX - padding, y: line.top, width: line.used.width + 2 * padding,
            height: line.bottom - line.top)
    }

    // MARK: Rectangles

    /// Returns the rectangle that the text of a container covers, with the padding at the sides of lines.
    public func usedRect(for container: NSTextContainer) -> CGRect {
        guard let lines = layout(of: container)?.places.lines, !lines.isEmpty else { return .zero }
        return lines.reduce(CGRect.null) { $0.union(used($1, in: container)) }
    }

    /// Returns the rectangle around glyphs, as high as their lines, and as wide as the container if they go on in the
    /// next line.
    public func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let places = layout(of: container)?.places
        let last = max(NSMaxRange(glyphRange) - 1, glyphRange.location)
        let isDivided = places?.line(of: glyphRange.location) != places?.line(of: last)
        let box = rects(of: glyphRange, in: container, edges: isDivided).reduce(CGRect.null) { $0.union($1) }
        guard box.isNull else { return box }
        // An empty range has the place of its first glyph.
        guard let layout = layout(of: container), let index = layout.places.line(of: glyphRange.location) else {
            return .zero
        }
        let line = layout.places.lines[index]
        let x = layout.places.x(of: glyphRange.location, inLine: index)
        return CGRect(x: x, y: line.top, width: 0, height: line.bottom - line.top)
    }

    /// Calls a closure with rectangles that together cover glyphs; for a selection, they reach the ends of lines.
    public func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer,
        using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop: ObjCBool = false
        let isSelection = selectedRange.location != NSNotFound
        for rect in rects(of: glyphRange, in: textContainer, edges: isSelection) where !stop.boolValue {
            block(rect, &stop)
        }
    }

    private func rects(of range: NSRange, in container: NSTextContainer, edges: Bool) -> [CGRect] {
        guard let layout = layout(of: container), let units = Range(range) else { return [] }
        let width = container.lineWidth.isFinite ? container.size.width : 0
        return layout.places.rects(of: units, edges: edges ? 0...max(width, 0) : nil).map(\.rect)
    }

    // MARK: Points

    /// Returns the glyph at a point, or the nearest one; 0 without glyphs.
    public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
    }

    /// Returns the glyph at a point, or the nearest one, and stores how far the point is through it, 0…1.
    public func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        partialFraction?.pointee = 0
        guard let layout = layout(of: container), let index = layout.places.line(at: point.y) else { return 0 }
        guard let character = layout.places.character(at: point.x, inLine: index) else {
            return min(layout.places.lines[index].units.lowerBound, max(numberOfGlyphs - 1, 0))
        }
        partialFraction?.pointee = layout.places.fraction(of: character, at: point.x)
        return character.units.lowerBound
    }

    /// Returns how far a point is through the nearest glyph, 0…1.
    public func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        var fraction: CGFloat = 0
        _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
        return fraction
    }

    /// Returns the character at a point, or the nearest one, and stores how far the point is between the places of the
    /// caret before and after it, 0…1.
    public func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
    }
}
