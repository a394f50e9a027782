import QuartziteFileFormats
import Foundation

/// An assignment of a build setting, such as `KEY[sdk=iphonesimulator*] = value`.
struct SettingAssignment: Sendable, Equatable {
    let key: String
    /// The conditions under which the assignment applies, each with a pattern for its value.
    let conditions: [Condition]
    let value: String

    struct Condition: Sendable, Equatable {
        let name: String
        let pattern: String
    }

    /// Creates an assignment from a key with conditions in brackets.
    init(_ key: String, _ value: String) {
        let parts = key.split(separator: "[", omittingEmptySubsequences: false)
        self.key = (parts.first.map(String.init) ?? key).trimmingCharacters(in: .whitespaces)
        self.value = value
        conditions = parts.dropFirst().flatMap { part in
            part.prefix { $0 != "]" }.split(separator: ",").map { condition in
                let sides = condition.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                return Condition(
                    name: sides[0].trimmingCharacters(in: .whitespaces),
                    pattern: (sides.count > 1 ? String(sides[1]) : "").trimmingCharacters(in: .whitespaces))
            }
        }
    }

    /// Returns the assignments of a `buildSettings` dictionary; those with conditions follow those without.
    static func all(in settings: PropertyList?) -> [SettingAssignment] {
        let entries = (settings?.dictionary ?? [:]).sorted { $0.key < $1.key }
        let assignments = entries.compactMap { key, value -> SettingAssignment? in
            if let text = value.string { return SettingAssignment(key, text) }
            return value.array.map { _ in SettingAssignment(key, value.strings.map(quoted).joined(separator: " ")) }
        }
        return assignments.filter(\.conditions.isEmpty) + assignments.filter { !$0.conditions.isEmpty }
    }

    /// Returns an element of a list, in quotes if it would otherwise be split.
    private static func quoted(_ element: String) -> String {
        let isPlain = !element.contains(where: \.isWhitespace) || element.contains("\"") || element.contains("'")
        return isPlain ? element : "\"\(element)\""
    }
}
