import ArgumentParser
import Foundation
import Media
import QuartziteFilm

/// What every film can be asked for.
package struct RenderOptions: ParsableArguments {
    @OptionGroup(title: "Stage") package var stage: StageOptions
    @OptionGroup(title: "Timeline") var timeline: TimelineOptions
    @OptionGroup(title: "Output") package var output: OutputOptions
    @OptionGroup(title: "Report") package var report: ReportOptions

    @Option(
        parsing: .unconditional, help: "How often GIF, APNG and WebP play: 0 is for ever.",
        transform: LoopCount.init(parsing:))
    var loop = LoopCount.forEver

    @Option(help: ArgumentHelp("Write each drawn frame's hash as JSON.", valueName: "path"))
    var hashes: String?

    package init() {}

    /// Refuses output that cannot be written, before any work.
    package func checkOutput() throws {
        let destination = try output.destination()
        try check(destination, hashes.map(OutputPath.init))
    }

    /// Refuses output in the place of files that are read.
    package func checkOutput(replacesNoneOf inputs: [String]) throws {
        try OutputPath.check(places, replaceNoneOf: inputs)
    }

    /// Removes what a render left behind that had no chance to do so itself.
    package func removeUnfinishedOutput() {
        for place in places where !place.isPipe { PartLock.removeAbandoned(place.path) }
    }

    private var places: [OutputPath] { [output.output, hashes].compactMap { $0.map(OutputPath.init) } }
}
