import ArgumentParser
import Foundation
import QuartziteFilm

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

    /// Removes what a render left behind that had no chance to do so itself.
    package func removeUnfinishedOutput() {
        for place in places where !place.isPipe {
            // Nobody else is writing there if the lock can be had.
            guard let lock = try? PartLock(output: place) else {
                let folder = place.path.hasSuffix("/") ? String(place.path.dropLast()) : place.path
                try? FileManager.default.removeItem(atPath: folder + ".part")
                continue
            }
            lock.discard()
        }
    }

    private var places: [OutputPath] { [output.output, hashes].compactMap { $0.map(OutputPath.init) } }
}
