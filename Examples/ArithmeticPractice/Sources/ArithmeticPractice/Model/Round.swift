/// A round of questions with the answers so far.
struct Round: Equatable, Sendable {
    /// What the user did with a question.
    enum Answer: Equatable, Sendable {
        case right
        case wrong(Int)
        case timedOut
    }

    let questions: [Question]
    private(set) var answers: [Answer] = []

    /// Creates a round of random questions; no two are equal.
    ///
    /// The round has fewer questions than the settings say if they permit fewer different ones.
    init(_ settings: PracticeSettings, using generator: inout some RandomNumberGenerator) {
        var pool = QuestionPool(settings)
        var questions: [Question] = []
        while questions.count < settings.questionCount, let question = pool.takeQuestion(using: &generator) {
            questions.append(question)
        }
        self.questions = questions
    }

    /// The question to answer next; nil after the last one.
    var question: Question? { answers.count < questions.count ? questions[answers.count] : nil }

    /// The number of right answers.
    ///
    /// An answer that came too late is not right.
    var rightCount: Int { answers.count { $0 == .right } }

    /// Answers the current question; nil means that its time has run out.
    ///
    /// Returns whether the answer is right.
    @discardableResult mutating func answer(_ number: Int?) -> Bool {
        guard let question else { return false }
        switch number {
        case question.answer?: answers.append(.right)
        case let number?: answers.append(.wrong(number))
        case nil: answers.append(.timedOut)
        }
        return answers.last == .right
    }
}
