/// Streams of zlib for tests.
enum Zlib {
    /// A zlib stream that stores the bytes uncompressed.
    static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var (low, high): (UInt32, UInt32) = (1, 0)
        for byte in bytes {
            low = (low + UInt32(byte)) % 65521
            high = (high + low) % 65521
        }
        let count = bytes.count
        var packed: [UInt8] = [0x78, 0x01, 0x01]
        for half in [count, 0xffff - count] { packed += [UInt8(half & 255), UInt8(half >> 8)] }
        packed += bytes
        for half in [high, low] { packed += [UInt8(half >> 8), UInt8(half & 255)] }
        return packed
    }
}
