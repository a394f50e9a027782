/// A stage that did not come to rest in the time allowed.
public struct StillAnimating: Error, Hashable, Sendable, CustomStringConvertible {
    /// The keys of the animations that have not ended, in the order they were added.
    ///
    /// Empty where timers, display links or blocks keep the stage going.
    public let keys: [String]

    /// What keeps the stage going, in one line.
    public var description: String {
        keys.isEmpty
            ? "still busy: timers, display links or blocks keep coming"
            : "still animating: \(keys.joined(separator: ", "))"
    }
}
