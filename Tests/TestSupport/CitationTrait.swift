import Testing

/// Names the rules or the measured facts that a test checks.
///
/// Every rule is on a page in `docs/semantics`, and every fact in a table in `Tests/Facts`. When a test fails, its ids
/// are printed.
public struct CitationTrait: TestTrait, SuiteTrait {
    /// The kind of the ids.
    public enum Source: String, Sendable {
        case rules, facts
    }

    /// The kind of the ids.
    public let source: Source
    /// The ids, as given.
    public let ids: [String]

    /// The text that is printed when a test fails.
    public var comments: [Comment] { ["\(source.rawValue): \(ids.joined(separator: ", "))"] }
}

extension Trait where Self == CitationTrait {
    /// Names the rules of the semantics that a test checks.
    ///
    /// An id alone must be on one page only. A section, or an id on several pages, follows the name of its page and a
    /// space.
    public static func rule(_ ids: String...) -> Self { CitationTrait(source: .rules, ids: ids) }

    /// Names the measured facts that a test checks, as in `drw-044`.
    public static func fact(_ ids: String...) -> Self { CitationTrait(source: .facts, ids: ids) }
}
