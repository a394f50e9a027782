/// Which references are recorded, as `SNAPSHOT_RECORD` says.
enum Recording: String, CaseIterable {
    /// Those that are missing; the default.
    case missing
    /// All.
    case all
    /// None: one that is missing fails its test and stays missing.
    case never

    /// - Throws: ``SnapshotMismatch`` for any other word.
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
