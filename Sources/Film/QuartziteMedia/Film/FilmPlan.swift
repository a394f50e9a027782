/// The frames of a film, and their exact times in the scene.
package struct FilmPlan: Equatable, Sendable {
    package static let maximumFrames = EncodingOptions.maximumFrames
    /// The longest film, in seconds: about 32 years.
    package static let longest = Rational(1_000_000_000)

    package let rate: FrameRate
    /// The number of scene seconds in one second of film.
    package let speed: Rational
    /// The time of frame 0, in scene seconds after the origin.
    package let start: Rational
    /// The scene time that others are relative to, in seconds.
    package let origin: Double
    package let frames: Range<Int>
    /// Whether the film has other frames, which may be written to the same folder.
    package let isSlice: Bool

    /// Creates a film of frames with certain numbers, which are at least 0; throws if there are too many.
    package init(
        frames: Range<Int>, isSlice: Bool = true, start: Rational = .zero, rate: FrameRate, speed: Rational = .one,
        origin: Double = 0
    ) throws {
        guard frames.count <= Self.maximumFrames else { throw Self.tooMany }
        (self.rate, self.speed, self.start, self.origin) = (rate, speed, start, origin)
        (self.frames, self.isSlice) = (frames, isSlice)
    }

    /// Creates a film of an interval, with frames at start, start + 1/rate and so on before its end; throws if there are
    /// too many.
    package init(
        start: Rational, length: Rational, rate: FrameRate, speed: Rational = .one, origin: Double = 0
    ) throws {
        guard length <= Self.longest else { throw Self.tooMany }
        let count = (length * rate.value / speed).roundedUp
        guard count <= Self.maximumFrames else { throw Self.tooMany }
        try self.init(
            frames: 0..<Int(count), isSlice: false, start: start, rate: rate, speed: speed, origin: origin)
    }

    /// Returns the scene time of a frame in seconds, rounded only once if the origin is 0.
    package func time(of index: Int) -> Double {
        origin + (start + Rational(index) * speed / rate.value).doubleValue
    }

    /// Throws if a format cannot hold the film: GIF is too slow, or PNG has one frame.
    package func check(fits format: FilmFormat) throws {
        if format == .gif, rate.value > FrameRate.fps50.value {
            throw FilmError.unsupported(.gif, reason: "cannot play \(rate) frames a second; choose 50 or less")
        }
        if format == .png, frames.count > 1 {
            throw FilmError.unsupported(
                .png, reason: "holds one frame, not \(frames.count); name a folder, or an .apng")
        }
    }

    /// Returns the options of a file with these frames.
    package func encoding(
        width: Int, height: Int, quality: FilmQuality, loopCount: Int = 0, keepsAlpha: Bool = false,
        replacesFiles: Bool = true
    ) -> EncodingOptions {
        var options = EncodingOptions(
            width: width, height: height, frameRate: rate, quality: quality, loopCount: loopCount,
            keepsAlpha: keepsAlpha)
        options.replacesFiles = replacesFiles
        options.firstFrame = frames.lowerBound
        options.isSlice = isSlice
        return options
    }

    private static let tooMany = FilmError.outsideLimits(
        "more than \(maximumFrames) frames: choose a shorter duration or a lower frame rate")
}
