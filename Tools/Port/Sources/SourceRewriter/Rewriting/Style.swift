/// Whom the rewritten files are for.
package enum Style: Sendable {
    /// Quartzite alone: lines stay where they are, and the compiler speaks of the original files.
    case local
    /// Quartzite and Apple's systems: what only one of them accepts stands between `#if canImport(ObjectiveC)` and
    /// `#endif`.
    case portable
}
