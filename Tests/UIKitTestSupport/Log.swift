/// A list of events that several objects share.
@MainActor package final class Log {
    package var lines: [String] = []

    package init() {}

    /// Returns the lines since the last call and clears them.
    package func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}
