/// The results of past rounds, the oldest first.
struct History: Codable, Equatable, Sendable {
    private(set) var results: [RoundResult] = []

    /// The number of results that are kept; older ones are dropped.
    static let limit = 1_000

    /// Adds the result of a new round.
    mutating func add(_ result: RoundResult) {
        results = Array((results + [result]).suffix(Self.limit))
    }

    /// The coins in the bank: one for each right answer.
    var coinCount: Int { results.reduce(0) { $0 + $1.rightCount } }
}
