/// The number of drawing threads, or a percentage of the processors (`50%`).
package enum WorkerCount: ParsedArgument, Hashable {
    case threads(Int)
    case percent(Int)

    static let maximumCount = 256

    package init(parsing text: String) throws {
        let isPercentage = text.hasSuffix("%")
        guard let number = Int(isPercentage ? text.dropLast() : text[...]) else {
            throw InvalidArgument("write a number of threads, or a percentage of the processors, such as 50%")
        }
        guard (1...(isPercentage ? 100 : Self.maximumCount)).contains(number) else {
            throw InvalidArgument(
                isPercentage
                    ? "a percentage must be between 1% and 100%" : "there can be 1 to \(Self.maximumCount) threads")
        }
        self = isPercentage ? .percent(number) : .threads(number)
    }

    /// The argument as text.
    package var text: String {
        switch self {
        case .threads(let count): "\(count)"
        case .percent(let percentage): "\(percentage)%"
        }
    }

    /// Returns the number of threads, at least 1.
    package func threads(processors: Int) -> Int {
        switch self {
        case .threads(let count): count
        case .percent(let percentage): max(1, processors * percentage / 100)
        }
    }
}
