import Foundation

/// What `port --check` found, in the shape of its JSON.
struct PortReport: Codable {
    struct Module: Codable {
        let name: String
        let files: Int
        let compiling: Int
    }

    /// One thing that keeps files from compiling.
    struct Obstacle: Codable {
        let name: String
        let count: Int
        /// How many files it blocks.
        let files: Int
        /// `file:line`, in order.
        let uses: [String]

        /// The obstacles that errors name, those that block most files first.
        static func ranked(_ errors: [(name: String, error: CompilerError)], in folder: ProjectFolder) -> [Obstacle] {
            Dictionary(grouping: errors, by: \.name).map { name, errors in
                Obstacle(
                    name: name, count: errors.count, files: Set(errors.map(\.error.file)).count,
                    uses: errors.map { "\(folder.relative($0.error.file)):\($0.error.line)" })
            }.sorted { ($1.files, $1.count, $0.name) < ($0.files, $0.count, $1.name) }
        }
    }

    struct Group: Codable {
        let name: String
        let files: [String]
    }

    let folder: String
    let ported: Int
    let compiling: Int
    let modules: [Module]
    let missing: [Obstacle]
    let otherErrors: [Obstacle]
    /// Modules of other people's, and the files that import them.
    let missingModules: [Group]
    let skipped: [Group]
    /// How often each refused thing was rewritten.
    let edits: [String: Int]

    var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) + "\n" } ?? ""
    }

    var text: String {
        let all = modules.map { ["  \($0.name)", "\($0.compiling) of \($0.files) files compile"] }
        var text = "\(compiling) of \(ported) files compile\n" + Self.table(all)
        text += Self.section("missing", missing) + Self.section("other errors", otherErrors)
        if !missingModules.isEmpty {
            text += "missing modules\n" + Self.table(missingModules.map { ["  \($0.name)", Self.list($0.files)] })
        }
        if !skipped.isEmpty {
            text += "left out\n" + Self.table(skipped.map { ["  \($0.name)", Self.list($0.files)] })
        }
        return text
    }

    private static func section(_ title: String, _ obstacles: [Obstacle]) -> String {
        guard !obstacles.isEmpty else { return "" }
        let rows = obstacles.map { obstacle in
            let files = obstacle.files == 1 ? "1 file" : "\(obstacle.files) files"
            return ["  \(obstacle.name)", files, "\(obstacle.count)×", list(obstacle.uses)]
        }
        return title + "\n" + table(rows)
    }

    private static func list(_ names: [String]) -> String {
        let shown = names.prefix(3).joined(separator: ", ")
        return names.count > 3 ? "\(shown) and \(names.count - 3) more" : shown
    }

    /// Columns as wide as their widest text, up to a limit.
    private static func table(_ rows: [[String]]) -> String {
        let widths = (0..<(rows.map(\.count).max() ?? 0)).map { column in
            min(rows.compactMap { $0.indices.contains(column) ? $0[column].count : nil }.max() ?? 0, 60)
        }
        return rows.map { row in
            row.enumerated().map { column, cell in
                column == row.count - 1 ? cell : cell.padding(to: widths[column])
            }.joined(separator: "  ") + "\n"
        }.joined()
    }
}

extension String {
    fileprivate func padding(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
