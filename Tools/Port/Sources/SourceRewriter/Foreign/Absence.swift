import SwiftSyntax

/// What the compiler does not find in a file, because the module that declares it is missing.
package struct Absence: Codable, Hashable, Sendable {
    /// The name; nil for all names on a line.
    package var name: String?
    /// The line on which the name is used; nil for all lines.
    package var line: Int?
    /// The module that would declare it.
    package var module: String

    package init(name: String?, line: Int? = nil, module: String) {
        (self.name, self.line, self.module) = (name, line, module)
    }
}

/// The tokens of one file that the compiler does not find on their lines.
struct AbsentTokens {
    /// The absences of each place, by the byte offset of the token.
    private var places: [Int: String] = [:]

    /// The tokens of the file that is being cut.
    @TaskLocal static var current = AbsentTokens()

    private init() {}

    init(in source: ParsedSource) {
        let lines = (BuildConditions.settings.absences[source.path] ?? []).filter { $0.line != nil }
        guard !lines.isEmpty else { return }
        let byLine = Dictionary(grouping: lines) { $0.line ?? 0 }
        for token in source.tree.tokens(viewMode: .sourceAccurate) {
            let offset = token.positionAfterSkippingLeadingTrivia
            guard let absent = byLine[source.locations.location(for: offset).line] else { continue }
            for absence in absent where absence.name == nil || absence.name == token.text.trimmingBackticks {
                places[offset.utf8Offset] = absence.module
            }
        }
    }

    /// The names that stand for the tokens in a node, with the modules that would declare them.
    func names(in node: Syntax) -> Set<String> {
        guard !places.isEmpty else { return [] }
        let range = node.range
        return Set(places.keys.filter(range.contains).map(Self.name))
    }

    /// The names that stand for all the tokens, with the modules.
    var all: [String: String] { Dictionary(uniqueKeysWithValues: places.map { (Self.name($0.key), $0.value) }) }

    /// No identifier has a name of this form.
    private static func name(_ offset: Int) -> String { "#\(offset)" }
}
