import Testing
import UIKit

@Suite("Data is compressed") struct NSDataCompressionTests {
    private let text = Data(String(repeating: "Quartzite compresses. ", count: 500).utf8)

    @Test("Compressed data is shorter and decompresses to what it was")
    func roundTrip() throws {
        let small = try (text as NSData).compressed(using: .zlib)
        #expect(small.length < text.count / 10)
        #expect(try Data(referencing: small.decompressed(using: .zlib)) == text)
        let data = NSMutableData(data: text)
        try data.compress(using: .zlib)
        #expect(data.length == small.length)
        try data.decompress(using: .zlib)
        #expect(Data(referencing: data) == text)
    }

    @Test("Broken data and other algorithms are errors with Apple's codes")
    func errors() throws {
        let failed = #expect(throws: CocoaError.self) { try (text as NSData).decompressed(using: .zlib) }
        #expect(failed?.code.rawValue == 5377)
        let missing = #expect(throws: CocoaError.self) { try (text as NSData).compressed(using: .lzfse) }
        #expect(missing?.code.rawValue == 5376)
    }
}
