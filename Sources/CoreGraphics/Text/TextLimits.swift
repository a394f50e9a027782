import Foundation

/// Room that text is laid out in.
package struct TextLimits: Hashable, Sendable {
    /// Points; infinite for lines of any length.
    package var width = Double.infinity
    /// Points; lines that do not fit are left out, except the first.
    package var height = Double.infinity
    /// 0 for any number.
    package var lines = 0
    /// How the last line there is room for ends where text is left out: a truncating mode, or nil for no ellipsis.
    ///
    /// Unless nil, paragraphs with a truncating mode of their own fill all lines first; else they have one line.
    package var truncation: ParagraphFormat.LineBreak?

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
