/// What the user practises.
struct PracticeSettings: Codable, Equatable, Sendable {
    /// The operations, each once; never empty.
    private(set) var operations: [ArithmeticOperation] = [.addition, .subtraction]
    /// The numbers of the questions; their answers may be larger.
    var numbers = 1...20
    /// The number of questions in a round.
    ///
    /// A round is shorter if the settings permit fewer different questions.
    var questionCount = 10
    /// The seconds for each question.
    var secondsPerQuestion = 15
    /// The weather of the start page; nil is that of the season.
    var weather: Weather?

    /// Adds or removes an operation; the last one stays.
    mutating func setOperation(_ operation: ArithmeticOperation, isIncluded: Bool) {
        let chosen = ArithmeticOperation.allCases.filter {
            $0 == operation ? isIncluded : operations.contains($0)
        }
        if !chosen.isEmpty { operations = chosen }
    }

    /// The settings with all values in the ranges that the app offers, for settings from a file.
    var validated: PracticeSettings {
        var valid = self
        valid.operations = ArithmeticOperation.allCases.filter(operations.contains)
        if valid.operations.isEmpty { valid.operations = PracticeSettings().operations }
        valid.numbers = numbers.clamped(to: Self.allowedNumbers)
        if QuestionPool(valid).count == 0 { valid.numbers = PracticeSettings().numbers }
        valid.questionCount = min(max(questionCount, 1), 50)
        valid.secondsPerQuestion = min(max(secondsPerQuestion, 1), 120)
        return valid
    }

    /// The numbers that questions may have.
    static let allowedNumbers = 0...100
}
