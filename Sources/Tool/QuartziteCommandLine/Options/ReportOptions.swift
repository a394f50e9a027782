import ArgumentParser

/// The options for messages on standard error.
package struct ReportOptions: ParsableArguments {
    @Option(help: "How to show progress on standard error.")
    var progress: ProgressMode = .auto

    @Flag(name: .shortAndLong, help: "Print only errors.")
    package var quiet = false

    @Flag(name: .shortAndLong, help: "Print details of the render and, with `run`, the compiler's warnings.")
    package var verbose = false

    package init() {}

    /// Whether messages are printed: JSON progress is for programs, so it excludes other messages.
    package var isTalking: Bool { !quiet && progress != .json && progress != .openjd }

    /// Returns what reports the progress of a number of frames.
    ///
    /// - Parameter initial: The number of frames that were complete before.
    package func reporter(total: Int, initial: Int = 0) -> ProgressReporter {
        ProgressReporter(
            quiet ? .none : progress, total: total, initial: initial, isTerminal: Console.isErrorTerminal,
            write: Console.write)
    }

    package func validate() throws {
        if quiet && verbose { throw ValidationError("-q and -v cannot be used together") }
    }
}
