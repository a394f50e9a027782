import Foundation

/// An input at its time in seconds since the scene began.
package struct TimedInput: Codable, Hashable, Sendable {
    package var time: TimeInterval
    package var input: StageInput

    package init(_ time: TimeInterval, _ input: StageInput) {
        self.time = time
        self.input = input
    }

    package init(_ time: TimeInterval, _ touch: StageTouch) { self.init(time, .touch(touch)) }
}

extension RangeReplaceableCollection where Element == TimedInput, Self: RandomAccessCollection {
    /// Inserts inputs, which are in time order, each after existing ones with the same time.
    mutating func insert(_ new: [TimedInput]) {
        guard let first = new.first else { return }
        var merged: [TimedInput] = []
        // The inputs before the first new one, usually most of them, stay in place.
        let start = lastIndex { $0.time <= first.time }.map { index(after: $0) } ?? startIndex
        var rest = self[start...]
        for input in new {
            while let next = rest.first, next.time <= input.time {
                merged.append(next)
                rest = rest.dropFirst()
            }
            merged.append(input)
        }
        replaceSubrange(start..., with: merged + rest)
    }
}
