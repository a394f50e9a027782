import UIKit

/// The finish page: celebrates the result of a round.
final class FinishViewController: UIViewController {
    private let store: PracticeStore
    private let result: RoundResult
    private lazy var finale = FinaleView(result: result, coinsBefore: store.history.coinCount - result.rightCount)

    init(store: PracticeStore, result: RoundResult) {
        self.store = store
        self.result = result
        super.init(nibName: nil, bundle: nil)
        navigationItem.hidesBackButton = true
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addBackground(SceneryView())
        let title = UILabel(.rounded(32, .heavy, limit: 46), lines: 1, text: praise)
        let score = UILabel(.rounded(19, .semibold, limit: 32), color: .fadedInk, lines: 1, text: scoreText)
        let again = ChunkyButton(String(localized: "finish.again", bundle: .module), color: .coral)
        again.addAction(UIAction { [weak self] _ in self?.playAgain() }, for: .touchUpInside)
        let home = ChunkyButton(String(localized: "finish.home", bundle: .module), color: .water)
        home.addAction(UIAction { [weak self] _ in self?.goHome() }, for: .touchUpInside)
        let buttons = UIStackView(arrangedSubviews: [again, home])
        buttons.distribution = .fillEqually
        buttons.spacing = 14

        finale.setContentHuggingPriority(.defaultLow - 1, for: .vertical)
        let page = UIStackView(arrangedSubviews: [title, score, finale, buttons])
        page.axis = .vertical
        page.spacing = 8
        view.addContent(page, maximumWidth: 760)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        finale.play()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        finale.finish()
    }

    /// Ends the show, because its places do not fit the new size.
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        finale.finish()
    }

    // MARK: Texts

    private var praise: String {
        switch result.fraction {
        case 1: String(localized: "finish.perfect", bundle: .module)
        case 0.8...: String(localized: "finish.great", bundle: .module)
        case 0.5...: String(localized: "finish.good", bundle: .module)
        default: String(localized: "finish.keepGoing", bundle: .module)
        }
    }

    private var scoreText: String {
        String(
            format: String(localized: "finish.score", bundle: .module), result.rightCount, result.questionCount)
    }

    // MARK: Navigation

    private func playAgain() {
        guard let navigationController, let start = navigationController.viewControllers.first,
            navigationController.topViewController === self
        else { return }
        var generator = SystemRandomNumberGenerator()
        let page = QuestionViewController(store: store, round: Round(store.settings, using: &generator))
        navigationController.setViewControllers([start, page], animated: true)
    }

    private func goHome() { navigationController?.popToRootViewController(animated: true) }
}
