import Media
import QuartziteFilm

/// The frames to draw, and their exact times.
package struct FramePlan: Equatable {
    static let mostFrames = FrameTimes.mostFrames

    package let rate: FrameRate
    /// Scene seconds per second of output.
    let speed: Rational
    /// The time of frame 0 in scene seconds.
    let start: Rational
    package let frames: Range<Int>

    /// The part of a scene to show; at most one of `end`, `duration` and `range` may be set.
    package struct Selection {
        var start: TimeArgument?
        var end: TimeArgument?
        var duration: TimeArgument?
        var range: FrameRange?
    }

    package init(_ selection: Selection, rate: FrameRate, speed: Rational, sceneDuration: Rational) throws {
        guard [selection.end != nil, selection.duration != nil, selection.range != nil].count(where: { $0 }) <= 1 else {
            throw Failure.usage("--end, --duration and --frames cannot be combined; give one of them")
        }
        self.rate = rate
        self.speed = speed
        start = selection.start?.seconds(at: rate) ?? .zero
        if let range = selection.range {
            frames = range.first..<range.last + 1
        } else {
            let length: Rational
            if let end = selection.end?.seconds(at: rate) {
                guard end > start else { throw Failure.usage("--end must be later than --start") }
                length = end - start
            } else if let duration = selection.duration?.seconds(at: rate) {
                guard duration > .zero else { throw Failure.usage("--duration must be longer than 0s") }
                length = duration
            } else {
                // The rest of the scene; if it has ended already, it continues for its own duration.
                length = start < sceneDuration ? sceneDuration - start : sceneDuration
            }
            let times = FrameTimes(start: start, rate: rate, speed: speed)
            guard let count = times.count(in: length) else { throw Self.tooMany }
            frames = 0..<count
        }
        guard frames.count <= Self.mostFrames else { throw Self.tooMany }
        guard start <= TimeArgument.longest else { throw Failure.usage("--start may be at most 1000000000s") }
    }

    /// Returns the scene time of a frame in seconds, rounded once.
    package func time(of index: Int) -> Double {
        FrameTimes(start: start, rate: rate, speed: speed).time(of: index)
    }

    private static let tooMany = Failure.usage(
        "more than \(mostFrames) frames; shorten --duration or lower --fps"
    )
}
