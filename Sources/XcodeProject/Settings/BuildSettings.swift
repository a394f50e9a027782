/// The build settings of a target for the configuration Debug and the simulator of an iPhone.
///
/// Assignments of several levels are kept in rising precedence: defaults, the project's configuration file, the project,
/// the target's configuration file, the target. `$(inherited)` stands for the value of the assignments before.
package struct BuildSettings: Sendable {
    /// The SDK that conditions are compared with.
    static let sdk = "iphonesimulator26.0"
    private static let architecture = "arm64"
    /// The maximum length of an expanded value, in bytes of UTF-8.
    static let longestValue = 1 << 16
    /// The maximum number of references that the expansion of one value follows.
    static let mostReferences = 10_000

    /// The name of the configuration, usually Debug.
    package let configuration: String
    private var assignments: [String: [SettingAssignment]] = [:]

    init(configuration: String, levels: [[SettingAssignment]]) {
        self.configuration = configuration
        for assignment in levels.joined() where applies(assignment) {
            assignments[assignment.key, default: []].append(assignment)
        }
    }

    /// The keys that have a value, in alphabetical order.
    package var keys: [String] { assignments.keys.sorted() }

    /// The expanded value of a setting; nil if nothing assigns it.
    package subscript(key: String) -> String? {
        var expansion = SettingExpansion(settings: self)
        return expansion.value(of: key, before: .max)
    }

    /// The value of a setting that is not empty.
    package func text(_ key: String) -> String? {
        self[key].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Whether a setting is `YES`.
    package func isEnabled(_ key: String) -> Bool { self[key]?.uppercased() == "YES" }

    /// The elements of a setting that holds a list.
    package func list(_ key: String) -> [String] { self[key].map(Self.words) ?? [] }

    /// Replaces references such as `$(PRODUCT_NAME)` by the values of settings; unknown ones become empty.
    package func expand(_ text: String) -> String {
        var expansion = SettingExpansion(settings: self)
        return expansion.expand(text)
    }

    /// Returns the last assignment of a key before an index, with its own index.
    func assignment(of key: String, before index: Int) -> (assignment: SettingAssignment, index: Int)? {
        guard let all = assignments[key], let last = all.indices.prefix(index).last else { return nil }
        return (all[last], last)
    }

    private func applies(_ assignment: SettingAssignment) -> Bool {
        assignment.conditions.allSatisfy { condition in
            let pattern = GlobPattern(condition.pattern)
            return switch condition.name {
            case "sdk": pattern.matches(Self.sdk) || pattern.matches("iphonesimulator")
            case "arch": pattern.matches(Self.architecture)
            case "config": pattern.matches(configuration)
            default: false
            }
        }
    }

    /// Splits a list at spaces outside of quotes, as a shell does.
    static func words(in text: String) -> [String] {
        var (words, word) = ([String](), String?.none)
        var (quote, isEscaped) = (Character?.none, false)
        for character in text {
            if isEscaped {
                word = (word ?? "") + String(character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if let open = quote {
                if character == open { quote = nil } else { word = (word ?? "") + String(character) }
            } else if character == "\"" || character == "'" {
                quote = character
                word = word ?? ""
            } else if character.isWhitespace {
                if let finished = word { words.append(finished) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        return words + (word.map { [$0] } ?? [])
    }
}
