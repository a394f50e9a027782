import Compression
import Foundation
import Testing

@Suite("Compression") struct CompressionTests {
    private let text = Data(String(repeating: "Quartzite compresses. ", count: 500).utf8)

    private func encoded() -> [UInt8] {
        var output = [UInt8](repeating: 0, count: text.count)
        let count = compression_encode_buffer(&output, output.count, [UInt8](text), text.count, nil, COMPRESSION_ZLIB)
        return Array(output.prefix(count))
    }

    private func filtered(_ data: Data, _ operation: FilterOperation, capacity: Int) throws -> Data {
        var result = Data()
        let filter = try OutputFilter(operation, using: .zlib, bufferCapacity: capacity) { part in
            if let part { result.append(part) }
        }
        for start in stride(from: 0, to: data.count, by: 100) {
            try filter.write(data[start..<min(start + 100, data.count)])
        }
        try filter.finalize()
        return result
    }

    @Test("A buffer is decompressed to what was compressed, and cut to the space that there is") func buffers() {
        let small = encoded()
        #expect(!small.isEmpty && small.count < text.count / 10)
        var output = [UInt8](repeating: 0, count: text.count)
        #expect(
            compression_decode_buffer(&output, output.count, small, small.count, nil, COMPRESSION_ZLIB) == text.count)
        #expect(Data(output) == text)
        #expect(compression_decode_buffer(&output, 10, small, small.count, nil, COMPRESSION_ZLIB) == 10)
    }

    @Test("The format is DEFLATE without a header") func format() {
        // A stored block of three bytes, as RFC 1951 describes it.
        let stored: [UInt8] = [1, 3, 0, 0xFC, 0xFF, 65, 66, 67]
        var output = [UInt8](repeating: 0, count: 8)
        #expect(compression_decode_buffer(&output, 8, stored, stored.count, nil, COMPRESSION_ZLIB) == 3)
        #expect(output.prefix(3) == [65, 66, 67])
    }

    @Test("Output that does not fit, broken input and other algorithms give nothing") func failures() {
        var output = [UInt8](repeating: 0, count: 100)
        #expect(compression_encode_buffer(&output, 4, [UInt8](text), text.count, nil, COMPRESSION_ZLIB) == 0)
        #expect(compression_decode_buffer(&output, 100, [7, 7, 7], 3, nil, COMPRESSION_ZLIB) == 0)
        #expect(compression_encode_buffer(&output, 100, [1, 2], 2, nil, COMPRESSION_LZFSE) == 0)
        #expect(throws: FilterError.invalidState) { try OutputFilter(.compress, using: .lzma) { _ in } }
    }

    @Test("Filters give the same data in parts of any size", arguments: [1, 7, 65_536]) func filters(capacity: Int)
        throws
    {
        let small = try filtered(text, .compress, capacity: capacity)
        #expect(Array(small) == encoded())
        #expect(try filtered(small, .decompress, capacity: capacity) == text)
        var rest = small
        let input = try InputFilter(.decompress, using: .zlib, bufferCapacity: capacity) { count -> Data? in
            defer { rest = Data(rest.dropFirst(count)) }
            return Data(rest.prefix(count))
        }
        #expect(try input.readData(ofLength: 30) == text.prefix(30))
        #expect(try input.readData(ofLength: text.count) == text.dropFirst(30))
        #expect(try input.readData(ofLength: 1) == nil)
    }

    @Test("A filter refuses broken data, and data after its end") func brokenData() throws {
        #expect(throws: FilterError.invalidData) { try filtered(Data([7, 7, 7]), .decompress, capacity: 10) }
        #expect(throws: FilterError.invalidData) {
            try filtered(Data(encoded().dropLast(3)), .decompress, capacity: 70_000)
        }
        let filter = try OutputFilter(.compress, using: .zlib) { _ in }
        try filter.finalize()
        #expect(throws: FilterError.invalidState) { try filter.write(text) }
    }
}
