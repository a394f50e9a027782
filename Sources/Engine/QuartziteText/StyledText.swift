import CoreGraphics

/// The appearance of characters.
package struct TextStyle: Hashable {
    package var font = FontStyle.system
    /// The font size in points.
    package var size = 12.0
    /// The text colour; nil for the colour that the whole text is drawn with.
    package var color: CGColor?
    package var background: CGColor?
    /// The extra space after each character, in points.
    package var kern = 0.0
    /// The upward shift of the baseline, in points.
    package var baselineOffset = 0.0
    package var underline = TextLineStyle.none
    /// The colour of the underline; nil for the text colour.
    package var underlineColor: CGColor?
    package var strikethrough = TextLineStyle.none
    package var strikethroughColor: CGColor?
    package var shadow: TextShadow?
    /// The width of the glyphs' outlines in percent of the font size; 0 for none, negative if the glyphs are filled too.
    package var strokeWidth = 0.0
    /// The colour of the outlines; nil for the text colour.
    package var strokeColor: CGColor?
    /// The tangent of the angle by which glyphs lean to the right.
    package var obliqueness = 0.0
    /// Whether the font's kerning applies.
    package var hasKerning = true
    /// Whether characters may be joined in one glyph, such as fi.
    package var hasLigatures = true
    /// The factor by which glyphs are wider than in their font.
    package var expansion = 1.0
    /// Whether characters look pressed into the background.
    package var isLetterpress = false
    /// The picture in place of each character.
    package var attachment: TextAttachment?

    package init(font: FontStyle = .system, size: Double = 12, color: CGColor? = nil) {
        self.font = font
        self.size = size
        self.color = color
    }
}

extension TextStyle {
    /// The style with sizes clamped to 0 … 1,000,000 points and distances to ±1,000,000; NaN counts as 0.
    var bounded: TextStyle {
        func within(_ value: Double, _ low: Double) -> Double { value.isNaN ? 0 : min(max(value, low), 1e6) }
        var style = self
        style.size = within(size, 0)
        style.kern = within(kern, -1e6)
        style.baselineOffset = within(baselineOffset, -1e6)
        style.strokeWidth = within(strokeWidth, -1e6)
        style.obliqueness = within(obliqueness, -1e6)
        style.expansion = expansion.isFinite ? min(max(expansion, 0.01), 100) : 1
        return style
    }
}

/// The shadow of characters.
package struct TextShadow: Hashable {
    /// The offset in points, y down.
    package var offset: CGSize
    package var blur: CGFloat
    package var color: CGColor

    package init(offset: CGSize, blur: CGFloat, color: CGColor) {
        (self.offset, self.blur, self.color) = (offset, blur, color)
    }
}

/// A line under or through characters.
package enum TextLineStyle: Hashable, Sendable { case none, single, thick, double }

/// Text whose characters and paragraphs have styles.
package struct StyledText: Hashable {
    struct Run: Hashable {
        /// The bytes of the run, as indices into ``StyledText/utf8``.
        var range: Range<Int>
        var style: TextStyle
        var format: ParagraphFormat
    }

    /// The largest number of bytes; further bytes are dropped.
    package static let byteLimit = 100_000

    private(set) var utf8: [UInt8] = []
    private(set) var runs: [Run] = []
    /// The style of an empty text.
    private(set) var defaultStyle: TextStyle

    package init(_ string: String = "", style: TextStyle, format: ParagraphFormat = ParagraphFormat()) {
        defaultStyle = style.bounded
        append(string, style: style, format: format)
    }

    package mutating func append(_ string: String, style: TextStyle, format: ParagraphFormat = ParagraphFormat()) {
        let start = utf8.count
        var bytes = Array(string.utf8.prefix(Self.byteLimit - start))
        // Removes an incomplete character at the end.
        if bytes.count < string.utf8.count {
            while let last = bytes.last, last & 0xC0 == 0x80 { bytes.removeLast() }
            if let last = bytes.last, last >= 0xC0 { bytes.removeLast() }
        }
        guard !bytes.isEmpty else { return }
        let style = style.bounded
        utf8 += bytes
        runs.append(Run(range: start..<utf8.count, style: style, format: format))
    }

    /// Replaces natural alignment in paragraphs whose writing direction is natural.
    package mutating func alignNaturally(_ alignment: ParagraphFormat.Alignment) {
        for index in runs.indices where runs[index].format.direction == .natural {
            if runs[index].format.alignment == .natural { runs[index].format.alignment = alignment }
        }
    }

    /// Breaks the lines of all paragraphs in one way.
    package mutating func breakLines(_ lineBreak: ParagraphFormat.LineBreak) {
        for index in runs.indices { runs[index].format.lineBreak = lineBreak }
    }

    /// The ranges of the paragraphs, without the line ends that separate them.
    var paragraphs: [Range<Int>] {
        var result: [Range<Int>] = []
        var start = 0
        var i = 0
        while i < utf8.count {
            let length = lineEnd(at: i)
            if length > 0 {
                result.append(start..<i)
                i += length
                start = i
            } else {
                i += 1
            }
        }
        result.append(start..<utf8.count)
        return result
    }

    /// Returns the length of the line end that begins at byte `i`: CR, LF, CRLF or U+2029; 0 if there is none.
    private func lineEnd(at i: Int) -> Int {
        switch utf8[i] {
        case 0x0A: 1
        case 0x0D: i + 1 < utf8.count && utf8[i + 1] == 0x0A ? 2 : 1
        case 0xE2: i + 2 < utf8.count && utf8[i + 1] == 0x80 && utf8[i + 2] == 0xA9 ? 3 : 0
        default: 0
        }
    }

    /// Returns the run that contains the byte, or the last run if the byte is past the end.
    func run(at byte: Int) -> Run? {
        let index = runs.indices.partitioningIndex { runs[$0].range.upperBound > byte }
        return index < runs.count ? runs[index] : runs.last
    }

    func format(at byte: Int) -> ParagraphFormat { run(at: byte)?.format ?? ParagraphFormat() }

    func style(at byte: Int) -> TextStyle { run(at: byte)?.style ?? defaultStyle }
}
