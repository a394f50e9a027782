import CQuartzitePango
import Foundation
import Testing

@Suite("Faces with the widths of another typeface", .serialized) struct AdvanceTests {
    private static let path = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
    private static let family = "Inter with other widths"

    init() {
        qz_fonts_add(Self.path)
        let changes = [
            qz_width_change(character: 0x53, is_tabular: false, small: 100, large: 200),
            qz_width_change(character: 0x30, is_tabular: true, small: -50, large: -50),
        ]
        let (sizes, progress) = ([17.0, 27], [0.0, 1])
        sizes.withUnsafeBufferPointer { sizes in
            progress.withUnsafeBufferPointer { progress in
                changes.withUnsafeBufferPointer { changes in
                    var widths = qz_widths(
                        scale: 0.5, sizes: sizes.baseAddress, progress: progress.baseAddress, size_count: 2,
                        changes: changes.baseAddress, change_count: 2)
                    _ = qz_fonts_add_widths(Self.path, Self.family, &widths)
                }
            }
        }
    }

    private struct Result {
        var width = 0.0
        var shifts: [Double] = []
        var font: Int32 = 0
    }

    /// Lays out a line whose outlines are half as large as the font.
    private func line(_ text: String, family: String, size: Double, features: String? = nil) -> Result {
        let bytes = Array(text.utf8)
        return family.withCString { families in
            bytes.withUnsafeBytes { bytes in
                func lay(_ features: UnsafePointer<CChar>?) -> Result {
                    var run = qz_text_run()
                    run.end = Int32(bytes.count)
                    run.families = families
                    run.weight = 400
                    run.size = size / 2
                    run.features = features
                    return withUnsafePointer(to: run) { run in
                        var paragraph = qz_paragraph()
                        paragraph.text = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
                        paragraph.length = Int32(bytes.count)
                        paragraph.runs = run
                        paragraph.run_count = 1
                        paragraph.width = .infinity
                        guard let layout = qz_text_layout_make(&paragraph) else { return Result() }
                        defer { qz_text_layout_free(layout) }
                        let glyphs = UnsafeBufferPointer(
                            start: layout.pointee.glyphs, count: Int(layout.pointee.glyph_count))
                        return Result(
                            width: layout.pointee.lines[0].width, shifts: glyphs.map(\.shift), font: glyphs[0].font)
                    }
                }
                return features.map { $0.withCString { lay($0) } } ?? lay(nil)
            }
        }
    }

    @Test(
        "A character is wider by its change, which depends on the font size, and is drawn in the middle",
        arguments: [(17.0, 1.7), (12, 1.2), (22, 3.3), (27, 5.4), (40, 8)])
    func sizes(size: Double, change: Double) {
        let (own, changed) = (
            line("oSo", family: "Inter", size: size), line("oSo", family: Self.family, size: size)
        )
        #expect(abs(changed.width - own.width - change) < 0.005)
        #expect(own.shifts == [0, 0, 0] && changed.shifts[0] == 0 && abs(changed.shifts[1] - change / 2) < 0.005)
        #expect(own.font != changed.font && own.font >= 0)
    }

    @Test("Figures of fixed width have changes of their own, and kerning remains")
    func features() {
        let plain = line("00", family: Self.family, size: 20).width - line("00", family: "Inter", size: 20).width
        #expect(abs(plain) < 0.005)
        let tabular =
            line("00", family: Self.family, size: 20, features: "tnum=1").width
            - line("00", family: "Inter", size: 20, features: "tnum=1").width
        #expect(abs(tabular + 2) < 0.005)
        let kerned = line("To", family: Self.family, size: 20).width
        #expect(kerned < line("To", family: Self.family, size: 20, features: "kern=0").width - 0.5)
    }

    @Test("Files that were not added, and figures without meaning, add nothing")
    func nothing() {
        var widths = qz_widths()
        #expect(qz_fonts_add_widths("/no/such/file.otf", "Nobody", &widths) == 0)
        #expect(qz_fonts_add_widths(Self.path, "Nobody", &widths) == 0, "the scale is 0")
        #expect(line("S", family: "Nobody,Inter", size: 20).shifts == [0])
    }
}
