/// How a picture compares with that of Apple's simulators.
package struct SnapshotVerdict: Codable, Equatable, Sendable {
    /// The path of the reference.
    package let path: String
    /// The class of the picture.
    package let kind: PictureClass
    /// Why it is of this class.
    package let reason: String

    /// Creates a verdict.
    package init(path: String, kind: PictureClass, reason: String) {
        (self.path, self.kind, self.reason) = (path, kind, reason)
    }
}
