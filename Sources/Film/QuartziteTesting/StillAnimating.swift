/// An error for a stage that did not become idle within the time limit.
public struct StillAnimating: Error, Hashable, Sendable, CustomStringConvertible {
    /// The keys of the animations that have not ended, in the order they were added.
    ///
    /// Empty if timers, display links or blocks keep the stage busy.
    public let keys: [String]

    /// A description of what keeps the stage busy, in one line.
    public var description: String {
        keys.isEmpty
            ? "still busy: timers, display links or blocks keep coming"
            : "still animating: \(keys.joined(separator: ", "))"
    }
}
