import CoreGraphics

extension TextParagraph {
    /// The number of bytes that are broken into lines at a time.
    private static let piece = 1024

    /// Whether words may be divided at the ends of lines.
    var isHyphenated: Bool { format.hyphenation > 0 && format.lineBreak != .characterWrapping }

    /// Lays out the paragraph, and divides words where lines would be shorter than the format allows.
    ///
    /// A divided word changes all lines below it, so they are laid out again, a piece of the text at a time.
    func forEachHyphenatedLine(in limits: TextLimits, _ body: (TextLine) -> Bool) {
        guard let patterns = HyphenationPatterns.english, limits.width.isFinite else {
            return _ = wrappedLines(in: limits, isFirst: true).allSatisfy(body)
        }
        var rest = self
        var size = Self.piece
        while !rest.range.isEmpty {
            let isFirst = rest.range.lowerBound == range.lowerBound
            var piece = rest
            piece.range = rest.range.lowerBound..<rest.end(ofPiece: size)
            let lines = piece.wrappedLines(in: limits, isFirst: isFirst)
            let isLast = piece.range.upperBound == range.upperBound
            var end = rest.range.lowerBound
            for (index, line) in lines.enumerated() {
                // The end of a piece may cut its last line short.
                if index == lines.count - 1, !isLast { break }
                let divided =
                    line.bytes.upperBound < range.upperBound
                    ? hyphenated(line, patterns, in: limits, isFirst: isFirst && index == 0) : nil
                guard body(divided ?? line) else { return }
                end = (divided ?? line).bytes.upperBound
                if divided != nil { break }
            }
            size = end == rest.range.lowerBound ? size * 2 : Self.piece
            if isLast, end == rest.range.lowerBound { return }
            // The direction of the paragraph's start applies to the rest.
            if format.direction == .natural, let first = lines.first {
                rest.format.direction = first.isRightToLeft ? .rightToLeft : .leftToRight
            }
            rest.range = end..<range.upperBound
        }
    }

    /// Returns a line that ends within a word, in place of one that is shorter than the format allows; nil if no part of
    /// the word fits.
    private func hyphenated(
        _ line: TextLine, _ patterns: HyphenationPatterns, in limits: TextLimits, isFirst: Bool
    ) -> TextLine? {
        let available = width(in: limits, isFirst: isFirst)
        guard naturalWidth(of: line, in: limits, isFirst: isFirst) < available * format.hyphenation else { return nil }
        let word = word(around: line.bytes.upperBound)
        for division in patterns.divisions(of: text.utf8[word]).reversed() {
            let end = word.lowerBound + division
            guard end > line.bytes.lowerBound else { return nil }
            var part = self
            part.range = line.bytes.lowerBound..<end
            let bytes = Array(text.utf8[part.range]) + [0x2D]
            let lines = part.lines(
                of: bytes, limits: limits, wrap: .word, ellipsis: .none, isFirst: isFirst,
                justifiesLastLine: true)
            guard lines.count == 1, var result = lines.first, result.width <= available + 0.001 else { continue }
            result.bytes = part.range
            return result
        }
        return nil
    }

    /// Returns the width that a line has if it is not justified.
    private func naturalWidth(of line: TextLine, in limits: TextLimits, isFirst: Bool) -> Double {
        guard format.alignment == .justified else { return line.width }
        var part = self
        part.range = line.bytes
        part.format.alignment = .natural
        let lines = part.lines(
            of: Array(text.utf8[part.range]), limits: limits, wrap: .none, ellipsis: .none,
            isFirst: isFirst)
        return lines.first?.width ?? line.width
    }

    /// Returns the letters of ASCII around a byte; the range is empty if there are others beside them.
    private func word(around byte: Int) -> Range<Int> {
        var (start, end) = (byte, byte)
        while start > range.lowerBound, text.utf8[start - 1].isLetter { start -= 1 }
        while end < range.upperBound, text.utf8[end].isLetter { end += 1 }
        let isWhole =
            (start == range.lowerBound || text.utf8[start - 1] < 0x80)
            && (end == range.upperBound || text.utf8[end] < 0x80 || text.utf8[end] == 0xE2)
        return isWhole ? start..<end : byte..<byte
    }
}

extension UInt8 {
    /// Whether the byte is a letter of ASCII.
    fileprivate var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
}
