import UIKit

/// The data of an answer, in the parts in which it arrives.
struct AnswerParts {
    /// The size in bytes above which an answer arrives in parts.
    static let size = 1 << 16
    /// The largest number of parts.
    static let maximumCount = 10

    /// All data.
    let data: Data
    /// The parts; at least one.
    let parts: [Data]
    /// The time in seconds between two parts.
    let interval: Double

    /// Divides data into a number of equal parts.
    init(_ data: Data, _ count: Int, every interval: Double) {
        (self.data, self.interval) = (data, interval)
        let size = max((data.count + count - 1) / max(count, 1), 1)
        let starts = Array(stride(from: 0, to: data.count, by: size))
        parts = starts.isEmpty ? [data] : starts.map { data.dropFirst($0).prefix(size) }.map { Data($0) }
    }

    /// Returns the number of parts of an answer whose data are known.
    static func count(_ length: Int) -> Int { min(max((length + size - 1) / size, 1), maximumCount) }
}
