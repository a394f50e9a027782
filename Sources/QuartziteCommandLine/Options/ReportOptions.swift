import ArgumentParser

/// The options for messages on standard error.
package struct ReportOptions: ParsableArguments {
    @Option(help: "Show progress: auto, plain, json or none.")
    var progress: ProgressMode = .auto

    @Flag(name: .shortAndLong, help: "Print only errors.")
    package var quiet = false

    @Flag(name: .shortAndLong, help: "Print how the frames are drawn.")
    package var verbose = false

    package init() {}

    package func validate() throws {
        if quiet && verbose { throw ValidationError("-q and -v cannot be used together") }
    }
}
