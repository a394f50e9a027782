import CQuartzitePango
import Foundation

/// What determines the positions of a paragraph's glyphs: text, fonts, spacing and limits, but not colors.
struct ParagraphRequest: Hashable {
    /// A part of the text with one font.
    private struct Run: Hashable {
        let range: Range<Int>
        let font: FontStyle
        let fontSize: Double
        /// The size of the outlines in points.
        let size: Double
        /// The space after each glyph in points.
        let spacing: Double
        let hasKerning: Bool
        let hasLigatures: Bool
        /// The width in points of the attachment that replaces the text; 0 if there is none.
        let blank: Double

        init(_ piece: TextPiece) {
            let style = piece.style
            (range, font, fontSize) = (piece.range, style.font, style.size)
            (size, spacing) = (piece.size, piece.spacing)
            (hasKerning, hasLigatures) = (style.hasKerning, style.hasLigatures)
            blank = style.attachment.map { max($0.bounds.maxX + $0.trailing, 0) } ?? 0
        }

        /// The OpenType features that are on or off, as HarfBuzz reads them; nil for the font's own.
        var features: String? {
            let names =
                (font.hasTabularDigits ? ["tnum=1"] : []) + (hasKerning ? [] : ["kern=0"])
                + (hasLigatures ? [] : ["liga=0", "clig=0"])
            return names.isEmpty ? nil : names.joined(separator: ", ")
        }
    }

    /// The text in UTF-8.
    private let bytes: [UInt8]
    private let runs: [Run]
    /// The width of a line in points; infinity if there is no limit.
    let width: Double
    /// The indent of the first line in points, relative to that of the others.
    var firstIndent = 0.0
    var wrap = qz_wrap_none
    var ellipsis = qz_ellipsis_none
    var isJustified = false
    var justifiesLastLine = false
    var direction = ParagraphFormat.Direction.natural

    init(_ bytes: [UInt8], pieces: [TextPiece], width: Double) {
        self.bytes = bytes
        self.width = width
        runs = pieces.map(Run.init)
    }

    /// Lays out the paragraph; returns nil if there are no fonts or memory is insufficient.
    func makeLayout() -> ParagraphLayout? {
        let layout = layOut()
        if MissingFonts.areSome { recordMissingFonts(layout) }
        return layout
    }

    /// Notes which of the fonts that the text needs are missing.
    private func recordMissingFonts(_ layout: ParagraphLayout?) {
        for run in runs where run.blank == 0 && bytes[run.range].contains(where: { $0 > 0x20 }) {
            let family = run.font.familyList(size: run.fontSize).prefix { $0 != "," }
            if let font = RequiredFont.all.first(where: { $0.family == family }) { MissingFonts.need(font) }
        }
        MissingFonts.need(for: bytes, hasUnknown: layout?.glyphs.contains { $0.glyph == 0 } ?? true)
    }

    private func layOut() -> ParagraphLayout? {
        withRuns { runs in
            bytes.withUnsafeBytes { bytes in
                var paragraph = qz_paragraph()
                paragraph.text = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
                paragraph.length = Int32(bytes.count)
                paragraph.runs = runs.baseAddress
                paragraph.run_count = Int32(runs.count)
                paragraph.width = width
                paragraph.first_indent = firstIndent
                paragraph.wrap = wrap
                paragraph.ellipsis = ellipsis
                paragraph.justifies = isJustified
                paragraph.justifies_last_line = justifiesLastLine
                paragraph.direction = direction == .natural ? 0 : direction == .leftToRight ? 1 : -1
                return qz_text_layout_make(&paragraph).map(ParagraphLayout.init)
            }
        }
    }

    private func withRuns<R>(_ body: (UnsafeBufferPointer<qz_text_run>) -> R) -> R {
        var strings: [String: UnsafeMutablePointer<CChar>] = [:]
        defer { for string in strings.values { free(string) } }
        func pointer(to text: String) -> UnsafePointer<CChar>? {
            let string = strings[text] ?? strdup(text)
            strings[text] = string
            return UnsafePointer(string)
        }
        let runs = runs.map { run in
            qz_text_run(
                start: Int32(run.range.lowerBound), end: Int32(run.range.upperBound),
                families: pointer(to: run.font.familyList(size: run.fontSize)), weight: Int32(run.font.faceWeight),
                italic: run.font.isItalic, size: run.size, kern: run.spacing,
                features: run.features.flatMap(pointer(to:)), blank: run.blank)
        }
        return runs.withUnsafeBufferPointer(body)
    }
}

/// The lines and glyphs of a paragraph; immutable.
final class ParagraphLayout: @unchecked Sendable {
    private let layout: UnsafeMutablePointer<qz_text_layout>

    init(_ layout: UnsafeMutablePointer<qz_text_layout>) { self.layout = layout }

    deinit { qz_text_layout_free(layout) }

    var lines: UnsafeBufferPointer<qz_text_line> {
        UnsafeBufferPointer(start: layout.pointee.lines, count: Int(layout.pointee.line_count))
    }

    var glyphs: UnsafeBufferPointer<qz_glyph> {
        UnsafeBufferPointer(start: layout.pointee.glyphs, count: Int(layout.pointee.glyph_count))
    }
}
