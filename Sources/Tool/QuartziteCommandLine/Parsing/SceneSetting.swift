/// An argument of the form `--set key=value`.
package struct SceneSetting: ParsedArgument, Hashable {
    package let key: String
    package let value: String

    package init(key: String, value: String) {
        self.key = key
        self.value = value
    }

    package init(parsing text: String) throws {
        guard let mark = text.firstIndex(of: "="), mark > text.startIndex else {
            throw InvalidArgument("write a setting as key=value")
        }
        key = String(text[..<mark])
        value = String(text[text.index(after: mark)...])
    }
}
