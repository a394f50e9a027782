import Testing

@testable import SourceRewriter

/// One rewrite: what the user wrote, and what the compiler gets.
struct Case: CustomTestStringConvertible, Sendable {
    let before: String
    let after: String
    var testDescription: String { before.split(separator: "\n").joined(separator: " ") }

    init(_ before: String, _ after: String) {
        self.before = before
        self.after = after
    }
}

/// The rewritten text without the directive in front.
func rewrite(_ text: String, style: Style = .local, with others: [String] = []) throws -> String {
    let source = try ParsedSource(path: "A.swift", bytes: Array(text.utf8))
    let index = try ModuleIndex([source] + others.map { try ParsedSource(path: "B.swift", bytes: Array($0.utf8)) })
    let result = String(decoding: Rewriter(source, index: index, style: style).rewritten().bytes, as: UTF8.self)
    if style == .portable { return result }
    let lines = result.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    #expect(lines[0] == "#sourceLocation(file: \"A.swift\", line: 1)")
    return String(lines[1])
}
