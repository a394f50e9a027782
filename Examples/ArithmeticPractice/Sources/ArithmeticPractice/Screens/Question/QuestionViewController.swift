import UIKit

/// The question page: asks the questions of a round one after the other, each against the clock.
final class QuestionViewController: UIViewController {
    /// What the page is doing.
    private enum Phase {
        /// The user types an answer.
        case asking
        /// The page shows whether the answer was right.
        case showingAnswer
        /// The finish page follows.
        case finished
    }

    private let store: PracticeStore
    private(set) var round: Round
    private let countdown = Countdown()
    private var phase = Phase.asking
    /// Ends the time for which an answer is shown.
    private var pause: Timer?

    private lazy var questionView = QuestionView(questionCount: round.questions.count) { [weak self] in self?.press($0)
    }

    /// The number of digits that an answer may have.
    private static let digitLimit = 5

    init(store: PracticeStore, round: Round) {
        self.store = store
        self.round = round
        super.init(nibName: nil, bundle: nil)
        countdown.onTick = { [weak self] in self?.showClock() }
        countdown.onEnd = { [weak self] in self?.answer(nil) }
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = questionView }

    override func viewDidLoad() {
        super.viewDidLoad()
        questionView.field.onInsert = { [weak self] in self?.type($0) }
        questionView.field.onDelete = { [weak self] in self?.press(.delete) }
        ask()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        questionView.field.becomeFirstResponder()
        switch phase {
        case .asking: countdown.start()
        case .showingAnswer: proceed(after: 1)
        case .finished: break
        }
    }

    /// Stops the timers: a page that is not on screen must not count on.
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        countdown.stop()
        pause?.invalidate()
        pause = nil
        questionView.field.resignFirstResponder()
    }

    // MARK: Questions

    /// Whether the user can answer.
    var isAsking: Bool { phase == .asking }

    /// Whether the time of a question runs.
    var isCounting: Bool { countdown.isRunning }

    /// Shows the next question, or the finish page after the last one.
    private func ask() {
        guard let question = round.question else { return finish() }
        phase = .asking
        title = "\(round.answers.count + 1) / \(round.questions.count)"
        questionView.show(question)
        countdown.reset(seconds: store.settings.secondsPerQuestion)
        showClock()
        if viewIfLoaded?.window != nil { countdown.start() }
    }

    /// Takes an answer; nil means that the time has run out.
    private func answer(_ number: Int?) {
        guard phase == .asking, let question = round.question else { return }
        phase = .showingAnswer
        countdown.stop()
        let isRight = round.answer(number)
        if let answer = round.answers.last { questionView.show(answer, to: question) }
        questionView.progress.show(round.answers, animated: true)
        proceed(after: isRight ? 1 : 2)
    }

    /// Continues with the next question after some seconds.
    private func proceed(after seconds: TimeInterval) {
        pause?.invalidate()
        pause = Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.ask() }
        }
    }

    /// Saves the result and shows it in place of this page.
    private func finish() {
        guard phase != .finished else { return }
        phase = .finished
        let result = RoundResult(
            date: Date(), rightCount: round.rightCount, questionCount: max(1, round.questions.count))
        store.add(result)
        guard let navigationController, let start = navigationController.viewControllers.first else { return }
        let page = FinishViewController(store: store, result: result)
        navigationController.setViewControllers([start, page], animated: true)
    }

    /// Shows the next picture of the ticking clock.
    private func showClock() {
        let lean = [CGFloat(0), 1, 0, -1][countdown.ticksLeft % 4]
        questionView.clock.image = AlarmClock(timeLeft: countdown.timeLeft, lean: lean).image(side: 260)
    }

    // MARK: Keys

    private func press(_ key: NumberPad.Key) {
        guard phase == .asking else { return }
        let field = questionView.field
        switch key {
        case .digit(let digit) where field.text.count < Self.digitLimit: field.text += "\(digit)"
        case .digit: break
        case .delete: field.text = String(field.text.dropLast())
        case .done:
            // Without digits, there is nothing to check yet.
            if let number = Int(field.text) { answer(number) }
        }
    }

    /// Takes characters of a keyboard; all but digits and Return are ignored.
    private func type(_ text: String) {
        for character in text {
            if let digit = character.wholeNumberValue, (0...9).contains(digit) {
                press(.digit(digit))
            } else if character.isNewline {
                press(.done)
            }
        }
    }
}
