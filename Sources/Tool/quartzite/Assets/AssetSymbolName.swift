/// The Swift name that Xcode derives from the name of a set or folder of an asset catalog.
struct AssetSymbolName {
    /// The parts of the name, which begin after separators, with capital letters, and after digits.
    private let words: [String]
    /// The parts of a name such as `TINT_COLOR`, which is kept.
    private let constant: [String]?

    init(_ name: String) {
        words = Self.words(of: name)
        let parts = name.split(separator: "_").map(String.init)
        let isConstant =
            parts.count > 1 && name.allSatisfy { $0.isASCII && ($0.isUppercase || $0.isNumber || $0 == "_") }
        constant = isConstant ? parts : nil
    }

    private static func words(of name: String) -> [String] {
        let characters = Array(name)
        var words: [String] = []
        var isInside = false
        for (index, character) in characters.enumerated() {
            guard character.isLetter || character.isASCII && character.isNumber else {
                isInside = false
                continue
            }
            let previous = index > 0 ? characters[index - 1] : character
            let next = index + 1 < characters.count ? characters[index + 1] : character
            let starts =
                character.isLetter && previous.isNumber
                || character.isUppercase && (previous.isLowercase || next.isLowercase)
            if isInside, !starts { words[words.count - 1].append(character) } else { words.append(String(character)) }
            isInside = true
        }
        return words
    }

    /// The name of a colour or image in camel case, without `Color` or `Image` at its end; nil if no name remains.
    var symbol: String? {
        if let constant { return Self.identifier(Self.withoutKind(constant).joined(separator: "_")) }
        let words = Self.withoutKind(words)
        guard let first = words.first else { return nil }
        let isCapital = !first.contains(where: \.isLowercase)
        let start = isCapital ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()
        return Self.identifier(start + words.dropFirst().map(Self.capitalized).joined())
    }

    /// The name of a folder's namespace; nil if no name remains.
    var namespace: String? { Self.identifier(words.map(Self.capitalized).joined()) }

    private static func withoutKind(_ words: [String]) -> [String] {
        guard words.count > 1, let last = words.last, ["color", "image"].contains(last.lowercased()) else {
            return words
        }
        return words.dropLast()
    }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    private static func identifier(_ text: String) -> String? {
        guard let first = text.first, !reserved.contains(text) else { return nil }
        if first.isNumber { return "_" + text }
        return keywords.contains(text) ? "`\(text)`" : text
    }

    /// Names that cannot be declared as members.
    private static let reserved: Set<String> = ["self", "Self", "Type", "Protocol", "init"]

    private static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
        "in", "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat",
        "rethrows",
        "return", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias",
        "var", "where", "while", "Any",
    ]
}
