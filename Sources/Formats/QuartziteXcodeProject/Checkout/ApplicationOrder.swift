import Foundation

/// The order in which a checkout lists its apps; the first is the one that users most likely expect.
struct ApplicationOrder {
    let root: String
    /// The targets that schemes run.
    let scheduled: Set<TargetDependency>

    /// Sorts the apps: those with UIKit and Swift come first, among them those whose files all exist, and those that
    /// are named as examples of a library.
    func sorted(_ applications: [CheckoutApplication]) -> [CheckoutApplication] {
        applications.map { (key: key($0), application: $0) }.sorted { first, second in
            if first.key.ranks != second.key.ranks {
                return first.key.ranks.lexicographicallyPrecedes(second.key.ranks)
            }
            return Self.isNaturallyBefore(first.key.path, second.key.path)
        }.map(\.application)
    }

    private func key(_ application: CheckoutApplication) -> (ranks: [Int], path: String) {
        let path = path(of: application)
        let relative = path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
        let words = Self.words(relative.parentFolder + "/" + application.name)
        let interface =
            switch application.interface {
            case .uiKit: 0
            case .swiftUI: 1
            case .objectiveC: 2
            }
        let ranks = [
            CheckoutContents.isVendored(path, in: root) ? 1 : 0, interface, application.isComplete ? 0 : 1,
            words.contains { Self.special.contains($0) } ? 1 : 0,
            words.contains { Self.examples.contains($0) } ? 0 : 1,
            isScheduled(application) ? 0 : 1,
            relative.split(separator: "/").count,
        ]
        return (ranks, relative + "/" + application.name)
    }

    private static let examples: Set<String> = [
        "example", "examples", "demo", "demos", "sample", "samples", "catalog", "showcase",
    ]
    /// Words in the names of apps that demonstrate a library in an unusual environment.
    private static let special: Set<String> = [
        "objc", "objectivec", "objective", "benchmark", "benchmarks", "test", "tests", "host", "harness", "imessage",
        "extension",
        "extensions", "swiftui", "carthage", "spm", "legacy", "watch", "tv", "tvos", "macos", "osx", "mac", "maker",
    ]

    private func isScheduled(_ application: CheckoutApplication) -> Bool {
        guard case .project(let project, let id) = application.origin else { return false }
        return scheduled.contains(.target(project: project, id: id, name: application.name))
    }

    private func path(of application: CheckoutApplication) -> String {
        switch application.origin {
        case .project(let path, _), .package(let path, _), .folder(let path): path
        }
    }

    /// Splits a name such as `FoldingCell-DemoObjc` into lowercase words.
    private static func words(_ name: String) -> Set<String> {
        var words = [""]
        var previous: Character = " "
        for character in name {
            if !character.isLetter {
                words.append("")
            } else if character.isUppercase, previous.isLowercase {
                words.append(character.lowercased())
            } else {
                words[words.count - 1] += character.lowercased()
            }
            previous = character
        }
        return Set(words)
    }

    /// Returns whether a path comes before another, comparing numbers by value, so that `9` comes before `10`.
    private static func isNaturallyBefore(_ first: String, _ second: String) -> Bool {
        first.compare(second, options: [.numeric, .caseInsensitive]) == .orderedAscending
    }
}
