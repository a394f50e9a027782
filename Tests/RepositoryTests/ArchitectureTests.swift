import Foundation
import Testing

@Suite("The architecture page names what exists")
struct ArchitectureTests {
    private static let page = SourceFile.documentation.first { $0.path == "docs/Architecture.md" }

    @Test("Every path and every type that the page names exists, and the files of a step declare its types")
    func names() throws {
        let page = try #require(Self.page)
        let reader = NameReader(page.lines)
        #expect(reader.paths > 100 && reader.types > 100 && reader.steps > 40)
        #expect(reader.faults.isEmpty, "\(page): \(reader.faults.joined(separator: "; "))")
    }

    @Test("Every path under \"Where to add …\" exists")
    func places() throws {
        let page = try #require(SourceFile.documentation.first { $0.path == "CONTRIBUTING.md" })
        let section = page.lines.drop { $0 != "## Where to add …" }.dropFirst().prefix { !$0.hasPrefix("## ") }
        let names = section.flatMap(quotedNames)
        let paths = names.filter { $0.contains("/") }
        #expect(paths.count > 50)
        for path in paths { #expect(NameReader.place(of: path) != nil, "\(page) names \(path)") }
    }

    @Test("Types and paths that do not exist are found")
    func missing() {
        let reader = NameReader([
            "`Stage`, `NoSuchType` and `Scene/NoSuchFile.swift` in `Scene/QuartziteStage`; `UIView.animate`, `play`",
            "| 1 | `SceneRun`, `Frame` | `Scene/QuartziteStage/Stage.swift`, `Scene/QuartziteStage/SceneRun.swift` | a |",
            "| 2 | `CALayer` | `Apple/QuartzCore/Layer/CALayer.swift` | `QuartzCore` and `Package.swift` |",
        ])
        #expect(
            reader.faults == [
                "line 1: no type NoSuchType", "line 1: no path Scene/NoSuchFile.swift",
                "line 2: no file of the step declares Frame",
                "line 2: Scene/QuartziteStage/Stage.swift declares no type of the step",
            ])
        #expect(reader.types == 7 && reader.paths == 6 && reader.steps == 2)
    }
}

/// Checks the names in backquotes of a page: paths, below the repository's root or `Sources/`, types and modules.
///
/// Names that begin with a small letter are those of members, commands and options, which are not checked. Neither are
/// names with a space.
private struct NameReader {
    /// What does not exist, in order.
    private(set) var faults: [String] = []
    private(set) var paths = 0
    private(set) var types = 0
    /// The number of rows of tables whose first cell is a number.
    private(set) var steps = 0

    init(_ lines: [String]) {
        for (index, line) in lines.enumerated() {
            for name in quotedNames(in: line) { check(name, at: index + 1) }
            checkStep(line, at: index + 1)
        }
    }

    /// The path of a file or folder relative to the repository's root; nil if there is none.
    static func place(of name: String) -> String? {
        [name, "Sources/" + name].first {
            FileManager.default.fileExists(atPath: SourceFile.root.appending(path: $0).path)
        }
    }

    private mutating func check(_ name: String, at line: Int) {
        let isPath = Self.place(of: name) != nil
        if isPath || name.contains("/") {
            paths += 1
            if !isPath { faults.append("line \(line): no path \(name)") }
        } else if let type = typeName(name) {
            types += 1
            if PackageManifest.own.dependencies[type] == nil, !TypeNames.declared.contains(type) {
                faults.append("line \(line): no type \(type)")
            }
        }
    }

    /// Checks a row with a number, types and files: each type is declared or extended in one of the files, and each file
    /// declares or extends one of the types.
    private mutating func checkStep(_ row: String, at line: Int) {
        let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        guard row.hasPrefix("|"), cells.count > 3, Int(cells[0]) != nil else { return }
        steps += 1
        let types = quotedNames(in: cells[1]).compactMap(typeName)
        let files = quotedNames(in: cells[2]).map { name in
            (name: name, types: Self.place(of: name).flatMap { TypeNames.byPath[$0] } ?? [])
        }
        for type in types where !files.contains(where: { $0.types.contains(type) }) {
            faults.append("line \(line): no file of the step declares \(type)")
        }
        for file in files where file.types.isDisjoint(with: types) {
            faults.append("line \(line): \(file.name) declares no type of the step")
        }
    }
}

/// The names of the types in the code of `Sources` and `Tools`.
private enum TypeNames {
    /// The types that are declared.
    static let declared = Set(names(after: keywords).values.joined())
    /// The types that each file declares or extends, by its path.
    static let byPath = names(after: keywords.union(["extension"]))

    private static let keywords: Set<Substring> = ["class", "struct", "enum", "actor", "protocol", "typealias"]

    /// Returns the names that follow one of the keywords in each file, by the file's path.
    private static func names(after keywords: Set<Substring>) -> [String: Set<String>] {
        var found: [String: Set<String>] = [:]
        for file in SourceFile.sources + SourceFile.tools where file.isSwift {
            for line in file.code {
                let words = line.split(separator: " ")
                for (keyword, name) in zip(words, words.dropFirst()) where keywords.contains(keyword) {
                    found[file.path, default: []].insert(
                        String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
                }
            }
        }
        return found
    }
}

/// The names in backquotes in a text, without those that contain spaces.
private func quotedNames(in text: String) -> [String] {
    text.matches(of: /`([^`]+)`/).map { String($0.output.1) }.filter { !$0.contains(" ") }
}

/// The type at the start of a name such as `UIView.animate`; nil if the name begins with a small letter.
private func typeName(_ name: String) -> String? {
    (name.prefixMatch(of: /_?[A-Z]\w*/)?.output).map(String.init)
}
