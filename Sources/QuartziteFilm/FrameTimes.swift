import Media

/// The scene times that a film's frames show.
package struct FrameTimes: Equatable, Sendable {
    package static let mostFrames = EncodingOptions.mostFrames
    /// Seconds: about 32 years.
    package static let longest = Rational(1_000_000_000)

    /// The time of frame 0, in scene seconds.
    let start: Rational
    let rate: FrameRate
    /// Scene seconds in one second of film.
    let speed: Rational

    package init(start: Rational, rate: FrameRate, speed: Rational = .one) {
        self.start = start
        self.rate = rate
        self.speed = speed
    }

    /// Scene seconds of frame `index`, rounded once.
    package func time(of index: Int) -> Double { (start + Rational(index) * speed / rate.value).doubleValue }

    /// How many frames show `length` scene seconds: those at start, start + 1/rate and so on before the end.
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
    /// The seconds of a duration, exactly.
    init(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        let unit: Int128 = 1_000_000_000_000_000_000
        self.init(Int128(seconds) * unit + Int128(attoseconds), over: unit)
    }
}
