/// GIF's compression: codes of 2 to 12 bits, each of which represents a run of pixels.
enum LZW {
    private static let maximumCodes = 4096

    /// Decodes exactly `count` values.
    ///
    /// Throws if codes are invalid or give too few values; further codes are ignored.
    static func decode(_ bytes: [UInt8], blocks: [Range<Int>], codeSize: Int, count: Int) throws -> [UInt8] {
        let clear = 1 << codeSize
        var output = [UInt8](repeating: 0, count: count)
        var written = 0
        var prefixes = [Int16](repeating: 0, count: maximumCodes)
        var suffixes = [UInt8](repeating: 0, count: maximumCodes)
        var lengths = [Int](repeating: 1, count: maximumCodes)
        for code in 0..<clear { suffixes[code] = UInt8(code) }
        var next = clear + 2
        var bits = codeSize + 1
        var previous: Int?
        var buffer = 0
        var available = 0

        for block in blocks {
            for position in block {
                buffer |= Int(bytes[position]) << available
                available += 8
                while available >= bits {
                    let code = buffer & (1 << bits - 1)
                    buffer >>= bits
                    available -= bits
                    if code == clear {
                        (next, bits, previous) = (clear + 2, codeSize + 1, nil)
                        continue
                    }
                    guard code != clear + 1 else {
                        guard written == count else { throw MediaError.damaged(.gif, "a frame has too few pixels") }
                        return output
                    }
                    // The next code may be used before it is defined: the previous run and its first value.
                    guard code < next || (code == next && previous != nil && next < maximumCodes) else {
                        throw MediaError.damaged(.gif, "a wrong code")
                    }
                    let source = code < next ? code : previous ?? 0
                    if code < clear || code > clear + 1 {
                        let length = lengths[source]
                        var run = source
                        for offset in stride(from: length - 1, through: 0, by: -1) {
                            if written + offset < count { output[written + offset] = suffixes[run] }
                            if offset > 0 { run = Int(prefixes[run]) }
                        }
                        let first = suffixes[run]
                        if let previous, next < maximumCodes {
                            prefixes[next] = Int16(previous)
                            suffixes[next] = first
                            lengths[next] = lengths[previous] + 1
                            next += 1
                            if next == 1 << bits, bits < 12 { bits += 1 }
                        }
                        if code != source, written + length < count { output[written + length] = first }
                        written += code == source ? length : length + 1
                        previous = code
                    }
                    if written >= count { return output }
                }
            }
        }
        throw MediaError.damaged(.gif, "a frame has too few pixels")
    }
}
