import CoreGraphics

/// A part of a paragraph that is laid out with one style, size of outlines and spacing.
///
/// A typeface that replaces one of Apple's is scaled and spaced for its own characters only: Chinese, Arabic or emoji
/// come from other fonts. These have the size of the text, except that emoji are narrower in large text as in Apple's.
struct TextPiece {
    /// The bytes from the paragraph's start.
    var range: Range<Int>
    let shared: SharedStyle
    var style: TextStyle { shared.style }
    /// The size of the outlines in points.
    let size: Double
    /// The space after each glyph in points, a multiple of 1/512.
    let spacing: Double

    /// The fonts that the characters of a piece come from.
    private enum Source { case replaced, emoji, other }

    private init(_ range: Range<Int>, _ style: TextStyle, _ source: Source, tightening: Double) {
        self.range = range
        shared = SharedStyle(style)
        let size =
            switch source {
            case .replaced: style.font.outlineSize(for: style.size) * style.font.width
            case .emoji: style.size * Self.emojiScale(size: style.size)
            case .other: style.size
            }
        self.size = size * style.expansion
        let exact = style.kern + (source == .replaced ? style.font.tracking(for: style.size) : 0) - tightening
        // The layout halves the spacing in units of 1/1024 point.
        spacing = (exact * 512).rounded() / 512
    }

    /// The piece without what has no effect on the places of glyphs.
    var run: ParagraphRequest.Run {
        ParagraphRequest.Run(
            range, font: style.font, fontSize: style.size, size: size, spacing: spacing, hasKerning: style.hasKerning,
            hasLigatures: style.hasLigatures,
            blank: style.attachment.map { max($0.bounds.maxX + $0.trailing, 0) } ?? 0)
    }

    /// Returns the size of Noto's emoji as a fraction of the font size, at which they are as wide as Apple's.
    ///
    /// Apple's are 1.34 times as wide as the font size at 12 points, and 1.12 times from 38 points on; these numbers
    /// follow from frames of labels that Interface Builder saved. Noto's are 1.245 times as wide at every size.
    private static func emojiScale(size: Double) -> Double { (1.12 + 0.0085 * (38 - min(max(size, 12), 38))) / 1.245 }

    /// Returns the pieces of a paragraph that begins at byte `start` of a text; bytes added at its end have the last
    /// style.
    ///
    /// All characters are moved together by `tightening` points.
    static func pieces(
        of bytes: [UInt8], from start: Int, in text: StyledText, tightening: Double = 0
    ) -> [TextPiece] {
        for font in ScriptFont.fonts(for: bytes) { FontLibrary.add(font) }
        var pieces: [TextPiece] = []
        var next = 0
        while next < bytes.count {
            let run = text.run(at: start + next)
            let limit = run.map { $0.range.upperBound - start } ?? bytes.count
            let end = limit > next ? min(limit, bytes.count) : bytes.count
            let style = run?.style ?? text.style(at: start + next)
            for (range, source) in sources(of: bytes, next..<end, style.font) {
                pieces.append(TextPiece(range, style, source, tightening: tightening))
            }
            next = end
        }
        return pieces
    }

    /// Returns where the characters of a part of the text come from, in the text's order.
    private static func sources(
        of bytes: [UInt8], _ range: Range<Int>, _ font: FontStyle
    ) -> [(range: Range<Int>, source: Source)] {
        guard font.replaced != nil else { return [(range, .other)] }
        var result: [(Range<Int>, Source)] = []
        var (start, index) = (range.lowerBound, range.lowerBound)
        var source: Source?
        var isJoined = false
        while index < range.upperBound {
            let (scalar, length) = bytes.scalar(at: index)
            let end = min(index + length, range.upperBound)
            // Marks and joiners belong to the character before them, and so do joined characters.
            if !scalar.joinsPrevious, !isJoined {
                func isEmoji() -> Bool {
                    scalar.isEmoji || end < bytes.count && bytes.scalar(at: end).value.makesEmoji
                }
                let new: Source = scalar.isInSystemFont ? .replaced : isEmoji() ? .emoji : .other
                if let source, source != new {
                    result.append((start..<index, source))
                    start = index
                }
                source = new
            }
            isJoined = scalar == 0x200D
            index = end
        }
        return result + [(start..<range.upperBound, source ?? .replaced)]
    }
}

extension [TextPiece] {
    /// Returns the piece that contains a byte, or the last piece if the byte is past the end.
    func piece(at byte: Int) -> TextPiece {
        guard count > 1 else { return self[0] }
        let index = indices.partitioningIndex { self[$0].range.upperBound > byte }
        return self[Swift.min(index, count - 1)]
    }
}

extension UInt32 {
    /// Whether the character is of the scripts and symbols that San Francisco has.
    fileprivate var isInSystemFont: Bool {
        switch self {
        case 0..<0x530, 0x1D00..<0x2300, 0x2C60..<0x2C80: true
        default: false
        }
    }

    /// Whether the character is an emoji without a variation selector.
    fileprivate var isEmoji: Bool { Unicode.Scalar(self)?.properties.isEmojiPresentation ?? false }

    /// Whether the character is a selector or a skin tone, which make an emoji of the character before them.
    fileprivate var makesEmoji: Bool { self == 0xFE0F || (0x1F3FB...0x1F3FF).contains(self) }

    /// Whether the character is drawn together with the one before it.
    fileprivate var joinsPrevious: Bool {
        switch self {
        case 0x300..<0x370, 0x200C...0x200D, 0x20D0..<0x2100, 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF, 0xE0000...0xE0FFF:
            true
        default: false
        }
    }
}
