import CoreGraphics
import QuartziteFonts

/// The patterns that tell where the words of a language can be hyphenated.
///
/// A pattern consists of letters with digits between them, as in Franklin Liang's algorithm: of all patterns that occur
/// in a word, the highest digit at a place counts, and the word can be divided where it is odd.
struct HyphenationPatterns: Sendable {
    /// The digits before, between and after the letters of each pattern; a period marks the start or end of a word.
    private var patterns: [[UInt8]: [UInt8]] = [:]
    private var longest = 0
    /// The smallest numbers of letters before and after a hyphen.
    private var (before, after) = (2, 2)

    /// The patterns of American English of an installed package, or those that `scripts/install-deps` installs; nil if
    /// they are missing.
    static let english: HyphenationPatterns? = {
        let path = installedPath("hyphen/hyph_en_US.dic") ?? "/usr/share/hyphen/hyph_en_US.dic"
        return (try? String(contentsOfFile: path, encoding: .utf8)).map { HyphenationPatterns($0) }
    }()

    /// Creates patterns from a file of the Hyphen library.
    ///
    /// The first line is the encoding. Patterns with letters beyond ASCII are left out.
    init(_ file: String) {
        for line in file.utf8.split(separator: 0x0A).dropFirst() {
            let words = line.split(separator: 0x20)
            if words.count == 2, let number = words.last.flatMap({ Int(String(decoding: $0, as: UTF8.self)) }) {
                switch String(decoding: words[0], as: UTF8.self) {
                case "LEFTHYPHENMIN": before = max(number, 1)
                case "RIGHTHYPHENMIN": after = max(number, 1)
                default: break
                }
            } else if words.count == 1 {
                add(Array(words[0]))
            }
        }
    }

    private mutating func add(_ pattern: [UInt8]) {
        var (letters, digits): ([UInt8], [UInt8]) = ([], [0])
        for byte in pattern {
            switch byte {
            case 0x30...0x39: digits[digits.count - 1] = byte - 0x30
            case 0x61...0x7A, 0x2E:
                letters.append(byte)
                digits.append(0)
            default: return
            }
        }
        patterns[letters] = digits
        longest = max(longest, letters.count)
    }

    /// Returns where a word of ASCII letters can be divided, as ascending numbers of letters before the hyphen.
    func divisions(of word: some Collection<UInt8>) -> [Int] {
        let letters = [0x2E] + word.map { $0 | 0x20 } + [0x2E]
        guard word.count >= before + after else { return [] }
        var levels = [UInt8](repeating: 0, count: letters.count + 1)
        for start in letters.indices {
            for end in start..<min(start + longest, letters.count) {
                guard let digits = patterns[Array(letters[start...end])] else { continue }
                for (offset, digit) in digits.enumerated() {
                    levels[start + offset] = max(levels[start + offset], digit)
                }
            }
        }
        return (before...(word.count - after)).filter { levels[$0 + 1] % 2 == 1 }
    }
}
