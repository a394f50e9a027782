import QuartziteUIFoundation

/// The parts of a text in Markdown that have the same meaning.
struct MarkdownSpans {
    package struct Span: Equatable {
        var text: String
        var intent: InlinePresentationIntent
        var link: String?
    }

    /// Characters that may begin or end emphasis.
    private struct Delimiter {
        let mark: Character
        var count: Int
        /// The index of the span with the characters.
        let span: Int
        let canOpen: Bool
        let canClose: Bool
    }

    package private(set) var spans: [Span] = []
    private var delimiters: [Delimiter] = []
    private let characters: [Character]
    private let keepsLineEnds: Bool
    private var index = 0

    /// Reads a text.
    ///
    /// - Parameter keepsLineEnds: Whether line ends stay; otherwise they become spaces, or line ends after two spaces.
    init(_ text: String, keepsLineEnds: Bool) {
        self.init(Array(text), keepsLineEnds: keepsLineEnds)
    }

    private init(_ text: [Character], keepsLineEnds: Bool) {
        characters = text
        self.keepsLineEnds = keepsLineEnds
        while index < characters.count { readNext() }
        emphasize()
        merge()
    }

    private mutating func append(_ text: String, _ intent: InlinePresentationIntent = [], link: String? = nil) {
        spans.append(Span(text: text, intent: intent, link: link))
    }

    private mutating func readNext() {
        let character = characters[index]
        switch character {
        case "\\" where index + 1 < characters.count && characters[index + 1].isMarkdownPunctuation:
            append(String(characters[index + 1]))
            index += 2
        case "`": readCode()
        case "*", "_", "~": readDelimiter(character)
        case "[": readLink()
        case "<": readAddress()
        case "\n" where !keepsLineEnds: readLineEnd()
        default:
            append(String(character))
            index += 1
        }
    }

    private mutating func readLineEnd() {
        let spaces = characters[..<index].reversed().prefix { $0 == " " }.count
        for _ in 0..<spaces where spans.last?.text == " " { spans.removeLast() }
        append(spaces >= 2 ? "\n" : " ", spaces >= 2 ? .lineBreak : .softBreak)
        index += 1
    }

    /// The number of equal characters from an index on.
    private func run(at start: Int) -> Int { characters[start...].prefix { $0 == characters[start] }.count }

    private mutating func readCode() {
        let count = run(at: index)
        var end = index + count
        while end < characters.count {
            guard characters[end] == "`" else {
                end += 1
                continue
            }
            let length = run(at: end)
            if length == count {
                var code = String(characters[(index + count)..<end].map { $0 == "\n" ? " " : $0 })
                if code.hasPrefix(" "), code.hasSuffix(" "), code.contains(where: { $0 != " " }) {
                    code = String(code.dropFirst().dropLast())
                }
                append(code, .code)
                index = end + length
                return
            }
            end += length
        }
        append(String(repeating: "`", count: count))
        index += count
    }

    private mutating func readDelimiter(_ mark: Character) {
        let count = run(at: index)
        let before = index > 0 ? characters[index - 1] : " "
        let after = index + count < characters.count ? characters[index + count] : " "
        let isLeft =
            !after.isWhitespace && (!after.isMarkdownPunctuation || before.isWhitespace || before.isMarkdownPunctuation)
        let isRight =
            !before.isWhitespace && (!before.isMarkdownPunctuation || after.isWhitespace || after.isMarkdownPunctuation)
        let isWord = mark == "_"
        append(String(repeating: mark, count: count))
        if mark != "~" || count <= 2 {
            delimiters.append(
                Delimiter(
                    mark: mark, count: count, span: spans.count - 1,
                    canOpen: isLeft && (!isWord || !isRight || before.isMarkdownPunctuation),
                    canClose: isRight && (!isWord || !isLeft || after.isMarkdownPunctuation)))
        }
        index += count
    }

    private mutating func readLink() {
        guard let close = closing("[", "]", from: index), close + 1 < characters.count, characters[close + 1] == "(",
            let end = closing("(", ")", from: close + 1)
        else {
            append("[")
            return index += 1
        }
        let target = String(characters[(close + 2)..<end]).trimmingCharacters(in: .whitespacesAndNewlines)
        // A title may follow the address.
        var address = target.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? ""
        if address.hasPrefix("<"), address.hasSuffix(">") { address = String(address.dropFirst().dropLast()) }
        let inner = MarkdownSpans(Array(characters[(index + 1)..<close]), keepsLineEnds: keepsLineEnds)
        for span in inner.spans { append(span.text, span.intent, link: address) }
        index = end + 1
    }

    /// Returns the index of the bracket that closes one; nil if there is none.
    private func closing(_ open: Character, _ close: Character, from start: Int) -> Int? {
        var (depth, place) = (0, start)
        while place < characters.count {
            switch characters[place] {
            case "\\": place += 1
            case open: depth += 1
            case close:
                depth -= 1
                if depth == 0 { return place }
            default: break
            }
            place += 1
        }
        return nil
    }

    private mutating func readAddress() {
        let end = characters[index...].firstIndex { $0 == ">" || $0.isWhitespace }
        let address = end.map { String(characters[(index + 1)..<$0]) } ?? ""
        guard let end, characters[end] == ">", address.contains(":") || address.contains("@") else {
            append("<")
            return index += 1
        }
        append(address, link: address.contains(":") ? address : "mailto:" + address)
        index = end + 1
    }

    // MARK: Emphasis

    /// Pairs delimiters, the innermost first, and removes their characters.
    private mutating func emphasize() {
        var closer = 0
        while closer < delimiters.count {
            guard delimiters[closer].canClose, delimiters[closer].count > 0, let opener = opener(of: closer) else {
                closer += 1
                continue
            }
            let (first, last) = (delimiters[opener], delimiters[closer])
            let isStrike = last.mark == "~"
            let used = isStrike ? last.count : min(first.count, last.count) >= 2 ? 2 : 1
            let intent: InlinePresentationIntent =
                isStrike ? .strikethrough : used == 2 ? .stronglyEmphasized : .emphasized
            for span in spans.indices where first.span < span && span < last.span { spans[span].intent.insert(intent) }
            for place in [opener, closer] {
                delimiters[place].count -= used
                spans[delimiters[place].span].text.removeLast(used)
            }
            // Delimiters between a pair have no partner any more.
            for place in delimiters.indices where opener < place && place < closer { delimiters[place].count = 0 }
        }
    }

    private func opener(of closer: Int) -> Int? {
        let last = delimiters[closer]
        return delimiters[..<closer].lastIndex { first in
            guard first.mark == last.mark, first.canOpen, first.count > 0 else { return false }
            if last.mark == "~" { return first.count == last.count }
            // The rule of three: a delimiter that could do both does not pair if the sum is a multiple of three.
            let isBoth = first.canClose || last.canOpen
            return !(isBoth && (first.count + last.count) % 3 == 0 && (first.count % 3 != 0 || last.count % 3 != 0))
        }
    }

    private mutating func merge() {
        var merged: [Span] = []
        for span in spans where !span.text.isEmpty {
            if let last = merged.last, last.intent == span.intent, last.link == span.link {
                merged[merged.count - 1].text += span.text
            } else {
                merged.append(span)
            }
        }
        spans = merged
    }
}

extension Character {
    /// Whether the character is punctuation of ASCII, which a backslash escapes.
    fileprivate var isMarkdownPunctuation: Bool { isASCII && (isPunctuation || isSymbol) }
}
