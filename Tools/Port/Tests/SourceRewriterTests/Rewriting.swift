import Foundation
import Testing

@testable import SourceRewriter

/// A rewrite: the user's code, and the code that the compiler gets.
struct Case: CustomTestStringConvertible, Sendable {
    let before: String
    let after: String
    var testDescription: String { before.split(separator: "\n").joined(separator: " ") }

    init(_ before: String, _ after: String) {
        self.before = before
        self.after = after
    }
}

/// Returns the rewritten text without the directive at its start and without tables of members.
func rewrite(
    _ text: String, style: Style = .local, with others: [String] = [], merged: Set<String> = []
) throws -> String {
    let source = try ParsedSource(path: "A.swift", bytes: Array(text.utf8))
    let sources = try [source] + others.map { try ParsedSource(path: "B.swift", bytes: Array($0.utf8)) }
    let rewritten = Rewriter.rewrite(sources, index: ModuleIndex(sources, merged: merged), style: style)
    let result = String(decoding: rewritten[0].bytes, as: UTF8.self)
        .replacing(/\n#sourceLocation[^\n]*\n[^\n]*(?:_MemberTable|_NamedClass) \{[^\n]*/, with: "")
        .replacing(
            /\n#if !canImport\(ObjectiveC\)\n(?:[^\n]*(?:_MemberTable|_NamedClass) \{[^\n]*\n)+#endif\n/, with: "")
    // Code without an import gets one, which only the test of imports checks.
    if style == .portable {
        return text.hasPrefix("import UIKit\n\n") ? result : String(result.trimmingPrefix("import UIKit\n\n"))
    }
    let lines = result.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    #expect(lines[0] == "#sourceLocation(file: \"A.swift\", line: 1)")
    let added = lines[1].firstMatch(of: /\n#sourceLocation\(file: "A.swift", line: \d+\)\nimport UIKit$/)
    return String(added.map { lines[1][..<$0.range.lowerBound] } ?? lines[1])
}
