import CoreGraphics

/// A part of a text without line ends, to be broken into lines.
struct TextParagraph {
    let text: StyledText
    var range: Range<Int>
    var format: ParagraphFormat

    /// Calls `body` with the paragraph's lines, top line first, until it returns false.
    ///
    /// The lines begin at the paragraph's left edge and have no baseline yet.
    func forEachLine(in limits: TextLimits, _ body: (TextLine) -> Bool) {
        guard !range.isEmpty else { return _ = body(emptyLine) }
        guard !format.isSingleLine(in: limits) else {
            let bytes = Array(text.utf8[range])
            if format.ellipsis != .none, let line = tightenedLine(of: bytes, in: limits, isFirst: true) {
                return _ = body(line)
            }
            let line = lines(
                of: bytes, limits: limits, wrap: .none, ellipsis: format.ellipsis, isFirst: true)
            return _ = line.allSatisfy(body)
        }
        if hasLongWord { return forEachLineOfPieces(in: limits, body) }
        if isHyphenated { return forEachHyphenatedLine(in: limits, body) }
        let lines = keepingHangulWords(wrappedLines(in: limits, isFirst: true), in: limits)
        _ = (pushedOut(lines, in: limits) ?? lines).allSatisfy(body)
    }

    /// Returns the lines with two words on the last one if there is only one; nil if this is not possible.
    private func pushedOut(_ lines: [TextLine], in limits: TextLimits) -> [TextLine]? {
        guard format.pushesOut, format.wrapsWords, lines.count > 1, let last = lines.last,
            !text.utf8[last.bytes].trimmed.contains(0x20)
        else { return nil }
        let above = lines[lines.count - 2]
        guard let space = text.utf8[above.bytes].trimmed.lastIndex(of: 0x20),
            !text.utf8[above.bytes.lowerBound..<space].trimmed.isEmpty
        else { return nil }
        var (upper, lower) = (self, self)
        upper.range = above.bytes.lowerBound..<(space + 1)
        lower.range = (space + 1)..<range.upperBound
        let first = upper.lines(
            of: Array(text.utf8[upper.range]), limits: limits, wrap: .word, ellipsis: .none,
            isFirst: lines.count == 2, justifiesLastLine: true)
        let second = lower.wrappedLines(in: limits, isFirst: false)
        guard first.count == 1, second.count == 1 else { return nil }
        return Array(lines[..<(lines.count - 2)]) + first + second
    }

    /// Returns the lines of a paragraph that wraps, or of a part of one.
    func wrappedLines(in limits: TextLimits, isFirst: Bool) -> [TextLine] {
        lines(
            of: Array(text.utf8[range]), limits: limits, wrap: format.wrap, ellipsis: .none, isFirst: isFirst
        )
    }

    /// Returns the text from this range on as one line with an ellipsis; nil if the format does not truncate.
    func truncatedLine(in limits: TextLimits, isFirst: Bool) -> TextLine? {
        guard format.ellipsis != .none else { return nil }
        var rest = Array(text.utf8[range.lowerBound...])
        let end = rest.firstIndex { $0 == 0x0A || $0 == 0x0D }
        if format.ellipsis == .end, let end {
            // An ellipsis marks the omitted paragraphs even if this one fits.
            rest = Array(rest[..<end]) + Array("…".utf8)
        } else {
            for i in rest.indices where rest[i] == 0x0A || rest[i] == 0x0D { rest[i] = 0x20 }
        }
        if end == nil, let line = tightenedLine(of: rest, in: limits, isFirst: isFirst) { return line }
        var line = lines(
            of: rest, limits: limits, wrap: .none, ellipsis: format.ellipsis, isFirst: isFirst
        ).first
        line?.isTruncated = true
        return line
    }

    /// Returns the text as one line of any width.
    func unwrappedLine(in limits: TextLimits, isFirst: Bool) -> TextLine? {
        lines(of: Array(text.utf8[range]), limits: limits, wrap: .none, ellipsis: .none, isFirst: isFirst).first
    }

    /// The largest ratio of a text's width to that of its line at which characters are moved closer together.
    private static let tighteningLimit = 1.05

    /// Returns the text as one line that fits because its characters are closer together than usual.
    ///
    /// The result is nil if the text is too long or fits anyway, or if the format does not allow this.
    private func tightenedLine(of bytes: [UInt8], in limits: TextLimits, isFirst: Bool) -> TextLine? {
        let available = width(in: limits, isFirst: isFirst)
        guard format.allowsTightening, available.isFinite else { return nil }
        func line(tightening: Double) -> TextLine? {
            lines(
                of: bytes, limits: limits, wrap: .none, ellipsis: .none, isFirst: isFirst,
                tightening: tightening
            ).first
        }
        guard let natural = line(tightening: 0), natural.width > available,
            natural.width <= available * Self.tighteningLimit
        else { return nil }
        // Spaces are multiples of 1/512 point.
        let tightening = (natural.width - available) / Double(natural.glyphs.count) + 1.0 / 512
        return line(tightening: tightening).flatMap { $0.width <= available ? $0 : nil }
    }

