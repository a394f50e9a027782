import ArgumentParser
import Foundation
import Media
import QuartziteFilm

/// The options of commands that render films.
package struct RenderOptions: ParsableArguments {
    @OptionGroup(title: "Stage") package var stage: StageOptions
    @OptionGroup(title: "Appearance") package var appearance: AppearanceOptions
    @OptionGroup(title: "Timeline") var timeline: TimelineOptions
    @OptionGroup(title: "Output") package var output: OutputOptions
    @OptionGroup(title: "Report") package var report: ReportOptions

    @Option(
        parsing: .unconditional,
        help: "The number of times that a GIF, APNG or WebP plays; 0 means forever. Default: 0.",
        transform: LoopCount.init(parsing:))
    var loop = LoopCount.forEver

    @Option(help: ArgumentHelp("Write the hash of each frame as JSON.", valueName: "path"))
    var hashes: String?

    package init() {}

    /// Throws if the output cannot be written, before any work is done.
    package func checkOutput() throws {
        let destination = try output.destination()
        try check(destination, hashes.map(OutputPath.init))
    }

    /// Throws if the output would replace one of the input files.
    package func checkOutput(replacesNoneOf inputs: [String]) throws {
        try OutputPath.check(places, replaceNoneOf: inputs)
    }

    /// Removes unfinished files of a render that could not remove them itself.
    package func removeUnfinishedOutput() {
        for place in places where !place.isPipe { PartLock.removeAbandoned(place.path) }
    }

    private var places: [OutputPath] { [output.output, hashes].compactMap { $0.map(OutputPath.init) } }
}
