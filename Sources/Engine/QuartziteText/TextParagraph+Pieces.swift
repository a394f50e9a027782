import CoreGraphics

extension TextParagraph {
    /// The longest word, in bytes, that is broken by shaping all of its remaining text for each line.
    private static let longestWord = 4000
    private static let firstPiece = 1024

    /// Whether the paragraph contains a word too long to shape again for each of its lines.
    ///
    /// Characters of three bytes and more, such as Chinese ones, can be broken anywhere and need no repeated shaping.
    var hasLongWord: Bool {
        guard range.count > Self.longestWord else { return false }
        if format.lineBreak == .characterWrapping { return true }
        var length = 0
        for byte in text.utf8[range] {
            length = byte == 0x20 || byte == 0x09 || byte >= 0xE0 ? 0 : length + 1
            if length > Self.longestWord { return true }
        }
        return false
    }

    /// Lays out the paragraph in pieces.
    ///
    /// The end of a piece may cut its last line short, so the next piece begins with that line.
    func forEachLineOfPieces(in limits: TextLimits, _ body: (TextLine) -> Bool) {
        var rest = self
        var size = Self.firstPiece
        while !rest.range.isEmpty {
            var piece = rest
            piece.range = rest.range.lowerBound..<rest.end(ofPiece: size)
            let isLast = piece.range.upperBound == range.upperBound
            var lines = piece.wrappedLines(in: limits, isFirst: rest.range.lowerBound == range.lowerBound)
            let cut = isLast ? nil : lines.popLast()
            for line in lines { guard body(line) else { return } }
            guard let cut else { return }
            // The direction of the first piece applies to the rest.
            if format.direction == .natural { rest.format.direction = cut.isRightToLeft ? .rightToLeft : .leftToRight }
            rest.range = max(cut.bytes.lowerBound, rest.range.lowerBound)..<range.upperBound
            if lines.count < 4 { size *= 2 }
        }
    }

    /// Returns the end of a piece of about `size` bytes, on a character boundary.
    func end(ofPiece size: Int) -> Int {
        var end = min(range.lowerBound + size, range.upperBound)
        while end < range.upperBound, end > range.lowerBound, text.utf8[end] & 0xC0 == 0x80 { end -= 1 }
        return end
    }
}
