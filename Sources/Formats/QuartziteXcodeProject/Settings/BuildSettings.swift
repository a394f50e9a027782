/// The build settings of a target for the Debug configuration and the iPhone simulator.
///
/// Assignments are stored by level, in increasing precedence: defaults, the project's configuration file, the project,
/// the target's configuration file, the target. `$(inherited)` refers to the value from the assignments before.
package struct BuildSettings: Sendable {
    /// The SDK that conditions are matched with.
    static let sdk = "iphonesimulator26.0"
    private static let architecture = "arm64"
    /// The maximum length of an expanded value, in bytes of UTF-8.
    static let longestValue = 1 << 16
    /// The maximum number of references in the expansion of one value.
    static let maximumReferences = 10_000

    /// The name of the configuration, usually Debug.
    package let configuration: String
    private var assignments: [String: [SettingAssignment]] = [:]

    init(configuration: String, levels: [[SettingAssignment]]) {
        self.configuration = configuration
        for assignment in levels.joined() where applies(assignment) {
            assignments[assignment.key, default: []].append(assignment)
        }
    }

    /// The keys that have values, in alphabetical order.
    package var keys: [String] { assignments.keys.sorted() }

    /// Returns the expanded value of a setting; nil if nothing assigns it.
    package subscript(key: String) -> String? {
        var expansion = SettingExpansion(settings: self)
        return expansion.value(of: key, before: .max)
    }

    /// Returns the value of a setting; nil if it is empty.
    package func text(_ key: String) -> String? {
        self[key].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Returns whether a setting is `YES`.
    package func isEnabled(_ key: String) -> Bool { self[key]?.uppercased() == "YES" }

    /// Returns the elements of a setting that is a list.
    package func list(_ key: String) -> [String] { self[key].map(Self.words) ?? [] }

    /// Replaces references such as `$(PRODUCT_NAME)` with the values of settings, and unknown ones with empty text.
    package func expand(_ text: String) -> String {
        var expansion = SettingExpansion(settings: self)
        return expansion.expand(text)
    }

    /// Returns the last assignment of a key before an index, and its index.
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

    /// Splits a list at spaces outside quotes, like a shell.
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
