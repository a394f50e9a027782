import QuartziteUIFoundation

/// The units of strings, in UTF-16 units.
package enum TextBoundaries {
    /// Returns the characters as the user sees them.
    package static func characters(of string: String) -> [Range<Int>] {
        var start = 0
        return string.map { character in
            defer { start += character.utf16.count }
            return start..<(start + character.utf16.count)
        }
    }

    /// Returns the character that contains a unit; an empty range at the end of the string.
    package static func character(in string: String, at unit: Int) -> Range<Int> {
        var start = 0
        for character in string {
            let end = start + character.utf16.count
            if unit < end { return start..<end }
            start = end
        }
        return start..<start
    }

    /// Returns the words: letters and digits, with apostrophes and points between them.
    package static func words(of string: String) -> [Range<Int>] {
        let characters = Array(string)
        var (found, start, unit, isOpen) = ([Range<Int>](), 0, 0, false)
        for (index, character) in characters.enumerated() {
            let length = character.utf16.count
            let isJoiner =
                isOpen && "'’.".contains(character) && index + 1 < characters.count && characters[index + 1].isWordPart
                && !characters[index + 1].isIdeograph
            if character.isIdeograph {
                if isOpen { found.append(start..<unit) }
                isOpen = false
                found.append(unit..<(unit + length))
            } else if character.isWordPart || isJoiner {
                if !isOpen { (start, isOpen) = (unit, true) }
            } else if isOpen {
                found.append(start..<unit)
                isOpen = false
            }
            unit += length
        }
        return isOpen ? found + [start..<unit] : found
    }

    /// Returns the sentences with the spaces after them.
    package static func sentences(of string: String) -> [Range<Int>] {
        paragraphs(of: string).flatMap { paragraph -> [Range<Int>] in
            let text = (string as NSString).substring(with: NSRange(paragraph))
            var (found, start, unit) = ([Range<Int>](), paragraph.lowerBound, paragraph.lowerBound)
            var (hasEnded, hasSpace) = (false, false)
            for character in text {
                if hasEnded, hasSpace || "。！？".contains(character), !character.isWhitespace {
                    if hasSpace {
                        found.append(start..<unit)
                        (start, hasEnded, hasSpace) = (unit, false, false)
                    }
                }
                if ".!?…。！？".contains(character) {
                    hasEnded = true
                    // No space follows the full stops of Chinese and Japanese.
                    if "。！？".contains(character) { hasSpace = true }
                } else if character.isWhitespace {
                    hasSpace = hasEnded
                } else if !"\"'”’)]」』".contains(character) {
                    hasEnded = false
                }
                unit += character.utf16.count
            }
            return start < unit ? found + [start..<unit] : found
        }
    }

    /// Returns the paragraphs with the line ends after them.
    package static func paragraphs(of string: String) -> [Range<Int>] {
        var (found, start, unit) = ([Range<Int>](), 0, 0)
        for character in string {
            unit += character.utf16.count
            if character.isNewline {
                found.append(start..<unit)
                start = unit
            }
        }
        return start < unit ? found + [start..<unit] : found
    }

    /// Returns the word at a place between characters, or else the nearest one before or after it in the paragraph.
    package static func word(in string: String, near unit: Int) -> Range<Int>? {
        let words = words(of: string)
        func distance(_ word: Range<Int>) -> Int { max(word.lowerBound - unit, unit - word.upperBound, 0) }
        return words.first { $0.contains(unit) } ?? words.min { distance($0) < distance($1) }
    }

    /// Returns the start or the end of the word with a place between characters, whichever is nearer, or the place
    /// itself outside of words.
    package static func wordEdge(in string: String, near unit: Int) -> Int {
        guard let word = words(of: string).first(where: { $0.lowerBound < unit && unit < $0.upperBound }) else {
            return unit
        }
        return unit - word.lowerBound < word.upperBound - unit ? word.lowerBound : word.upperBound
    }
}

extension Character {
    /// Whether the character belongs to words.
    fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" }

    /// Whether the character is a word by itself, as in Chinese and Japanese.
    fileprivate var isIdeograph: Bool {
        guard let scalar = unicodeScalars.first else { return false }
        return scalar.properties.isIdeographic || (0x3040...0x30FF).contains(scalar.value)
    }
}
