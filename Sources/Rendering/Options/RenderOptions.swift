import ArgumentParser

/// What every film can be asked for.
package struct RenderOptions: ParsableArguments {
    @OptionGroup(title: "Stage") package var stage: StageOptions
    @OptionGroup(title: "Timeline") var timeline: TimelineOptions
    @OptionGroup(title: "Output") package var output: OutputOptions
    @OptionGroup(title: "Report") package var report: ReportOptions

    @Option(help: "How often GIF, APNG and WebP play: 0 is for ever.")
    var loop = 0

    @Option(help: ArgumentHelp("Write each drawn frame's hash as JSON.", valueName: "path"))
    var hashes: String?

    package init() {}

    /// Refuses output that cannot be written, before any work.
    package func checkOutput() throws {
        let destination = try output.destination()
        try check(destination, hashes.map(OutputPath.init))
    }
}
