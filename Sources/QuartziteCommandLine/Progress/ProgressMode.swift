import ArgumentParser

/// How a render tells how far it is, always on standard error.
package enum ProgressMode: String, ExpressibleByArgument, CaseIterable {
    /// A bar on a terminal, else `plain`.
    case auto
    /// One line per tenth.
    case plain
    /// One JSON object a line.
    case json
    case none
}
