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

    package func validate() throws {
        if quiet && verbose { throw ValidationError("-q and -v cannot be used together") }
    }
}
