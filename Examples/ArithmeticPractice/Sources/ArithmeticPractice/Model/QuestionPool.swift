/// The questions that fit some settings; each one is taken at most once.
///
/// The operation is sampled before the numbers, so that division is as frequent as addition although it has fewer
/// questions with whole results.
struct QuestionPool {
    /// The remaining questions of each operation that has any.
    private var remaining: [[Question]]

    init(_ settings: PracticeSettings) {
        let numbers = settings.numbers
        remaining = settings.operations.map { operation in
            numbers.flatMap { left in numbers.compactMap { right in Question(left, operation, right) } }
        }
        remaining.removeAll(where: \.isEmpty)
    }

    /// The number of remaining questions.
    var count: Int { remaining.reduce(0) { $0 + $1.count } }

    /// Removes and returns a random question; nil if none is left.
    mutating func takeQuestion(using generator: inout some RandomNumberGenerator) -> Question? {
        guard let operation = remaining.indices.randomElement(using: &generator),
            let index = remaining[operation].indices.randomElement(using: &generator)
        else { return nil }
        remaining[operation].swapAt(index, remaining[operation].count - 1)
        let question = remaining[operation].removeLast()
        if remaining[operation].isEmpty { remaining.remove(at: operation) }
        return question
    }
}
