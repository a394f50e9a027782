/// Derives the Objective-C names of Swift methods.
enum SelectorName {
    /// Returns the Objective-C name of a method.
    ///
    /// `tapped(_:)` becomes `tapped:`, `move(to:animated:)` becomes `moveTo:animated:`, and `tapped(sender:)` becomes
    /// `tappedWithSender:`.
    static func swift(_ name: String, labels: [String]) -> String {
        guard let first = labels.first else { return name }
        var selector = name
        if first != "_" {
            let joined = isPreposition(words(of: first).first) || isPreposition(words(of: name).last)
            selector += (joined ? "" : "With") + first.prefix(1).uppercased() + first.dropFirst()
        }
        return selector + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    }

    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
        "until", "using", "via", "when", "with", "within",
    ]

    private static func isPreposition(_ word: String?) -> Bool {
        word.map { prepositions.contains($0.lowercased()) } ?? false
    }

    /// Splits a name in camel case into words.
    private static func words(of name: String) -> [String] {
        name.reduce(into: []) { words, character in
            if character.isUppercase || words.isEmpty {
                words.append(String(character))
            } else {
                words[words.count - 1].append(character)
            }
        }
    }
}
