/// A range of frames `a-b`, both ends included; `a` alone is one frame.
package struct FrameRange: ParsedArgument, Hashable {
    package let first: Int
    package let last: Int

    var count: Int { last - first + 1 }

    package init(only frame: Int) {
        first = frame
        last = frame
    }

    package init(parsing text: String) throws {
        let ends = text.split(separator: "-", omittingEmptySubsequences: false)
        let numbers = ends.compactMap { end in
            !end.isEmpty && end.utf8.allSatisfy { (48...57).contains($0) } ? Int(end) : nil
        }
        guard numbers.count == ends.count, let first = numbers.first, let last = numbers.last, numbers.count <= 2 else {
            throw InvalidArgument("write the first and last frame as 0-119")
        }
        guard first <= last else { throw InvalidArgument("the first frame must not be after the last") }
        guard last <= 1_000_000_000 else { throw InvalidArgument("a frame number may be at most 1000000000") }
        self.first = first
        self.last = last
    }
}
