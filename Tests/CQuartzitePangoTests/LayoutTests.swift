import CQuartzitePango
import Foundation
import Testing

/// The shim's C interface, called with arbitrary bytes.
@Suite(.serialized) struct LayoutTests {
    static let families = "Inter,DejaVu Sans,WenQuanYi Micro Hei"

    init() {
        for file in [
            "opentype/inter/Inter-Regular.otf", "opentype/inter/Inter-Bold.otf", "truetype/dejavu/DejaVuSans.ttf",
        ] {
            qz_fonts_add("/usr/share/fonts/\(file)")
        }
    }

    /// Calls `body` with the layout of `bytes` in one style.
    private func withLayout<R>(
        _ bytes: [UInt8], size: Double = 20, width: Double = .infinity, wrap: qz_wrap = qz_wrap_none,
        ellipsis: qz_ellipsis = qz_ellipsis_none, end: Int32? = nil, _ body: (qz_text_layout) -> R
    ) -> R? {
        Self.families.withCString { families in
            bytes.withUnsafeBytes { bytes in
                var run = qz_text_run()
                run.end = end ?? Int32(bytes.count)
                run.families = families
                run.weight = 400
                run.size = size
                return withUnsafePointer(to: run) { run in
                    var paragraph = qz_paragraph()
                    paragraph.text = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
                    paragraph.length = Int32(bytes.count)
                    paragraph.runs = run
                    paragraph.run_count = 1
                    paragraph.width = width
                    paragraph.wrap = wrap
                    paragraph.ellipsis = ellipsis
                    guard let layout = qz_text_layout_make(&paragraph) else { return nil }
                    defer { qz_text_layout_free(layout) }
                    return body(layout.pointee)
                }
            }
        }
    }

    @Test("Fonts are found by style and by name, and only those that were added") func fonts() {
        let regular = qz_font_match(Self.families, 400, false)
        let bold = qz_font_match(Self.families, 700, false)
        #expect(regular >= 0 && bold >= 0 && regular != bold)
        #expect(qz_font_named("Inter-Bold") == bold)
        #expect(qz_font_named("No Such Font") == -1)
        #expect(qz_fonts_add("/usr/share/fonts/opentype/inter/Inter-Bold.otf") == 0, "added before")
        #expect(qz_fonts_add("/no/such/file.otf") == 0)
        var info = qz_font_info()
        #expect(qz_font_describe(regular, &info) && info.units_per_em > 0 && info.ascender > 0 && info.descender < 0)
        #expect(info.weight == 400 && !info.is_italic && info.cap_height > info.x_height)
        #expect(!qz_font_describe(9999, &info) && !qz_font_describe(-1, &info))
    }

    @Test("A file that is not a font adds nothing") func damagedFont() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("no-font-\(UUID().uuidString).ttf")
        try Data((0..<500).map { UInt8(truncatingIfNeeded: $0 &* 37) }).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(qz_fonts_add(file.path) == 0)
        #expect(withLayout(Array("still here".utf8)) { $0.glyph_count } == 10)
    }

    @Test("Outlines are closed contours in font units, and a space has none") func outlines() throws {
        let font = qz_font_match(Self.families, 400, false)
        let glyphs = withLayout(Array("o ".utf8)) { layout in (layout.glyphs[0].glyph, layout.glyphs[1].glyph) }
        let (o, space) = try #require(glyphs)
        let outline = try #require(qz_glyph_outline_make(font, o, 0))
        defer { qz_glyph_outline_free(outline) }
        let verbs = (0..<Int(outline.pointee.verb_count)).map { outline.pointee.verbs[$0] }
        #expect(verbs.count { $0 == UInt8(qz_verb_close.rawValue) } == 2, "an o has an outer and an inner contour")
        #expect(verbs.count { $0 == UInt8(qz_verb_move.rawValue) } == 2 && verbs.last == UInt8(qz_verb_close.rawValue))
        let empty = try #require(qz_glyph_outline_make(font, space, 0))
        #expect(empty.pointee.verb_count == 0)
        qz_glyph_outline_free(empty)
        #expect(qz_glyph_outline_make(font, 1_000_000, 0) == nil)
        #expect(qz_glyph_outline_make(-3, 0, 0) == nil)
    }

    @Test("Positions scale with the size, far beyond Pango's own range") func scale() throws {
        let text = Array("Hamburgefonstiv".utf8)
        let width = try #require(withLayout(text, size: 100) { $0.lines[0].width })
        for factor in [0.1, 7, 1000, 10_000] {
            let scaled = try #require(withLayout(text, size: 100 * factor) { $0.lines[0].width })
            #expect(abs(scaled / factor / width - 1) < 0.002, "at \(100 * factor) points")
        }
    }

    @Test("Invalid sizes and bytes that are not text are laid out without failure") func hostile() {
        for size in [Double.nan, .infinity, -.infinity, -5, 0, 1e300, 1e-300] {
            #expect(withLayout(Array("abc".utf8), size: size, width: .nan) { $0.line_count } == 1, "size \(size)")
        }
        for bytes: [UInt8] in [
            [0xFF, 0xFE, 0], [0xE2, 0x80], [0xF0], [], [0xED, 0xA0, 0x80], Array(repeating: 0, count: 9),
        ] {
            #expect(withLayout(bytes, width: 10, wrap: qz_wrap_word) { $0.line_count } ?? 0 >= 1, "\(bytes)")
        }
        #expect(withLayout(Array("abcdef".utf8), end: 99) { $0.glyph_count } == 6)
        #expect(withLayout(Array("abcdef".utf8), end: -4) { $0.line_count } == 1)
    }

    @Test("Random bytes are laid out without failure, and lines cover the text in order") func fuzz() {
        var state: UInt64 = 42
        func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 33
        }
        for _ in 0..<100 {
            let bytes = (0..<Int(next() % 60)).map { _ in
                UInt8(truncatingIfNeeded: next() % 7 == 0 ? next() : 32 + next() % 90)
            }
            let ends = withLayout(bytes, width: Double(next() % 100), wrap: qz_wrap_word) { layout in
                (0..<Int(layout.line_count)).map { (Int(layout.lines[$0].start), Int(layout.lines[$0].end)) }
            }
            #expect(ends?.allSatisfy { $0.0 <= $0.1 && $0.1 <= bytes.count } == true)
            #expect(zip(ends ?? [], (ends ?? []).dropFirst()).allSatisfy { $0.1 <= $1.0 })
        }
    }

    @Test("A narrow line wraps, or ends in an ellipsis on request") func fitting() throws {
        let text = Array("one two three four".utf8)
        let wide = try #require(withLayout(text) { $0.lines[0].width })
        let wrapped = withLayout(text, width: wide / 2, wrap: qz_wrap_word) { layout in
            (0..<Int(layout.line_count)).map { layout.lines[$0].width }
        }
        #expect(try #require(wrapped).count >= 2 && wrapped?.allSatisfy { $0 <= wide / 2 } == true)
        for ellipsis in [qz_ellipsis_start, qz_ellipsis_middle, qz_ellipsis_end] {
            let short = withLayout(text, width: wide / 2, ellipsis: ellipsis) {
                ($0.line_count, $0.lines[0].width, $0.lines[0].is_truncated)
            }
            let (count, width, isTruncated) = try #require(short)
            #expect(count == 1 && width <= wide / 2 + 0.01 && isTruncated)
        }
    }
}
