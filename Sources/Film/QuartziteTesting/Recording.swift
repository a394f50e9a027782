/// Which references are recorded, as set by `SNAPSHOT_RECORD`.
enum Recording: String, CaseIterable {
    /// Missing references are recorded; the default.
    case missing
    /// All references are recorded.
    case all
    /// No references are recorded; a missing one fails its test.
    case never

    /// - Throws: ``SnapshotMismatch`` if the variable has any other value.
    init(_ environment: [String: String]) throws {
        guard let word = environment["SNAPSHOT_RECORD"], !word.isEmpty else {
            self = .missing
            return
        }
        guard let recording = Recording(rawValue: word) else {
            throw SnapshotMismatch("SNAPSHOT_RECORD is \"\(word)\"; it may be missing, all or never")
        }
        self = recording
    }
}
