import Media

/// The scene times of a film's frames.
package struct FrameTimes: Equatable, Sendable {
    package static let mostFrames = EncodingOptions.mostFrames
    /// The longest film, in seconds: about 32 years.
    package static let longest = Rational(1_000_000_000)

    /// The time of frame 0, in scene seconds.
    let start: Rational
    let rate: FrameRate
    /// The number of scene seconds in one second of film.
    let speed: Rational

    package init(start: Rational, rate: FrameRate, speed: Rational = .one) {
        self.start = start
        self.rate = rate
        self.speed = speed
    }

    /// Returns the scene time of frame `index` in seconds, rounded only once.
    package func time(of index: Int) -> Double { (start + Rational(index) * speed / rate.value).doubleValue }

    /// Returns the number of frames in `length` scene seconds: those at start, start + 1/rate and so on before the end.
    ///
    /// - Returns: Nil for a length, or a number of frames, above the limits.
    package func count(in length: Rational) -> Int? {
        guard length <= Self.longest else { return nil }
        let count = (length * rate.value / speed).roundedUp
        return count <= Self.mostFrames ? Int(count) : nil
    }
}

extension FrameRate {
    /// The rate as an exact fraction.
    package var value: Rational { Rational(Int128(numerator), over: Int128(denominator)) }
}

extension Rational {
    /// Creates the exact number of seconds in a duration.
    init(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        let unit: Int128 = 1_000_000_000_000_000_000
        self.init(Int128(seconds) * unit + Int128(attoseconds), over: unit)
    }
}
