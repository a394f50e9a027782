/// The platforms that the rewritten files are for.
package enum Style: Sendable {
    /// Quartzite only; line numbers do not change, and compiler messages refer to the original files.
    case local
    /// Quartzite and Apple's platforms; code that only one of them accepts is inside `#if canImport(ObjectiveC)`.
    case portable
}
