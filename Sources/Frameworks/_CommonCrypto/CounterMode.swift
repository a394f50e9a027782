/// The mode GCM of AES, which also proves that data were not changed, as NIST SP 800-38D defines it.
package struct CounterMode: Sendable {
    private let cipher: BlockCipher
    private let factor: (high: UInt64, low: UInt64)

    /// Creates a mode; nil unless the key has 16, 24 or 32 bytes.
    package init?(_ key: [UInt8]) {
        guard let cipher = BlockCipher(key) else { return nil }
        self.cipher = cipher
        factor = Self.number(cipher.encrypted([UInt8](repeating: 0, count: 16))[...])
    }

    /// Returns encrypted data and their tag.
    package func sealed(_ data: [UInt8], _ nonce: [UInt8], _ header: [UInt8]) -> (data: [UInt8], tag: [UInt8]) {
        let start = counter(nonce)
        let result = streamed(data, start)
        return (result, tag(result, header, start))
    }

    /// Returns decrypted data; nil if they, or what belongs to them, were changed.
    package func opened(_ data: [UInt8], _ nonce: [UInt8], _ header: [UInt8], _ tag: [UInt8]) -> [UInt8]? {
        let start = counter(nonce)
        return self.tag(data, header, start) == tag ? streamed(data, start) : nil
    }

    private func counter(_ nonce: [UInt8]) -> [UInt8] {
        if nonce.count == 12 { return nonce + [0, 0, 0, 1] }
        return bytes(hash([Self.padded(nonce), Self.lengths(0, nonce.count)]))
    }

    private func streamed(_ data: [UInt8], _ start: [UInt8]) -> [UInt8] {
        var result = data
        var block = start
        for offset in stride(from: 0, to: data.count, by: 16) {
            let number = block.suffix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) } &+ 1
            for index in 0..<4 { block[12 + index] = UInt8(truncatingIfNeeded: number >> UInt32(24 - 8 * index)) }
            for (index, byte) in cipher.encrypted(block).prefix(data.count - offset).enumerated() {
                result[offset + index] ^= byte
            }
        }
        return result
    }

    private func tag(_ data: [UInt8], _ header: [UInt8], _ start: [UInt8]) -> [UInt8] {
        let sum = hash([Self.padded(header), Self.padded(data), Self.lengths(header.count, data.count)])
        return zip(bytes(sum), cipher.encrypted(start)).map { $0 ^ $1 }
    }

    private static func padded(_ bytes: [UInt8]) -> [UInt8] {
        bytes + [UInt8](repeating: 0, count: (16 - bytes.count % 16) % 16)
    }

    private static func lengths(_ first: Int, _ second: Int) -> [UInt8] {
        [first, second].flatMap { count in (0..<8).map { UInt8(truncatingIfNeeded: (count * 8) >> (56 - 8 * $0)) } }
    }

    // MARK: The hash of GCM

    private static func number(_ bytes: ArraySlice<UInt8>) -> (high: UInt64, low: UInt64) {
        (
            bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }, bytes.suffix(8).reduce(0) { $0 << 8 | UInt64($1) }
        )
    }

    private func bytes(_ number: (high: UInt64, low: UInt64)) -> [UInt8] {
        [number.high, number.low].flatMap { word in
            (0..<8).map { UInt8(truncatingIfNeeded: word >> UInt64(56 - 8 * $0)) }
        }
    }

    private func hash(_ parts: [[UInt8]]) -> (high: UInt64, low: UInt64) {
        var sum: (high: UInt64, low: UInt64) = (0, 0)
        for part in parts {
            for offset in stride(from: 0, to: part.count, by: 16) {
                let block = Self.number(part[offset..<offset + 16])
                sum = product((sum.high ^ block.high, sum.low ^ block.low))
            }
        }
        return sum
    }

    private func product(_ first: (high: UInt64, low: UInt64)) -> (high: UInt64, low: UInt64) {
        var sum: (high: UInt64, low: UInt64) = (0, 0)
        var power = factor
        for word in [first.high, first.low] {
            for bit in 0..<64 {
                if word >> UInt64(63 - bit) & 1 != 0 { sum = (sum.high ^ power.high, sum.low ^ power.low) }
                let isOdd = power.low & 1 != 0
                power = (power.high >> 1, power.low >> 1 | power.high << 63)
                if isOdd { power.high ^= 0xe1 << 56 }
            }
        }
        return sum
    }
}
