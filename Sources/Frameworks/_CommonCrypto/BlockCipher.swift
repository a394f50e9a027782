/// The cipher AES of blocks with 16 bytes, as FIPS 197 defines it.
///
/// It is meant for the data of a scene, not for secrets: its time depends on them.
package struct BlockCipher: Sendable {
    /// The number of bytes of a block.
    package static let size = 16

    /// The words of the rounds, as bytes.
    private let schedule: [UInt8]
    private let rounds: Int

    /// Creates a cipher; nil unless the key has 16, 24 or 32 bytes.
    package init?(_ key: [UInt8]) {
        guard [16, 24, 32].contains(key.count) else { return nil }
        rounds = key.count / 4 + 6
        var words = key
        var constant: UInt8 = 1
        while words.count < 16 * (rounds + 1) {
            var word = Array(words.suffix(4))
            let index = words.count / 4
            if index % (key.count / 4) == 0 {
                word = [word[1], word[2], word[3], word[0]].map { Self.boxes.forward[Int($0)] }
                word[0] ^= constant
                constant = Self.double(constant)
            } else if key.count == 32, index % 8 == 4 {
                word = word.map { Self.boxes.forward[Int($0)] }
            }
            for byte in word { words.append(byte ^ words[words.count - key.count]) }
        }
        schedule = words
    }

    /// Returns an encrypted block.
    package func encrypted(_ block: some Collection<UInt8>) -> [UInt8] {
        var state = Array(block)
        addKey(0, &state)
        for round in 1...rounds {
            var next = state
            for column in 0..<4 {
                for row in 0..<4 {
                    next[4 * column + row] = Self.boxes.forward[Int(state[4 * ((column + row) % 4) + row])]
                }
            }
            if round < rounds { Self.mix(&next, [2, 3, 1, 1]) }
            state = next
            addKey(round, &state)
        }
        return state
    }

    /// Returns a decrypted block.
    package func decrypted(_ block: some Collection<UInt8>) -> [UInt8] {
        var state = Array(block)
        for round in stride(from: rounds, to: 0, by: -1) {
            addKey(round, &state)
            if round < rounds { Self.mix(&state, [14, 11, 13, 9]) }
            var next = state
            for column in 0..<4 {
                for row in 0..<4 {
                    next[4 * ((column + row) % 4) + row] = Self.boxes.backward[Int(state[4 * column + row])]
                }
            }
            state = next
        }
        addKey(0, &state)
        return state
    }

    private func addKey(_ round: Int, _ state: inout [UInt8]) {
        for index in 0..<16 { state[index] ^= schedule[16 * round + index] }
    }

    // MARK: Arithmetic

    private static func double(_ byte: UInt8) -> UInt8 { byte << 1 ^ (byte & 0x80 == 0 ? 0 : 0x1b) }

    private static func product(_ first: UInt8, _ second: UInt8) -> UInt8 {
        var (first, second, sum) = (first, second, UInt8(0))
        while second != 0 {
            if second & 1 != 0 { sum ^= first }
            first = double(first)
            second >>= 1
        }
        return sum
    }

    private static func mix(_ state: inout [UInt8], _ factors: [UInt8]) {
        for column in stride(from: 0, to: 16, by: 4) {
            let old = Array(state[column..<column + 4])
            for row in 0..<4 {
                state[column + row] = (0..<4).reduce(0) { $0 ^ product(old[$1], factors[($1 + 4 - row) % 4]) }
            }
        }
    }

    /// The table that replaces bytes, and its inverse.
    private static let boxes: (forward: [UInt8], backward: [UInt8]) = {
        var forward = [UInt8](repeating: 0x63, count: 256)
        var backward = [UInt8](repeating: 0, count: 256)
        var (power, inverse) = (UInt8(1), UInt8(1))
        repeat {
            // 3 generates all bytes but 0; 0xf6 is its inverse.
            power ^= double(power)
            inverse = product(inverse, 0xf6)
            let turned = (1...4).reduce(inverse) { $0 ^ (inverse << $1 | inverse >> (8 - $1)) }
            forward[Int(power)] = turned ^ 0x63
        } while power != 1
        for (index, value) in forward.enumerated() { backward[Int(value)] = UInt8(index) }
        return (forward, backward)
    }()
}
