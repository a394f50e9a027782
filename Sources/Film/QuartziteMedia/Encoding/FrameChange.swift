/// What is known about the difference of a frame from the one before it in a film.
///
/// Encoders neither read nor convert what is known to be equal. They do not compare pixels to find out: that takes as long
/// as the conversion.
package enum FrameChange: Equatable, Sendable {
    /// Any pixel may differ.
    case unknown
    /// All pixels are equal.
    case nothing
    /// All rows outside of a range are equal.
    case rows(Range<Int>)

    /// Returns the rows that may differ, in a frame of some height.
    func rows(height: Int) -> Range<Int> {
        switch self {
        case .unknown: 0..<height
        case .nothing: 0..<0
        case .rows(let rows): rows.clamped(to: 0..<height)
        }
    }

    /// Returns the difference of a frame from the last but one, if this one is that of the last frame.
    func following(_ earlier: FrameChange) -> FrameChange {
        switch (earlier, self) {
        case (.unknown, _), (_, .unknown): .unknown
        case (.nothing, let change), (let change, .nothing): change
        case (.rows(let a), .rows(let b)):
            .rows(min(a.lowerBound, b.lowerBound)..<max(a.upperBound, b.upperBound))
        }
    }
}
