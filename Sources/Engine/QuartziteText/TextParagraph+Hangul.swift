import CoreGraphics

extension TextParagraph {
    /// Returns lines that do not end inside a Korean word, unless the word is longer than a line.
    ///
    /// Unicode's rules break lines between any two syllables.
    func keepingHangulWords(_ lines: [TextLine], in limits: TextLimits) -> [TextLine] {
        guard format.keepsHangulWords, format.wrapsWords else { return lines }
        var (done, rest) = ([TextLine](), lines)
        while let line = rest.first {
            rest.removeFirst()
            guard !rest.isEmpty, dividesHangulWord(at: line.bytes.upperBound),
                let space = text.utf8[line.bytes].lastIndex(of: 0x20),
                text.utf8[line.bytes.lowerBound..<space].contains(where: { $0 != 0x20 })
            else {
                done.append(line)
                continue
            }
            var (upper, lower) = (self, self)
            upper.range = line.bytes.lowerBound..<(space + 1)
            lower.range = (space + 1)..<range.upperBound
            done += upper.lines(
                of: Array(text.utf8[upper.range]), limits: limits, wrap: .word, ellipsis: .none,
                isFirst: done.isEmpty, justifiesLastLine: true)
            rest = lower.wrappedLines(in: limits, isFirst: false)
        }
        return done
    }

    /// Whether a place is between two characters of a word with Korean syllables.
    private func dividesHangulWord(at place: Int) -> Bool {
        guard place > range.lowerBound, place < range.upperBound else { return false }
        let (before, after) = (isHangul(before: place), isHangul(from: place))
        return (before || Self.isLetterOrDigit(text.utf8[place - 1]))
            && (after || Self.isLetterOrDigit(text.utf8[place])) && (before || after)
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }

    private func isHangul(before place: Int) -> Bool { place - 3 >= range.lowerBound && isHangul(from: place - 3) }

    /// Whether a Korean syllable or letter starts at a UTF-8 offset; each takes three bytes.
    private func isHangul(from place: Int) -> Bool {
        guard place + 3 <= range.upperBound, text.utf8[place] & 0xF0 == 0xE0 else { return false }
        let bytes = (0..<3).map { UInt32(text.utf8[place + $0]) }
        let scalar = (bytes[0] & 0x0F) << 12 | (bytes[1] & 0x3F) << 6 | bytes[2] & 0x3F
        return (0xAC00...0xD7A3).contains(scalar) || (0x1100...0x11FF).contains(scalar)
            || (0x3130...0x318F).contains(scalar)
    }
}
