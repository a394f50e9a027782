import Foundation

/// The members in the tables of docs/semantics/hooks.md.
struct HookPage {
    /// The members that the page says are called, and those of its section of members that are never called.
    private(set) var called: Set<String> = []
    private(set) var uncalled: Set<String> = []

    init() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let text = try String(contentsOf: root.appending(path: "docs/semantics/hooks.md"), encoding: .utf8)
        var isLast = false
        for line in text.split(separator: "\n") {
            if line.hasPrefix("## ") { isLast = line.hasSuffix("Never called") }
            guard let row = line.prefixMatch(of: #/\| (\w+) \| (`.*?`) \| /#) else { continue }
            let names = row.output.2.matches(of: /`([^`]+)`/).map { "\(row.output.1).\($0.output.1)" }
            if isLast { uncalled.formUnion(names) } else { called.formUnion(names) }
        }
    }
}
