/// The number of drawing threads, or a percentage of the processors (`50%`).
package enum WorkerCount: ParsedArgument, Hashable {
    case threads(Int)
    case percent(Int)

    static let most = 256

    package init(parsing text: String) throws {
        let isShare = text.hasSuffix("%")
        guard let number = Int(isShare ? text.dropLast() : text[...]) else {
            throw InvalidArgument("write a number of threads, or a percentage of the processors, such as 50%")
        }
        guard (1...(isShare ? 100 : Self.most)).contains(number) else {
            throw InvalidArgument(
                isShare ? "a percentage must be between 1% and 100%" : "there can be 1 to \(Self.most) threads")
        }
        self = isShare ? .percent(number) : .threads(number)
    }

    /// Returns the number of threads, at least 1.
    func threads(processors: Int) -> Int {
        switch self {
        case .threads(let count): count
        case .percent(let share): max(1, processors * share / 100)
        }
    }
}
