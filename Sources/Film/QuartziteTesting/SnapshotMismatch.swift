/// An error that describes how a picture differs from its reference, in one line.
public struct SnapshotMismatch: Error, Hashable, Sendable, CustomStringConvertible {
    /// The difference, and the paths of the pictures.
    public let description: String

    init(_ description: String) { self.description = description }
}
