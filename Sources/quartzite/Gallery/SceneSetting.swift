import QuartziteCommandLine

/// An argument of the form `--set key=value`.
struct SceneSetting: ParsedArgument, Hashable {
    let key: String
    let value: String

    init(parsing text: String) throws {
        guard let mark = text.firstIndex(of: "="), mark > text.startIndex else {
            throw InvalidArgument("write a setting as key=value")
        }
        key = String(text[..<mark])
        value = String(text[text.index(after: mark)...])
    }
}
