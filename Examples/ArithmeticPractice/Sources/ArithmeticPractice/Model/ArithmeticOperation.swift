/// One of the four operations of arithmetic.
enum ArithmeticOperation: String, Codable, CaseIterable, Sendable {
    case addition, subtraction, multiplication, division

    /// The sign between the numbers of a question.
    var symbol: String {
        switch self {
        case .addition: "+"
        case .subtraction: "−"
        case .multiplication: "×"
        case .division: "÷"
        }
    }

    /// Returns the result for two numbers; nil if it is negative or not a whole number.
    func result(_ left: Int, _ right: Int) -> Int? {
        switch self {
        case .addition: left + right
        case .subtraction: left >= right ? left - right : nil
        case .multiplication: left * right
        case .division: right != 0 && left.isMultiple(of: right) ? left / right : nil
        }
    }
}
