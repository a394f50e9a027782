import Foundation

/// The results of `port --check`, with the structure of its JSON.
struct PortReport: Codable {
    struct Module: Codable {
        let name: String
        let files: Int
        let compiling: Int
        /// The number of files that use a missing module.
        let needing: Int
        /// Whether the module is written in Swift 3 or earlier, which today's Xcode refuses.
        let obsolete: Bool
    }

    /// A cause that prevents files from compiling.
    struct Obstacle: Codable {
        let name: String
        let count: Int
        /// The number of files that it affects.
        let files: Int
        /// The places, as `file:line`, in order.
        let uses: [String]

        /// Groups errors into obstacles, those that affect most files first.
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

    struct MissingModule: Codable {
        let name: String
        /// The names that files use, which the module declares.
        let names: [String]
        let files: [String]
    }

    let folder: String
    let ported: Int
    let compiling: Int
    /// The number of files that use a missing module; their other errors are not reported.
    let needing: Int
    /// The number of other files with errors.
    let failing: Int
    let modules: [Module]
    let missing: [Obstacle]
    let otherErrors: [Obstacle]
    /// The number of errors that result from others, and are not counted elsewhere.
    let following: Int
    /// The missing modules, with the names and files that need them.
    let missingModules: [MissingModule]
    let skipped: [Group]
    /// The number of edits for each kind of rewritten code.
    let edits: [String: Int]

    var text: String {
        var text = "\(compiling) of \(ported) files compile\(needing + failing > 0 ? rest : "")\n"
        text += Self.table(
            modules.map { module in
                let needs = module.needing > 0 ? ", \(unavailable(module.needing))" : ""
                return ["  \(module.name)", "\(module.compiling) of \(module.files) files compile\(needs)"]
            })
        text += Self.section("missing", missing) + Self.section("other errors", otherErrors)
        if following > 0 {
            text += "and \(following == 1 ? "1 error" : "\(following) errors") caused by these\n"
        }
        text += Self.section(missingModules) + Self.section("omitted", skipped)
        return text
    }

    /// The numbers of files that do not compile, by cause.
    private var rest: String {
        let parts = [
            failing > 0 ? "\(failing) \(failing == 1 ? "has" : "have") errors" : nil,
            needing > 0 ? unavailable(needing) : nil,
        ]
        return "; " + parts.compactMap(\.self).joined(separator: ", ")
    }

    private func unavailable(_ count: Int) -> String {
        count == 1 ? "1 uses an unavailable module" : "\(count) use unavailable modules"
    }

    private static func files(_ count: Int) -> String { count == 1 ? "1 file" : "\(count) files" }

    private static func section(_ title: String, _ groups: [Group]) -> String {
        guard !groups.isEmpty else { return "" }
        return title + "\n" + table(groups.map { ["  \($0.name)", files($0.files.count), list($0.files)] })
    }

    private static func section(_ modules: [MissingModule]) -> String {
        guard !modules.isEmpty else { return "" }
        let rows = modules.map { ["  \($0.name)", list($0.names), files($0.files.count), list($0.files)] }
        return "unavailable modules\n" + table(rows)
    }

    private static func section(_ title: String, _ obstacles: [Obstacle]) -> String {
        guard !obstacles.isEmpty else { return "" }
        let rows = obstacles.map { obstacle in
            ["  \(obstacle.name)", files(obstacle.files), "\(obstacle.count)×", list(obstacle.uses)]
        }
        return title + "\n" + table(rows)
    }

    private static func list(_ names: [String]) -> String {
        let shown = names.prefix(3).joined(separator: ", ")
        return names.count > 3 ? "\(shown) and \(names.count - 3) more" : shown
    }

    /// Formats a table with columns as wide as their widest text, up to 60 characters.
    private static func table(_ rows: [[String]]) -> String {
        let columns = rows.map(\.count).max() ?? 0
        let widths = (0..<columns).map { column -> Int in
            let cells = rows.filter { $0.indices.contains(column) }.map { $0[column].count }
            return min(cells.max() ?? 0, 60)
        }
        let lines = rows.map { row -> String in
            let cells = row.enumerated().map { column, cell -> String in
                column == row.count - 1 ? cell : cell.padding(to: widths[column])
            }
            return cells.joined(separator: "  ") + "\n"
        }
        return lines.joined()
    }
}

extension String {
    fileprivate func padding(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
