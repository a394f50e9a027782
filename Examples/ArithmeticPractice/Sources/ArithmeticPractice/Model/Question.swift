/// A question such as 7 × 8, whose answer is a whole number of at least 0.
struct Question: Hashable, Sendable {
    let left: Int
    let operation: ArithmeticOperation
    let right: Int
    let answer: Int

    /// Creates a question; nil if its answer would be negative or not a whole number.
    init?(_ left: Int, _ operation: ArithmeticOperation, _ right: Int) {
        guard let answer = operation.result(left, right) else { return nil }
        (self.left, self.operation, self.right, self.answer) = (left, operation, right, answer)
    }

    /// The question as it is shown, such as "7 × 8".
    var text: String { "\(left) \(operation.symbol) \(right)" }

    /// The question with its answer, such as "7 × 8 = 56".
    var solution: String { "\(text) = \(answer)" }
}