    private var emptyLine: TextLine {
        let style = text.style(at: range.lowerBound)
        let face = FontLibrary.face(for: style.font, size: style.size)
        let metrics = style.font.metrics(of: face, size: style.size)
        return TextLine(
            x: format.firstLineIndent, width: 0, baseline: 0, ascent: metrics.ascender * style.size,
            descent: -metrics.descender * style.size, leading: metrics.lineGap * style.size, bytes: range)
    }

    // MARK: Layout

    func lines(
        of bytes: [UInt8], limits: TextLimits, wrap: ParagraphRequest.Wrap, ellipsis: ParagraphRequest.Ellipsis,
        isFirst: Bool,
        tightening: Double = 0, justifiesLastLine: Bool = false
    ) -> [TextLine] {
        _ = FontLibrary.loaded
        let pieces = TextPiece.pieces(of: bytes, from: range.lowerBound, in: text, tightening: tightening)
        let indent = isFirst ? format.firstLineIndent : format.indent
        let available = width(in: limits, isFirst: isFirst)
        var request = ParagraphRequest(bytes, runs: pieces.map(\.run), width: available)
        request.firstIndent = indent - format.indent
        (request.wrap, request.ellipsis, request.direction) = (wrap, ellipsis, format.direction)
        request.isJustified = format.alignment == .justified
        request.justifiesLastLine = request.isJustified && justifiesLastLine
        guard let layout = ParagraphLayouts.layout(for: request) else { return [] }
        var lines = layout.lines.indices.map { index in
            line(
                layout.lines[index], glyphs: layout.glyphs, pieces: pieces, bytes: bytes,
                x: index == 0 ? indent : format.indent, isLast: index == layout.lines.count - 1)
        }
        // Trailing spaces that do not fit extend past the end of the line.
        while lines.count > 1, let last = lines.last, last.width == 0, last.trailingSpace > 0 {
            lines.removeLast()
            lines[lines.count - 1].trailingSpace += last.trailingSpace
            lines[lines.count - 1].bytes = lines[lines.count - 1].bytes.lowerBound..<last.bytes.upperBound
        }
        for index in lines.indices.dropLast() {
            let end = lines[index].bytes.upperBound
            if end > range.lowerBound, text.utf8[end - 1] == 0x20 {
                lines[index].wrappedSpace = spaceWidth(at: end - 1)
            }
        }
        return lines
    }

    /// Returns the width of a space, which has none where a line is wrapped.
    private func spaceWidth(at place: Int) -> Double {
        var space = TextParagraph(text: text, range: place..<(place + 1), format: ParagraphFormat())
        space.format.direction = .leftToRight
        return space.wrappedLines(in: TextLimits(), isFirst: true).first?.trailingSpace ?? 0
    }

    /// Returns the width for lines; the first line's indent counts only if it is smaller than that of the others.
    func width(in limits: TextLimits, isFirst: Bool) -> Double {
        guard limits.width.isFinite else { return .infinity }
        let left = min(isFirst ? format.firstLineIndent : format.indent, format.indent)
        return max(format.end(in: limits.width) - left, 0)
    }

