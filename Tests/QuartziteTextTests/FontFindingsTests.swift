import CoreGraphics
import Dispatch
import TestSupport
import Testing

@testable import QuartziteFonts
@testable import QuartziteText

/// Other tests may add fonts at any time, so that a result may be searched again, but never be an old one.
@Suite struct FontFindingsTests {
    @Test("What was found while fonts were added is searched again") func addedMeanwhile() {
        let findings = FontFindings<String, Int>(limit: 4)
        var searches = 0
        _ = findings.value(for: "a") {
            searches += 1
            FontLibrary.generation.add(1, ordering: .sequentiallyConsistent)
            return 1
        }
        let second = findings.value(for: "a") {
            searches += 1
            return 2
        }
        #expect(second == 2 && searches == 2)
    }

    @Test("Results are kept up to a limit, and those that are used remain") func limit() {
        let findings = FontFindings<Int, Int>(limit: 4)
        for key in 0..<100 {
            #expect(findings.value(for: key) { key * 2 } == key * 2)
            #expect(findings.value(for: 0) { 0 } == 0)
            #expect(findings.count <= 8)
        }
        let missing: Int? = findings.value(for: 1000) { nil }
        #expect(missing == nil && findings.value(for: 1000) { 3 } == 3)
    }

    @Test("A font that was added as data is found by the name that had no font before") func addedFont() throws {
        let unknown = "Quark Regular"
        #expect(FontStyle(fontNamed: unknown) == nil)
        #expect(FontStyle(fontNamed: unknown) == nil, "also if it was looked up before")
        let path = try #require(RequiredFont.path(of: "opentype/inter/Inter-Regular.otf"))
        let font = try renamed(Data(contentsOf: URL(fileURLWithPath: path)), from: "Inter", to: "Quark")
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            if thread == 1 { _ = FontLibrary.add(font) }
            for _ in 0..<50 { _ = FontStyle(fontNamed: unknown) }
        }
        #expect(FontStyle(fontNamed: unknown)?.families == ["Quark"])
    }

    /// Replaces a name of the same length in a font, which names are in UTF-16.
    private func renamed(_ data: Data, from old: String, to new: String) throws -> Data {
        func bytes(_ text: String) -> Data { Data(text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }) }
        var result = data
        var count = 0
        while let range = result.range(of: bytes(old)) {
            result.replaceSubrange(range, with: bytes(new))
            count += 1
        }
        try #require(count > 0 && old.utf16.count == new.utf16.count)
        return result
    }
}
