import QuartziteMedia
import QuartziteFilm

extension FilmPlan {
    /// Creates the film of a part of a scene.
    package init(_ selection: FrameSelection, rate: FrameRate, speed: Rational, sceneDuration: Rational) throws {
        guard [selection.end != nil, selection.duration != nil, selection.range != nil].count(where: { $0 }) <= 1 else {
            throw Failure.usage("--end, --duration and --frames cannot be combined; give one of them")
        }
        let start = selection.start?.seconds(at: rate) ?? .zero
        guard start <= TimeArgument.longest else { throw Failure.usage("--start may be at most 1000000000s") }
        do {
            if let range = selection.range {
                try self.init(frames: range.first..<range.last + 1, start: start, rate: rate, speed: speed)
                return
            }
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
            try self.init(start: start, length: length, rate: rate, speed: speed)
        } catch FilmError.outsideLimits {
            throw Failure.usage("more than \(Self.maximumFrames) frames; shorten --duration or lower --fps")
        }
    }

    /// Throws if a format cannot hold the film, and names the option that helps.
    ///
    /// - Parameter slower: How to choose a lower frame rate.
    package func check(fits format: FilmFormat?, slower: String = "choose --fps 50 or less") throws {
        do {
            if let format { try check(fits: format) }
        } catch FilmError.unsupported(.gif, _) {
            throw Failure.usage("GIF cannot play \(rate) frames per second; \(slower)")
        } catch FilmError.unsupported(.png, _) {
            throw Failure.usage("a PNG holds one frame, not \(frames.count); name a folder as in frames/, or an .apng")
        }
    }
}
