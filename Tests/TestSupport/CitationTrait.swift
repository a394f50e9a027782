import Testing

/// Names the rules or the measured facts that a test checks.
///
/// Every rule stands on a page in `docs/semantics`, and every fact in a table in `Tests/Facts`. The runner prints the
/// ids where a test fails.
public struct CitationTrait: TestTrait, SuiteTrait {
    /// What the ids are.
    public enum Source: String, Sendable {
        case rules, facts
    }

    /// Where the ids are explained.
    public let source: Source
    /// The ids, as they were given.
    public let ids: [String]

    /// What the runner prints where a test fails.
    public var comments: [Comment] { ["\(source.rawValue): \(ids.joined(separator: ", "))"] }
}

extension Trait where Self == CitationTrait {
    /// Says which rules of the semantics a test checks.
    ///
    /// An id alone must occur on one page only. A section, or an id of several pages, follows the name of its page and
    /// a space.
    public static func rule(_ ids: String...) -> Self { CitationTrait(source: .rules, ids: ids) }

    /// Says which measured facts a test checks, as in `drw-044`.
    public static func fact(_ ids: String...) -> Self { CitationTrait(source: .facts, ids: ids) }
}
