import Foundation

/// A hash of bytes for checksums, as RFC 1321 and FIPS 180-4 define it.
package struct Hash: Sendable {
    /// The ways to hash.
    package enum Kind: Sendable {
        case md5, sha1, sha224, sha256, sha384, sha512

        /// The number of bytes of a hash.
        package var length: Int {
            switch self {
            case .md5: 16
            case .sha1: 20
            case .sha224: 28
            case .sha256: 32
            case .sha384: 48
            case .sha512: 64
            }
        }
        /// The number of bytes that are hashed at once.
        package var block: Int { isWide ? 128 : 64 }
        fileprivate var isWide: Bool { self == .sha384 || self == .sha512 }
    }

    package let kind: Kind
    private var words: [UInt32] = []
    private var wideWords: [UInt64] = []
    private var rest: [UInt8] = []
    private var count = 0

    package init(_ kind: Kind) {
        self.kind = kind
        switch kind {
        case .md5: words = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]
        case .sha1: words = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
        case .sha224: words = HashConstants.start224
        case .sha256: words = HashConstants.start256
        case .sha384: wideWords = HashConstants.start384
        case .sha512: wideWords = HashConstants.start512
        }
    }

    /// Returns the hash of some bytes.
    package static func bytes(_ kind: Kind, of bytes: some Sequence<UInt8>) -> [UInt8] {
        var hash = Hash(kind)
        hash.update(bytes)
        return hash.finished
    }

    /// Returns the hash of a message with a key, as RFC 2104 defines it.
    package static func authentication(_ kind: Kind, of bytes: some Sequence<UInt8>, key: [UInt8]) -> [UInt8] {
        var padded = key.count > kind.block ? Hash.bytes(kind, of: key) : key
        padded += [UInt8](repeating: 0, count: kind.block - padded.count)
        let inner = Hash.bytes(kind, of: padded.map { $0 ^ 0x36 } + Array(bytes))
        return Hash.bytes(kind, of: padded.map { $0 ^ 0x5c } + inner)
    }

    /// Adds bytes.
    package mutating func update(_ bytes: some Sequence<UInt8>) {
        rest += bytes
        let whole = rest.count / kind.block * kind.block
        count += whole
        for start in stride(from: 0, to: whole, by: kind.block) { add(rest[start..<start + kind.block]) }
        rest.removeFirst(whole)
    }

    /// The hash of the bytes.
    package var finished: [UInt8] {
        var copy = self
        let bits = UInt64(count + rest.count) &* 8
        let tail = kind.isWide ? 16 : 8
        var end: [UInt8] = [0x80]
        end += [UInt8](repeating: 0, count: (kind.block * 2 - tail - 1 - rest.count) % kind.block + tail - 8)
        let length = Self.bytes(of: bits, count: 8)
        copy.update(end + (kind == .md5 ? length.reversed() : length))
        let bytes: [UInt8]
        if kind.isWide {
            bytes = copy.wideWords.flatMap { Self.bytes(of: $0, count: 8) }
        } else {
            let words = kind == .md5 ? copy.words.map(\.byteSwapped) : copy.words
            bytes = words.flatMap { Self.bytes(of: UInt64($0), count: 4) }
        }
        return Array(bytes.prefix(kind.length))
    }

    /// Returns the last bytes of a number, the highest one first.
    private static func bytes(of number: UInt64, count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> UInt64(8 * $0)) }
    }

    private mutating func add(_ block: ArraySlice<UInt8>) {
        switch kind {
        case .md5: addMD5(Self.words(block, isLittle: true))
        case .sha1: addSHA1(Self.words(block, isLittle: false))
        case .sha224, .sha256: addSHA256(Self.words(block, isLittle: false))
        case .sha384, .sha512: addSHA512(Self.wideWords(block))
        }
    }

    private static func words(_ block: ArraySlice<UInt8>, isLittle: Bool) -> [UInt32] {
        stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
            let bytes = block[start..<start + 4]
            return isLittle
                ? bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) } : bytes.reduce(0) { $0 << 8 | UInt32($1) }
        }
    }

    private static func wideWords(_ block: ArraySlice<UInt8>) -> [UInt64] {
        stride(from: block.startIndex, to: block.endIndex, by: 8).map { start in
            block[start..<start + 8].reduce(0) { $0 << 8 | UInt64($1) }
        }
    }

    // MARK: Rounds

    private static let shifts: [[UInt32]] = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]

    private mutating func addMD5(_ block: [UInt32]) {
        var (a, b, c, d) = (words[0], words[1], words[2], words[3])
        for round in 0..<64 {
            let (mix, index): (UInt32, Int) =
                switch round / 16 {
                case 0: (b & c | ~b & d, round)
                case 1: (d & b | ~d & c, (5 * round + 1) % 16)
                case 2: (b ^ c ^ d, (3 * round + 5) % 16)
                default: (c ^ (b | ~d), 7 * round % 16)
                }
            let sum = a &+ mix &+ HashConstants.md5[round] &+ block[index]
            let shift = Self.shifts[round / 16][round % 4]
            (a, b, c, d) = (d, b &+ (sum << shift | sum >> (32 - shift)), b, c)
        }
        for (index, value) in [a, b, c, d].enumerated() { words[index] &+= value }
    }

    private mutating func addSHA1(_ block: [UInt32]) {
        func left(_ word: UInt32, _ count: UInt32) -> UInt32 { word << count | word >> (32 - count) }
        var schedule = block
        for index in 16..<80 {
            let word = schedule[index - 3] ^ schedule[index - 8] ^ schedule[index - 14] ^ schedule[index - 16]
            schedule.append(left(word, 1))
        }
        var (a, b, c, d, e) = (words[0], words[1], words[2], words[3], words[4])
        for round in 0..<80 {
            let (mix, constant): (UInt32, UInt32) =
                switch round / 20 {
                case 0: (b & c | ~b & d, 0x5a82_7999)
                case 1: (b ^ c ^ d, 0x6ed9_eba1)
                case 2: (b & c | b & d | c & d, 0x8f1b_bcdc)
                default: (b ^ c ^ d, 0xca62_c1d6)
                }
            (a, b, c, d, e) = (left(a, 5) &+ mix &+ e &+ constant &+ schedule[round], a, left(b, 30), c, d)
        }
        for (index, value) in [a, b, c, d, e].enumerated() { words[index] &+= value }
    }

    private mutating func addSHA256(_ block: [UInt32]) {
        func right(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }
        var schedule = block
        for index in 16..<64 {
            let (x, y) = (schedule[index - 15], schedule[index - 2])
            let first = right(x, 7) ^ right(x, 18) ^ x >> 3
            let second = right(y, 17) ^ right(y, 19) ^ y >> 10
            schedule.append(schedule[index - 16] &+ first &+ schedule[index - 7] &+ second)
        }
        var s = words
        for round in 0..<64 {
            let first = right(s[4], 6) ^ right(s[4], 11) ^ right(s[4], 25)
            let choice = s[4] & s[5] ^ ~s[4] & s[6]
            let one = s[7] &+ first &+ choice &+ HashConstants.sha256[round] &+ schedule[round]
            let second = right(s[0], 2) ^ right(s[0], 13) ^ right(s[0], 22)
            let two = second &+ (s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2])
            s = [one &+ two, s[0], s[1], s[2], s[3] &+ one, s[4], s[5], s[6]]
        }
        for (index, value) in s.enumerated() { words[index] &+= value }
    }

    private mutating func addSHA512(_ block: [UInt64]) {
        func right(_ word: UInt64, _ count: UInt64) -> UInt64 { word >> count | word << (64 - count) }
        var schedule = block
        for index in 16..<80 {
            let (x, y) = (schedule[index - 15], schedule[index - 2])
            let first = right(x, 1) ^ right(x, 8) ^ x >> 7
            let second = right(y, 19) ^ right(y, 61) ^ y >> 6
            schedule.append(schedule[index - 16] &+ first &+ schedule[index - 7] &+ second)
        }
        var s = wideWords
        for round in 0..<80 {
            let first = right(s[4], 14) ^ right(s[4], 18) ^ right(s[4], 41)
            let choice = s[4] & s[5] ^ ~s[4] & s[6]
            let one = s[7] &+ first &+ choice &+ HashConstants.sha512[round] &+ schedule[round]
            let second = right(s[0], 28) ^ right(s[0], 34) ^ right(s[0], 39)
            let two = second &+ (s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2])
            s = [one &+ two, s[0], s[1], s[2], s[3] &+ one, s[4], s[5], s[6]]
        }
        for (index, value) in s.enumerated() { wideWords[index] &+= value }
    }
}
