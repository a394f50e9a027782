import QuartziteUIDrawing

/// How a search compares texts.
@preconcurrency @MainActor open class UITextSearchOptions: NSObject {
    /// Where in a word results may be; raw values are Apple's.
    public enum WordMatchMethod: Int, Sendable {
        /// Anywhere.
        case contains = 0
        /// At the start of words.
        case startsWith = 1
        /// Only whole words.
        case fullWord = 2
    }

    /// Where in a word results may be; `contains` by default.
    open internal(set) var wordMatchMethod = WordMatchMethod.contains
    /// How characters are compared; without regard to case by default.
    open internal(set) var stringCompareOptions: NSString.CompareOptions = .caseInsensitive

    /// Creates options with the default values.
    public override init() { super.init() }

    /// Returns the places of a text in another one, in order.
    func matches(of query: String, in text: String) -> [NSRange] {
        let string = text as NSString
        guard !query.isEmpty else { return [] }
        var found: [NSRange] = []
        var rest = NSRange(location: 0, length: string.length)
        let comparing = stringCompareOptions.intersection([.caseInsensitive, .literal, .diacriticInsensitive])
        while rest.length > 0 {
            let match = string.range(of: query, options: comparing, range: rest)
            guard match.location != NSNotFound, match.length > 0 else { break }
            if isAllowed(match, in: string) { found.append(match) }
            rest = NSRange(location: NSMaxRange(match), length: NSMaxRange(rest) - NSMaxRange(match))
        }
        return found
    }

    private func isAllowed(_ match: NSRange, in string: NSString) -> Bool {
        func isLetter(_ unit: Int) -> Bool {
            guard unit >= 0, unit < string.length, let scalar = Unicode.Scalar(string.character(at: unit)) else {
                return false
            }
            return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        }
        let (startsWord, endsWord) = (!isLetter(match.location - 1), !isLetter(NSMaxRange(match)))
        return switch wordMatchMethod {
        case .contains: true
        case .startsWith: startsWord
        case .fullWord: startsWord && endsWord
        }
    }
}
