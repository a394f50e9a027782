import Foundation

/// How the lines of a paragraph are broken, placed and spaced; lengths in points.
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
    /// Where lines end: from the left if positive, else from the right.
    package var tailIndent = 0.0
    package var minimumLineHeight = 0.0
    /// 0 for none.
    package var maximumLineHeight = 0.0
    /// Multiplies the fonts' own line height; 0 leaves it.
    package var lineHeightMultiple = 0.0

    package init() {}

    /// Where lines of a text `width` wide end.
    func end(in width: Double) -> Double { tailIndent > 0 ? tailIndent : width + tailIndent }

    /// The height of a line whose fonts want `natural`.
    func lineHeight(natural: Double) -> Double {
        let wanted = max(natural * (lineHeightMultiple > 0 ? lineHeightMultiple : 1), minimumLineHeight)
        return maximumLineHeight > 0 ? min(wanted, maximumLineHeight) : wanted
    }

    /// Whether a paragraph has one line only, however long.
    func isSingleLine(in limits: TextLimits) -> Bool {
        switch lineBreak {
        case .wordWrapping, .characterWrapping: false
        case .clipping: true
        case .truncatingHead, .truncatingTail, .truncatingMiddle: limits.truncation == nil
        }
    }
}
