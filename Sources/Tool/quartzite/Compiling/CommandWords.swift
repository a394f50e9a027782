/// The words of a command as a shell or Clang writes it: separated by spaces, with quotation marks and backslashes.
struct CommandWords {
    let words: [String]

    /// Splits a line into words; nil if a quotation mark is not closed.
    init?(_ line: some StringProtocol) {
        var (found, word, isInside) = ([String](), "", false)
        var quote: Character?
        var isEscaped = false
        for character in line {
            if isEscaped {
                word.append(character)
                isEscaped = false
            } else if character == "\\", quote != "'" {
                (isEscaped, isInside) = (true, true)
            } else if let open = quote {
                if character == open { quote = nil } else { word.append(character) }
            } else if character == "'" || character == "\"" {
                (quote, isInside) = (character, true)
            } else if character == " " {
                if isInside { found.append(word) }
                (word, isInside) = ("", false)
            } else {
                word.append(character)
                isInside = true
            }
        }
        guard quote == nil, !isEscaped else { return nil }
        words = isInside ? found + [word] : found
    }
}
