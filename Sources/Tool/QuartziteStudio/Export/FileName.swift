/// The names of exported files.
enum FileName {
    /// The length of a name without its extension in bytes of UTF-8; file systems accept 255 with it.
    private static let longest = 200

    /// Returns a name without folders, with only letters, marks and digits of any script, `-`, `_` and single dots, and an
    /// extension.
    ///
    /// Other characters become `-`; invisible ones, such as those that change the direction of text, are left out.
    static func sanitized(_ name: String, extension suffix: String) -> String {
        let base = name.lowercased().hasSuffix(".\(suffix)") ? String(name.dropLast(suffix.count + 1)) : name
        let scalars = base.unicodeScalars.filter { $0.properties.generalCategory != .format }.map { scalar in
            scalar.isPartOfName ? scalar : "-" as Unicode.Scalar
        }
        var text = String(String.UnicodeScalarView(scalars))
        while text.contains("..") { text = text.replacing("..", with: ".") }
        text = text.trimming { $0 == "." || $0 == "-" }
        var length = 0
        text = String(
            text.prefix { character in
                length += character.utf8.count
                return length <= longest
            }
        ).trimming { $0 == "." || $0 == "-" }
        return (text.isEmpty ? "film" : text) + ".\(suffix)"
    }
}

extension Unicode.Scalar {
    fileprivate var isPartOfName: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
            .letterNumber, .otherNumber, .nonspacingMark, .spacingMark:
            true
        default: self == "-" || self == "_" || self == "."
        }
    }
}

extension String {
    fileprivate func trimming(_ isOmitted: (Character) -> Bool) -> String {
        let start = drop(while: isOmitted)
        return String(
            start.prefix(upTo: start.lastIndex { !isOmitted($0) }.map(start.index(after:)) ?? start.startIndex))
    }
}
