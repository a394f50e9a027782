import ArgumentParser

/// How a render reports progress, always on standard error.
package enum ProgressMode: String, ExpressibleByArgument, CaseIterable {
    /// A progress bar on a terminal, and otherwise `plain`.
    case auto
    /// One line for every 10 percent.
    case plain
    /// One JSON object per line.
    case json
    /// The lines of Open Job Description: `openjd_progress` and `openjd_status`, and `openjd_fail` for errors.
    case openjd
    case none
}
