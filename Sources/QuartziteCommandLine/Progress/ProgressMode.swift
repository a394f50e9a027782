import ArgumentParser

/// How a render reports progress, always on standard error.
package enum ProgressMode: String, ExpressibleByArgument, CaseIterable {
    /// A progress bar on a terminal, and otherwise `plain`.
    case auto
    /// One line for every 10 percent.
    case plain
    /// One JSON object per line.
    case json
    case none
}
