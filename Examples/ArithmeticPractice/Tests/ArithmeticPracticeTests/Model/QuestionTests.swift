import Testing

@testable import ArithmeticPractice

@Suite("Questions and rounds")
struct QuestionTests {
    /// Random settings, from the smallest to the largest that the app accepts.
    private static func settings(_ generator: inout SeededGenerator) -> PracticeSettings {
        var settings = PracticeSettings()
        for operation in ArithmeticOperation.allCases {
            settings.setOperation(operation, isIncluded: Bool.random(using: &generator))
        }
        let lower = Int.random(in: 0...20, using: &generator)
        settings.numbers = lower...Int.random(in: lower...30, using: &generator)
        settings.questionCount = Int.random(in: 1...50, using: &generator)
        return settings.validated
    }

    @Test("Every question of a round fits the settings, has the right answer, and is asked once")
    func rounds() {
        for seed in 0..<3_000 {
            var generator = SeededGenerator(seed: UInt64(seed))
            let settings = Self.settings(&generator)
            let round = Round(settings, using: &generator)
            #expect(!round.questions.isEmpty, "seed \(seed)")
            #expect(Set(round.questions).count == round.questions.count, "seed \(seed)")
            for question in round.questions {
                #expect(settings.operations.contains(question.operation), "seed \(seed)")
                #expect(settings.numbers.contains(question.left), "seed \(seed)")
                #expect(settings.numbers.contains(question.right), "seed \(seed)")
                #expect(Self.isRight(question), "seed \(seed): \(question.solution)")
            }
        }
    }

    /// Checks an answer by the opposite operation.
    private static func isRight(_ question: Question) -> Bool {
        let (left, right, answer) = (question.left, question.right, question.answer)
        return switch question.operation {
        case .addition: answer - right == left
        case .subtraction: answer >= 0 && answer + right == left
        case .multiplication: right == 0 ? answer == 0 : answer % right == 0 && answer / right == left
        case .division: right != 0 && answer * right == left
        }
    }

    @Test("A round is as long as the settings say, or has all questions that they permit")
    func length() {
        for seed in 0..<1_000 {
            var generator = SeededGenerator(seed: UInt64(seed))
            let settings = Self.settings(&generator)
            let possible = QuestionPool(settings).count
            let round = Round(settings, using: &generator)
            #expect(round.questions.count == min(settings.questionCount, possible), "seed \(seed)")
        }
        var few = PracticeSettings()
        few.numbers = 1...2
        few.setOperation(.division, isIncluded: true)
        few.setOperation(.addition, isIncluded: false)
        few.setOperation(.subtraction, isIncluded: false)
        var generator = SeededGenerator(seed: 1)
        #expect(Set(Round(few, using: &generator).questions.map(\.text)) == ["1 ÷ 1", "2 ÷ 1", "2 ÷ 2"])
    }

    @Test("The same seed gives the same round, and other seeds give others")
    func seeds() {
        func texts(_ seed: UInt64) -> [String] {
            var generator = SeededGenerator(seed: seed)
            return Round(PracticeSettings(), using: &generator).questions.map(\.text)
        }
        #expect(texts(1) == texts(1))
        #expect(texts(1) != texts(2))
    }

    @Test("All operations are asked about equally often, although fewer divisions have whole results")
    func frequencies() {
        var settings = PracticeSettings()
        for operation in ArithmeticOperation.allCases { settings.setOperation(operation, isIncluded: true) }
        var counts: [ArithmeticOperation: Int] = [:]
        for seed in 0..<500 {
            var generator = SeededGenerator(seed: UInt64(seed))
            for question in Round(settings, using: &generator).questions { counts[question.operation, default: 0] += 1 }
        }
        for operation in ArithmeticOperation.allCases { #expect((1_100...1_400).contains(counts[operation] ?? 0)) }
    }

    @Test("Negative results, fractions and divisions by zero are no questions")
    func impossible() {
        #expect(Question(3, .subtraction, 4) == nil)
        #expect(Question(7, .division, 2) == nil)
        #expect(Question(7, .division, 0) == nil)
        #expect(Question(0, .division, 7)?.answer == 0)
    }

    @Test("Only right answers in time count")
    func score() throws {
        var generator = SeededGenerator(seed: 3)
        var round = Round(PracticeSettings(), using: &generator)
        let first = try #require(round.question)
        let isFirstRight = round.answer(first.answer)
        let isSecondRight = round.answer(nil)
        let third = try #require(round.question)
        let isThirdRight = round.answer(third.answer + 1)
        #expect([isFirstRight, isSecondRight, isThirdRight] == [true, false, false])
        #expect(round.answers == [.right, .timedOut, .wrong(third.answer + 1)])
        #expect(round.rightCount == 1)
        while let question = round.question { round.answer(question.answer) }
        #expect(round.answers.count == 10 && round.rightCount == 8)
        // There is no eleventh question.
        round.answer(1)
        #expect(round.answers.count == 10)
    }

    @Test("Settings that permit no question become usable, and the last operation stays")
    func validation() {
        var settings = PracticeSettings()
        settings.setOperation(.addition, isIncluded: false)
        settings.setOperation(.subtraction, isIncluded: false)
        #expect(settings.operations == [.subtraction])
        settings.setOperation(.division, isIncluded: true)
        settings.setOperation(.subtraction, isIncluded: false)
        settings.numbers = 0...0
        (settings.questionCount, settings.secondsPerQuestion) = (-4, 9_999)
        let valid = settings.validated
        #expect(valid.numbers == 1...20 && valid.questionCount == 1 && valid.secondsPerQuestion == 120)
        #expect(valid.operations == [.division])
    }

    @Test(
        "The weather follows the months", arguments: [(1, Weather.snow), (7, .fireworks), (10, .leaves), (12, .snow)])
    func weather(month: Int, weather: Weather) {
        #expect(Weather.inMonth(month) == weather)
    }
}
