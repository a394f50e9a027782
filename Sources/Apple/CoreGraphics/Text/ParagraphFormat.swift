import Foundation

/// How the lines of a paragraph are broken, aligned and spaced; lengths in points.
package struct ParagraphFormat: Hashable, Sendable {
    package enum Alignment: Int, Sendable { case left, center, right, justified, natural }
    package enum LineBreak: Int, Sendable {
        case wordWrapping, characterWrapping, clipping, truncatingHead, truncatingTail, truncatingMiddle
    }
    package enum Direction: Int, Sendable { case natural = -1, leftToRight, rightToLeft }

    package var alignment = Alignment.natural
    package var lineBreak = LineBreak.wordWrapping
    package var direction = Direction.natural
    package var lineSpacing = 0.0
    package var spacingBefore = 0.0
    package var spacingAfter = 0.0
    package var firstLineIndent = 0.0
    package var indent = 0.0
    /// The end of lines: measured from the left edge if positive, otherwise from the right edge.
    package var tailIndent = 0.0
    package var minimumLineHeight = 0.0
    /// The largest line height; 0 for no limit.
    package var maximumLineHeight = 0.0
    /// The factor for the natural line height of the fonts; 0 leaves it unchanged.
    package var lineHeightMultiple = 0.0

    /// Whether characters may be moved closer together where a line would be truncated.
    package var allowsTightening = false
    /// The fraction of a line's width, 0…1, below which the word after the line is divided; 0 for never.
    package var hyphenationFactor: Float = 0
    /// Whether words are divided wherever they can be, if there is no factor.
    package var usesDefaultHyphenation = false
    /// Whether a word moves down so that no paragraph's last line has a single word.
    package var pushesOut = false
    /// Whether Korean words are not divided if they fit in a line.
    package var keepsHangulWords = false
    /// The fraction that applies.
    var hyphenation: Double {
        Double(hyphenationFactor) > 0 ? Double(hyphenationFactor) : usesDefaultHyphenation ? 1 : 0
    }

    package init() {}

    /// Returns the end of lines in a text of the given width.
    func end(in width: Double) -> Double { tailIndent > 0 ? tailIndent : width + tailIndent }

    /// Returns the height of a line whose fonts have the height `natural`.
    func lineHeight(natural: Double) -> Double {
        let desired = max(natural * (lineHeightMultiple > 0 ? lineHeightMultiple : 1), minimumLineHeight)
        return maximumLineHeight > 0 ? min(desired, maximumLineHeight) : desired
    }

    /// Returns whether the paragraph is a single line of any length.
    func isSingleLine(in limits: TextLimits) -> Bool {
        switch lineBreak {
        case .wordWrapping, .characterWrapping: false
        case .clipping: true
        case .truncatingHead, .truncatingTail, .truncatingMiddle: limits.truncation == nil
        }
    }
}
