import ArgumentParser
import QuartziteMedia
import QuartziteFilm

/// The selection of frames to draw.
package struct TimelineOptions: ParsableArguments {
    @Option(
        parsing: .unconditional, help: "Frames per second, up to 240. Default: 60, or 50 for GIF.",
        transform: FrameRate.init(parsing:))
    var fps: FrameRate?

    @Option(
        parsing: .unconditional, help: "The scene time of the first frame: 1.5s, 250ms, 00:01.5 or 45f. Default: 0s.",
        transform: TimeArgument.init(parsing:))
    var start: TimeArgument?

    @Option(
        parsing: .unconditional, help: "The scene time at which to end; no frame is drawn at this time.",
        transform: TimeArgument.init(parsing:))
    var end: TimeArgument?

    @Option(
        parsing: .unconditional, help: "The duration in scene time. Default: the scene's own.",
        transform: TimeArgument.init(parsing:))
    var duration: TimeArgument?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The first and last frame to draw, such as 0-119.", valueName: "a-b"),
        transform: FrameRange.init(parsing:))
    var frames: FrameRange?

    @Option(
        parsing: .unconditional, help: "The seconds of the scene per second of output. Default: 1.",
        transform: PositiveNumber.init(parsing:))
    var speed: PositiveNumber?

    package init() {}

    /// Whether an option selects frames.
    var selectsFrames: Bool { start != nil || end != nil || duration != nil || frames != nil }

    /// Selects the frame at one time.
    mutating func showOnly(_ time: TimeArgument) {
        start = time
        frames = FrameRange(only: 0)
    }

    func plan(format: FilmFormat?, sceneDuration: Rational) throws -> FilmPlan {
        try FilmPlan(
            FrameSelection(start: start, end: end, duration: duration, range: frames),
            rate: fps ?? format?.defaultRate ?? .fps60, speed: speed?.value ?? .one,
            sceneDuration: sceneDuration
        )
    }
}
