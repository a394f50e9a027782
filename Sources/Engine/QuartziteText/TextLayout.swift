import CoreGraphics

/// Text broken into lines of positioned glyphs.
///
/// A layout does not depend on where or at which scale it is drawn.
package struct TextLayout {
    package private(set) var lines: [TextLine] = []
    /// The width of the text, in points; lines are aligned in the width of the limits.
    package private(set) var width = 0.0
    /// The width in points including the spaces at the ends of paragraphs.
    ///
    /// It exceeds the width of the limits only if the characters alone do.
    package private(set) var widthWithSpaces = 0.0
    /// The width in points including the spaces at the ends of paragraphs, and those at which lines are wrapped.
    package private(set) var widthWithAllSpaces = 0.0
    package private(set) var height = 0.0
    /// Whether part of the text is omitted.
    package private(set) var isTruncated = false

    private let text: StyledText
    /// The text as UTF-8.
    var bytes: [UInt8] { text.utf8 }
    private let limits: TextLimits
    /// The paragraph format of each line.
    private(set) var formats: [ParagraphFormat] = []
    /// The top of the next line.
    private var cursor = 0.0

    package init(_ text: StyledText, in limits: TextLimits = TextLimits()) {
        self.text = text
        self.limits = limits
        layOut()
        height = max(lines.last?.bottom ?? 0, 0)
        align()
    }

    /// Returns a layout of one line alone, which begins at the left edge.
    package func layout(ofLine index: Int) -> TextLayout {
        var layout = self
        var line = lines[index]
        line.moveRight(by: -line.x)
        (layout.lines, layout.formats, layout.isTruncated) = ([line], [formats[index]], line.isTruncated)
        (layout.width, layout.widthWithSpaces) = (line.width, line.width + line.trailingSpace)
        layout.widthWithAllSpaces = layout.widthWithSpaces
        layout.height = line.bottom
        return layout
    }

    /// Returns the layout with the baseline of each line at another height, such as that of a whole pixel.
    package func movingBaselines(_ place: (Double) -> Double) -> TextLayout {
        var layout = self
        for index in lines.indices { layout.lines[index].baseline = place(lines[index].baseline) }
        return layout
    }

    /// Returns the layout with other glyphs, or without those for which a closure returns nil.
    func mappingGlyphs(_ body: (PlacedGlyph) -> PlacedGlyph?) -> TextLayout {
        var layout = self
        for index in lines.indices { layout.lines[index].glyphs = lines[index].glyphs.compactMap(body) }
        return layout
    }

    private mutating func layOut() {
        guard !text.utf8.isEmpty else { return }
        for range in text.paragraphs {
            let format = text.format(at: range.lowerBound)
            let paragraph = TextParagraph(text: text, range: range, format: format)
            if !lines.isEmpty { cursor += format.spacingBefore }
            var fits = true
            paragraph.forEachLine(in: limits) { line in
                fits = append(line, format)
                if fits { isTruncated = isTruncated || line.isTruncated }
                return fits
            }
            guard fits else { return truncate() }
            cursor += format.spacingAfter
        }
    }

    /// Appends a line below the existing ones; returns false if it does not fit.
    private mutating func append(_ line: TextLine, _ format: ParagraphFormat) -> Bool {
        let natural = line.ascent + line.descent
        let extent = format.lineHeight(natural: natural)
        // The tolerance allows for sizes that were rounded to pixels.
        let fits = cursor + extent <= limits.height + 0.001 && (limits.lines <= 0 || lines.count < limits.lines)
        guard fits || lines.isEmpty else { return false }
        var line = line
        // Extra line height goes above the font's own height.
        line.baseline = cursor + extent - line.descent
        lines.append(line)
        formats.append(format)
        cursor += extent + format.lineSpacing + (limits.usesLeading ? line.leading ?? 0 : 0)
        return true
    }

    /// Truncates the text at the last line that fits.
    private mutating func truncate() {
        isTruncated = true
        guard let last = lines.last, var format = formats.last else { return }
        if limits.clipsLastLine { return clipLastLine() }
        guard let mode = limits.truncation else { return }
        format.lineBreak = mode
        let paragraph = TextParagraph(text: text, range: last.bytes, format: format)
        guard var line = paragraph.truncatedLine(in: limits, isFirst: lines.count == 1) else { return }
        isTruncated = line.isTruncated
        line.baseline = last.baseline
        lines[lines.count - 1] = line
    }

    /// Continues the last line to the end of its paragraph; what is past the width of lines is not visible.
    private mutating func clipLastLine() {
        guard let last = lines.last, let format = formats.last, limits.width.isFinite else { return }
        let rest = text.utf8[last.bytes.lowerBound...]
        let end = rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? rest.endIndex
        let paragraph = TextParagraph(text: text, range: last.bytes.lowerBound..<end, format: format)
        guard var line = paragraph.unwrappedLine(in: limits, isFirst: lines.count == 1), line.width > last.width else {
            return
        }
        line.baseline = last.baseline
        line.width = min(line.width, max(format.end(in: limits.width) - line.x, last.width))
        lines[lines.count - 1] = line
    }

    private mutating func align() {
        let natural = lines.reduce(0) { max($0, $1.x + $1.width) }
        let available = limits.width.isFinite ? limits.width : natural
        let full = lines.reduce(0) { max($0, $1.x + $1.width + $1.trailingSpace) }
        widthWithSpaces = max(natural, min(full, limits.width))
        // Where text is omitted, nothing follows the space after the last line.
        let wrapping = isTruncated ? lines.dropLast() : lines[...]
        let wrapped = wrapping.reduce(full) { max($0, $1.x + $1.width + $1.wrappedSpace) }
        widthWithAllSpaces = max(natural, min(wrapped, limits.width))
        for (i, format) in formats.enumerated() {
            let free = format.end(in: available) - lines[i].x - lines[i].width
            switch format.alignment {
            case .center: lines[i].moveRight(by: free / 2)
            case .right: lines[i].moveRight(by: free)
            case .natural, .justified: if lines[i].isRightToLeft { lines[i].moveRight(by: free) }
            case .left: break
            }
        }
        width = natural
    }
}
