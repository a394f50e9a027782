/// The names of exported files.
enum FileName {
    /// Returns a name without folders, with only letters, digits, `-`, `_` and single dots of ASCII, and an extension.
    static func sanitized(_ name: String, extension suffix: String) -> String {
        var text = name.lowercased().hasSuffix(".\(suffix)") ? String(name.dropLast(suffix.count + 1)) : name
        text = String(
            text.unicodeScalars.map { scalar -> Character in
                let character = Character(scalar)
                return scalar.isASCII && (character.isLetter || character.isNumber || "-_.".contains(character))
                    ? character : "-"
            }.prefix(80))
        while text.contains("..") { text = text.replacing("..", with: ".") }
        text = text.trimming { $0 == "." || $0 == "-" }
        return (text.isEmpty ? "film" : text) + ".\(suffix)"
    }
}

extension String {
    fileprivate func trimming(_ isOmitted: (Character) -> Bool) -> String {
        let start = drop(while: isOmitted)
        return String(
            start.prefix(upTo: start.lastIndex { !isOmitted($0) }.map(start.index(after:)) ?? start.startIndex))
    }
}
