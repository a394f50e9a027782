/// Why a picture does not match its reference: one line, with the files to look at.
public struct SnapshotMismatch: Error, Hashable, Sendable, CustomStringConvertible {
    /// What differed, and where the pictures lie.
    public let description: String

    init(_ description: String) { self.description = description }
}