    private func line(
        _ source: ParagraphLayout.Line, glyphs: UnsafeBufferPointer<ParagraphLayout.Glyph>, pieces: [TextPiece],
        bytes: [UInt8], x: Double,
        isLast: Bool
    ) -> TextLine {
        var line = TextLine(
            x: x, width: 0, baseline: 0, ascent: 0, descent: 0, isTruncated: source.is_truncated,
            isRightToLeft: source.is_right_to_left,
            bytes: range.lowerBound + Int(source.start)..<range.lowerBound + Int(source.end))
        line.glyphs.reserveCapacity(Int(source.glyph_count))
        var left = Double.infinity
        var (right, end) = (0.0, 0.0)
        var fonts = LineFonts()
        let all = glyphs[Int(source.first_glyph)..<Int(source.first_glyph + source.glyph_count)]
        let own =
            source.is_truncated
            ? Self.withoutSpacesAtEllipsis(all, bytes) { ellipsisWidth(pieces.piece(at: $0).style) } : Array(all)
        let last = own.lastIndex { $0.advance > 0 }
        let spacing = own.first.map { pieces.piece(at: Int($0.byte)).spacing } ?? 0
        var faces = LineFaces()
        for (i, glyph) in zip(own.indices, own) {
            guard let face = faces.face(number: glyph.font) else { continue }
            let byte = Int(glyph.byte)
            let piece = pieces.piece(at: byte)
            // The layout puts half of the spacing before each glyph, and omits it at the ends of lines. Here all of it
            // goes after each glyph.
            let glyphX = glyph.x + (spacing - piece.spacing) / 2
            let advance = glyph.advance + (i == last ? piece.spacing : glyph.advance > 0 ? piece.spacing / 2 : 0)
            if glyph.is_ellipsis || !(byte < bytes.count && bytes[byte].isSpace) {
                left = min(left, glyphX)
                right = max(right, glyphX + advance)
            }
            end = max(end, glyphX + advance)
            fonts.extend(&line, by: piece.shared, in: face)
            line.glyphs.append(
                PlacedGlyph(
                    face: face, glyph: glyph.glyph, x: x + glyphX, y: glyph.y - piece.shared.style.baselineOffset,
                    advance: advance, shared: piece.shared, size: piece.size, byte: range.lowerBound + byte,
                    shift: glyph.shift, isEllipsis: glyph.is_ellipsis))
        }
        // Alignment ignores trailing spaces, which are on the left in right-to-left text.
        let start = source.is_right_to_left && left.isFinite ? left : 0
        line.width = max(right - start, 0)
        if isLast, bytes.last?.isSpace ?? false {
            // Tabs have no glyphs.
            if bytes.last == 0x09 { end = max(end, source.width) }
            line.trailingSpace = source.is_right_to_left ? start : max(end - right, 0)
        }
        line.moveRight(by: -start)
        line.x = x
        return line
    }
}

/// The faces of a line's glyphs, which are mostly the same.
private struct LineFaces {
    private var last: (number: Int32, face: FontFace?)?

    mutating func face(number: Int32) -> FontFace? {
        if let last, last.number == number { return last.face }
        let face = FontLibrary.face(number: number)
        last = (number, face)
        return face
    }
}

/// The fonts of a line, which determine its height.
private struct LineFonts {
    private struct Key: Hashable {
        var font: FontStyle
        var size: Double
    }
    private var known: [Key: (face: FontFace?, metrics: FontMetrics)] = [:]
    private var last: (style: SharedStyle, face: FontFace)?

    /// Extends a line's height to a glyph, and to the font that its style requests.
    mutating func extend(_ line: inout TextLine, by shared: SharedStyle, in face: FontFace) {
        if let last, last.style === shared, last.face === face { return }
        last = (shared, face)
        let style = shared.style
        if let bounds = style.attachment?.bounds {
            line.ascent = max(line.ascent, bounds.maxY + style.baselineOffset)
            line.descent = max(line.descent, -bounds.minY - style.baselineOffset)
        }
        let key = Key(font: style.font, size: style.size)
        var desired = known[key]
        if desired == nil {
            let found = FontLibrary.face(for: style.font, size: style.size)
            desired = (found, style.font.metrics(of: found ?? face, size: style.size))
            known[key] = desired
        }
        let isOther = desired?.face !== face && !face.hasColors
        for metrics in [desired?.metrics, isOther ? style.font.metrics(ofOther: face) : nil].compactMap(\.self) {
            line.ascent = max(line.ascent, metrics.ascender * style.size + max(style.baselineOffset, 0))
            line.descent = max(line.descent, -metrics.descender * style.size - min(style.baselineOffset, 0))
            let leading = metrics.lineGap * style.size
            line.leading = line.leading.map { max($0, leading) } ?? leading
        }
    }
}

extension ArraySlice<UInt8> {
    /// The bytes without spaces at the end.
    fileprivate var trimmed: ArraySlice<UInt8> {
        lastIndex { $0 != 0x20 }.map { self[...$0] } ?? []
    }
}

extension UInt8 {
    /// Whether the byte is a space or a tab in UTF-8.
    fileprivate var isSpace: Bool { self == 0x20 || self == 0x09 }
}

extension ParagraphFormat {
    /// Whether lines end between words.
    var wrapsWords: Bool { lineBreak != .characterWrapping && lineBreak != .clipping }

    fileprivate var wrap: ParagraphRequest.Wrap { lineBreak == .characterWrapping ? .character : .word }

    fileprivate var ellipsis: ParagraphRequest.Ellipsis {
        switch lineBreak {
        case .wordWrapping, .characterWrapping, .clipping: .none
        case .truncatingHead: .start
        case .truncatingTail: .end
        case .truncatingMiddle: .middle
        }
    }
}
