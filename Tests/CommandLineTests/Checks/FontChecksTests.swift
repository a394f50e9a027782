import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import quartzite

@Suite("The checks of fonts")
struct FontChecksTests {
    /// Makes a folder with links to all fonts of this machine.
    private func link(in folder: String) throws {
        for file in RequiredFont.all.flatMap(\.files) {
            let path = "\(folder)/\(file)"
            try FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(
                atPath: path, withDestinationPath: try #require(RequiredFont.path(of: file)))
        }
    }

    @Test("The fonts of this machine are good, and none are in an empty folder")
    func fonts() throws {
        let bad = FontChecks().checks.filter { !$0.isGood }
        #expect(bad == [])
        try withTemporaryFolder { folder in
            let checks = FontChecks(folders: [folder]).checks
            #expect(checks.filter { !$0.isGood && !$0.isExtra }.count == 5)
            let first = try #require(checks.first)
            #expect(first.name == "fonts-inter" && first.detail.contains("apt install fonts-inter"))
            #expect(first.detail.contains("Inter-Thin.otf and 35 more"), "\(first.detail)")
        }
    }

    @Test("A damaged font, or another one in its place, is found by its contents")
    func damage() throws {
        try withTemporaryFolder { folder in
            try link(in: folder)
            let checks = FontChecks(folders: [folder])
            #expect(checks.checks.filter { !$0.isGood } == [])
            let (wenQuanYi, dejaVu) = ("\(folder)/truetype/wqy/wqy-microhei.ttc", "\(folder)/truetype/dejavu/")
            try FileManager.default.removeItem(atPath: wenQuanYi)
            try FileManager.default.copyItem(atPath: dejaVu + "DejaVuSans.ttf", toPath: wenQuanYi)
            try FileManager.default.removeItem(atPath: dejaVu + "DejaVuSerif.ttf")
            try Data("not a font".utf8).write(to: URL(filePath: dejaVu + "DejaVuSerif.ttf"))
            let bad = checks.checks.filter { !$0.isGood }
            #expect(bad.map(\.name) == ["fonts-dejavu-core", "fonts-wqy-microhei"] && !bad.contains(where: \.isExtra))
            #expect(bad.first?.detail.contains("DejaVuSerif.ttf is damaged") == true)
            #expect(bad.last?.detail.contains("apt install --reinstall fonts-wqy-microhei") == true)
        }
    }

    @Test("Another version of a font is usable, and named as a difference")
    func version() throws {
        try withTemporaryFolder { folder in
            try link(in: folder)
            let regular = "\(folder)/opentype/inter/Inter-Regular.otf"
            let data = try Data(contentsOf: URL(filePath: regular))
            try FileManager.default.removeItem(atPath: regular)
            try (data + [0]).write(to: URL(filePath: regular))
            let other = try #require(FontChecks(folders: [folder]).checks.first)
            #expect(!other.isGood && other.isExtra && other.detail.contains("another version"))
        }
    }

    @Test("Libraries that the loader does not find are named")
    func libraries() {
        let lines = ["\tlibz.so.1 => /lib/libz.so.1 (0x1)", "\tlibqpdf.so.29 => not found"]
        #expect(SystemChecks.missingLibrary(in: lines) == "libqpdf.so.29")
        #expect(SystemChecks.missingLibrary(in: [lines[0]]) == nil)
        let failing = "x: error while loading shared libraries: libqpdf.so.29: cannot open shared object file"
        #expect(SystemChecks.missingLibrary(in: [failing]) == "libqpdf.so.29")
    }
}
