import CoreGraphics

/// The space in which text is laid out.
package struct TextLimits: Hashable, Sendable {
    /// The width in points; infinite for lines of any length.
    package var width = Double.infinity
    /// The height in points; lines that do not fit are omitted, except the first.
    package var height = Double.infinity
    /// The largest number of lines; 0 for no limit.
    package var lines = 0
    /// How the last line that fits is truncated if text is omitted; nil for no ellipsis.
    ///
    /// If nil, a paragraph with a truncating mode of its own has one line; otherwise it fills all lines first.
    package var truncation: ParagraphFormat.LineBreak?
    /// Whether the last line that fits goes on to the end of its paragraph, and is cut where lines end.
    package var clipsLastLine = false
    /// Whether lines are farther apart by the leading of their fonts.
    package var usesLeading = false

    package init(
        width: Double = .infinity, height: Double = .infinity, lines: Int = 0,
        truncation: ParagraphFormat.LineBreak? = nil
    ) {
        self.width = width
        self.height = height
        self.lines = lines
        self.truncation = truncation
    }
}
