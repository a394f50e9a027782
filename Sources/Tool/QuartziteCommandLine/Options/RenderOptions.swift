import ArgumentParser
import Foundation
import QuartziteMedia
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

    @Flag(
        help: """
            Encode a segment as an MP4 film of this --quality, so that `join` only copies it. Without, a segment is \
            lossless.
            """)
    var encodeChunks = false

    @Option(help: ArgumentHelp("Write the hash of each frame as JSON.", valueName: "path"))
    var hashes: String?

    @Option(
        help: ArgumentHelp(
            "Write the elements that VoiceOver would visit in the last frame as JSON.", valueName: "path"))
    var accessibility: String?

    package init() {}

    /// Throws if the output cannot be written, before any work is done.
    package func checkOutput() throws {
        let destination = try output.destination()
        try loop.check(fits: destination?.kind)
        try check(destination)
    }

    /// Throws if the output would replace one of the input files.
    package func checkOutput(replacesNoneOf inputs: [String]) throws {
        try OutputPath.check(places, replaceNoneOf: inputs)
    }

    /// Whether the output records the film that its frames belong to.
    package var needsOrigin: Bool {
        switch try? output.destination()?.kind {
        case .folder, .segment: true
        case .film, nil: false
        }
    }

    /// Returns the frames of the film in the output's format.
    package func filmPlan(sceneDuration: Double) throws -> FilmPlan {
        let duration = Rational(Int128((sceneDuration * 1000).rounded()), over: 1000)
        let format = try output.destination()?.format
        let plan = try timeline.plan(format: format, sceneDuration: duration)
        try plan.check(fits: format)
        return plan
    }

    /// Whether an option sets the frame rate.
    package var selectsRate: Bool { timeline.fps != nil }

    /// The options of encoded segments that become the same film as these.
    package var encodedSegmentWords: [String] {
        ["--encode-chunks"] + (output.quality == .medium ? [] : ["--quality", output.quality.rawValue])
    }

    /// The options of `join` that encode as these do.
    package func encodingWords(_ format: FilmFormat) -> [String] {
        var words = output.quality == .medium ? [] : ["--quality", output.quality.rawValue]
        if output.format != nil { words += ["--format", format.rawValue] }
        if loop.value != LoopCount.forEver.value { words += ["--loop", "\(loop.value)"] }
        return words
    }

    /// Removes unfinished files of a render that could not remove them itself.
    package func removeUnfinishedOutput() {
        for place in places where !place.isPipe {
            PartLock.removeAbandoned(place.path)
            PartLock.removeAbandonedShares(of: place.path)
        }
    }

    private var places: [OutputPath] { [output.output, hashes, accessibility].compactMap { $0.map(OutputPath.init) } }
}
