/// The integral of an animated birth rate over the layer's time, and its inverse.
///
/// Each animation span stores one period as equal steps and repeats it. The rate of a step is the rate at its midpoint,
/// so the integral is exact for rates that change linearly. Both directions take a few comparisons, whatever the time.
final class BirthRateCurve: Sendable {
    private struct Piece: Sendable {
        var start: Double
        var end: Double
        /// The integral up to the start; the first piece has no start and stores the integral up to its end.
        var before = 0.0
        /// The length of one step in seconds.
        var step = 0.0
        var period = 0.0
        /// The integrals over the first 0, 1, 2, … steps of a period; empty if the rate is constant.
        var sums: [Double] = []
        /// The constant rate, or the mean rate of the period.
        var rate = 0.0

        /// The integral from the start to `time`, which lies within the piece.
        func births(to time: Double) -> Double {
            guard start.isFinite else { return (time - (end.isFinite ? end : 0)) * rate }
            guard let total = sums.last else { return (time - start) * rate }
            let cycles = ((time - start) / period).rounded(.down)
            let steps = (time - start - cycles * period) / step
            let index = min(Int(max(0, steps)), sums.count - 2)
            let part = min(max(0, steps - Double(index)), 1)
            return cycles * total + sums[index] + part * (sums[index + 1] - sums[index])
        }

        /// The time at which the integral from the start first reaches `births`, which is greater than 0.
        func time(of births: Double) -> Double {
            guard let total = sums.last else { return start + births / rate }
            let cycles = max(0, (births / total).rounded(.up) - 1)
            let rest = min(max(0, births - cycles * total), total)
            let low = sums[1..<(sums.count - 1)].partitioningIndex { $0 >= rest } - 1
            let rise = sums[low + 1] - sums[low]
            return start + cycles * period + (Double(low) + (rise > 0 ? (rest - sums[low]) / rise : 0)) * step
        }
    }

    private let pieces: [Piece]
    /// The highest rate of any step.
    let peak: Double

    /// Samples the rate, which is finite and not negative, at the times that `spans` requires.
    init(_ spans: AnimationSpans, rate: (Double) -> Double) {
        var pieces: [Piece] = []
        var peak = 0.0
        for span in spans.spans {
            var piece = Piece(start: span.start, end: span.end)
            if let last = pieces.last, last.start.isFinite { piece.before = last.before + last.births(to: span.start) }
            if span.period != nil {
                let (count, length) = AnimationSpans.steps(of: span)
                piece.step = length
                piece.period = length * Double(count)
                piece.sums = [0]
                piece.sums.reserveCapacity(count + 1)
                for i in 0..<count {
                    let value = rate(span.start + (Double(i) + 0.5) * length)
                    peak = max(peak, value)
                    piece.sums.append(piece.sums[i] + value * length)
                }
                piece.rate = piece.sums[count] / piece.period
            } else {
                piece.rate = rate(AnimationSpans.still(span))
                peak = max(peak, piece.rate)
            }
            pieces.append(piece)
        }
        self.pieces = pieces
        self.peak = peak
    }

    /// The integral of the rate from the curve's own reference time to `time`.
    func integral(to time: Double) -> Double {
        guard let piece = pieces.last(where: { $0.start <= time }) ?? pieces.first else { return 0 }
        return piece.before + piece.births(to: time)
    }

    /// The first time at which the integral reaches `value`; infinity if it never does.
    func time(reaching value: Double) -> Double {
        for piece in pieces where piece.rate > 0 {
            guard piece.start.isFinite else {
                // The integral of the first piece is 0 at its end, or at time 0 if it is the only piece.
                if value <= 0 || pieces.count == 1 { return (piece.end.isFinite ? piece.end : 0) + value / piece.rate }
                continue
            }
            let reached = piece.end.isFinite ? piece.before + piece.births(to: piece.end) : .infinity
            if value <= reached { return value <= piece.before ? piece.start : piece.time(of: value - piece.before) }
        }
        return .infinity
    }
}
