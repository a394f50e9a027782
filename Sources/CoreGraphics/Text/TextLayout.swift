import Foundation

/// Text broken into lines of placed glyphs.
///
/// Nothing depends on where or at which scale it will be drawn.
package struct TextLayout {
    package private(set) var lines: [TextLine] = []
    /// The room it takes, in points; lines are aligned in the width they were given.
    package private(set) var width = 0.0
    /// The room it takes with the spaces at the ends of its paragraphs, in points; no more than the width it was given,
    /// unless its characters take more.
    package private(set) var widthWithSpaces = 0.0
    package private(set) var height = 0.0
    /// Whether some of the text is left out.
    package private(set) var isTruncated = false

    private let text: StyledText
    private let limits: TextLimits
    /// The format of each line's paragraph.
    private var formats: [ParagraphFormat] = []
    /// Where the next line begins.
    private var cursor = 0.0

    package init(_ text: StyledText, in limits: TextLimits = TextLimits()) {
        self.text = text
        self.limits = limits
        layOut()
        height = max(lines.last?.bottom ?? 0, 0)
        align()
    }

    private mutating func layOut() {
        guard !text.utf8.isEmpty else { return }
        for range in text.paragraphs {
            let format = text.format(at: range.lowerBound)
            let paragraph = TextParagraph(text: text, range: range, format: format)
            if !lines.isEmpty { cursor += format.spacingBefore }
            var hasRoom = true
            paragraph.forEachLine(in: limits) { line in
                hasRoom = append(line, format)
                if hasRoom { isTruncated = isTruncated || line.isTruncated }
                return hasRoom
            }
            guard hasRoom else { return truncate() }
            cursor += format.spacingAfter
        }
    }

    /// Puts a line under those there are; false where there is no room for it.
    private mutating func append(_ line: TextLine, _ format: ParagraphFormat) -> Bool {
        let natural = line.ascent + line.descent
        let extent = format.lineHeight(natural: natural)
        // A thousandth of a point is what rounding a size to pixels may have taken.
        let hasRoom = cursor + extent <= limits.height + 0.001 && (limits.lines <= 0 || lines.count < limits.lines)
        guard hasRoom || lines.isEmpty else { return false }
        var line = line
        // Room that is not the font's own lies above it.
        line.baseline = cursor + extent - line.descent
        lines.append(line)
        formats.append(format)
        cursor += extent + format.lineSpacing
        return true
    }

    /// Ends the text on the last line that there was room for.
    private mutating func truncate() {
        isTruncated = true
        guard let mode = limits.truncation, let last = lines.last, var format = formats.last else { return }
        format.lineBreak = mode
        let paragraph = TextParagraph(text: text, range: last.bytes, format: format)
        guard var line = paragraph.truncatedLine(in: limits, isFirst: lines.count == 1) else { return }
        line.baseline = last.baseline
        lines[lines.count - 1] = line
    }

    private mutating func align() {
        let natural = lines.reduce(0) { max($0, $1.x + $1.width) }
        let room = limits.width.isFinite ? limits.width : natural
        let full = lines.reduce(0) { max($0, $1.x + $1.width + $1.trailingSpace) }
        widthWithSpaces = max(natural, min(full, limits.width))
        for (i, format) in formats.enumerated() {
            let free = format.end(in: room) - lines[i].x - lines[i].width
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
