import CQuartzitePango
import Foundation

/// What determines the positions of a paragraph's glyphs: text, fonts, spacing and limits, but not colors.
package struct ParagraphRequest: Hashable {
    /// A part of the text with one font.
    package struct Run: Hashable {
        fileprivate let range: Range<Int>
        fileprivate let font: FontStyle
        fileprivate let fontSize: Double
        /// The size of the outlines in points.
        fileprivate let size: Double
        /// The space after each glyph in points.
        fileprivate let spacing: Double
        fileprivate let hasKerning: Bool
        fileprivate let hasLigatures: Bool
        /// The width in points of the attachment that replaces the text; 0 if there is none.
        fileprivate let blank: Double

        package init(
            _ range: Range<Int>, font: FontStyle, fontSize: Double, size: Double, spacing: Double, hasKerning: Bool,
            hasLigatures: Bool, blank: Double
        ) {
            (self.range, self.font, self.fontSize) = (range, font, fontSize)
            (self.size, self.spacing, self.blank) = (size, spacing, blank)
            (self.hasKerning, self.hasLigatures) = (hasKerning, hasLigatures)
        }

        /// The OpenType features that are on or off, as HarfBuzz reads them; nil for the font's own.
        fileprivate var features: String? {
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
    private let width: Double
    /// The indent of the first line in points, relative to that of the others.
    package var firstIndent = 0.0
    package var wrap = Wrap.none
    package var ellipsis = Ellipsis.none
    package var isJustified = false
    package var justifiesLastLine = false
    package var direction = Direction.natural

    /// Where lines may end.
    package enum Wrap { case none, word, character }
    /// Where an ellipsis replaces text that does not fit on the only line.
    package enum Ellipsis { case none, start, middle, end }
    package enum Direction: Int, Sendable { case natural = -1, leftToRight, rightToLeft }

    package init(_ bytes: [UInt8], runs: [Run], width: Double) {
        (self.bytes, self.runs, self.width) = (bytes, runs, width)
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
                .replacing(FontLibrary.widthsSuffix, with: "").replacing(" for Helvetica", with: "")
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
                paragraph.wrap = wrap.shaping
                paragraph.ellipsis = ellipsis.shaping
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

extension ParagraphRequest.Wrap {
    fileprivate var shaping: qz_wrap {
        switch self {
        case .none: qz_wrap_none
        case .word: qz_wrap_word
        case .character: qz_wrap_character
        }
    }
}

extension ParagraphRequest.Ellipsis {
    fileprivate var shaping: qz_ellipsis {
        switch self {
        case .none: qz_ellipsis_none
        case .start: qz_ellipsis_start
        case .middle: qz_ellipsis_middle
        case .end: qz_ellipsis_end
        }
    }
}

/// The lines and glyphs of a paragraph; immutable.
package final class ParagraphLayout: @unchecked Sendable {
    package typealias Line = qz_text_line
    package typealias Glyph = qz_glyph
    private let layout: UnsafeMutablePointer<qz_text_layout>

    init(_ layout: UnsafeMutablePointer<qz_text_layout>) { self.layout = layout }

    deinit { qz_text_layout_free(layout) }

    package var lines: UnsafeBufferPointer<Line> {
        UnsafeBufferPointer(start: layout.pointee.lines, count: Int(layout.pointee.line_count))
    }

    package var glyphs: UnsafeBufferPointer<Glyph> {
        UnsafeBufferPointer(start: layout.pointee.glyphs, count: Int(layout.pointee.glyph_count))
    }
}
