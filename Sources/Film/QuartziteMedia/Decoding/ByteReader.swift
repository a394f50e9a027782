/// Reads bytes in order; every read past the end throws.
struct ByteReader {
    let bytes: [UInt8]
    let format: ImageFormat
    private(set) var position = 0

    init(_ bytes: [UInt8], format: ImageFormat) {
        self.bytes = bytes
        self.format = format
    }

    mutating func skip(_ count: Int) throws -> Range<Int> {
        guard count <= bytes.count - position else {
            throw MediaError.damaged(format, "cut short at byte \(bytes.count)")
        }
        defer { position += count }
        return position..<(position + count)
    }

    mutating func byte() throws -> Int { try Int(bytes[skip(1).lowerBound]) }

    mutating func big16() throws -> Int { try byte() << 8 | byte() }
    mutating func big32() throws -> Int { try big16() << 16 | big16() }
    mutating func little16() throws -> Int { try byte() | byte() << 8 }
}
