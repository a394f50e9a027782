import QuartziteMedia

/// The number of times that a film plays, up to 65535; 0 means forever.
package struct LoopCount: ParsedArgument, Hashable {
    package static let forEver = LoopCount(value: 0)
    static let maximumCount = 65_535

    package let value: Int

    private init(value: Int) { self.value = value }

    package init(parsing text: String) throws {
        guard let number = Int(text), (0...Self.maximumCount).contains(number) else {
            throw InvalidArgument("write a number from 1 to \(Self.maximumCount), or 0 to play forever")
        }
        value = number
    }

    /// Throws if films of a kind cannot contain how often they play.
    package func check(fits kind: Destination.Kind?) throws {
        guard value != Self.forEver.value, let kind else { return }
        switch kind {
        case .film(.gif), .film(.apng), .film(.webp): return
        case .segment: throw Failure.usage("--loop has no effect on a segment; give it to join")
        case .film(let format): throw Failure.usage("--loop has no effect on \(format); choose gif, apng or webp")
        case .folder: throw Failure.usage("--loop has no effect on a folder of PNGs; choose gif, apng or webp")
        }
    }
}
