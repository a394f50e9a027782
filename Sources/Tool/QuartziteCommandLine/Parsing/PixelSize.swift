/// The size of the output in pixels, such as `1280x720`.
package struct PixelSize: ParsedArgument, Hashable, CustomStringConvertible {
    static let longestSide = 16_384
    static let largestArea = 64_000_000

    package let width: Int
    package let height: Int

    package init(parsing text: String) throws {
        let sides = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
        let numbers = sides.compactMap { side in side.utf8.allSatisfy { (48...57).contains($0) } ? Int(side) : nil }
        guard sides.count == 2, numbers.count == 2 else { throw InvalidArgument("write a size as 1280x720") }
        try self.init(width: numbers[0], height: numbers[1])
    }

    init(width: Int, height: Int) throws {
        guard width > 0, height > 0 else { throw InvalidArgument("both sides must be at least 1 pixel") }
        guard width <= Self.longestSide, height <= Self.longestSide else {
            throw InvalidArgument("a side may have at most \(Self.longestSide) pixels")
        }
        guard width * height <= Self.largestArea else {
            throw InvalidArgument("a frame may have at most \(Self.largestArea / 1_000_000) million pixels")
        }
        self.width = width
        self.height = height
    }

    package var description: String { "\(width)x\(height)" }
}
