import UIKit

/// The start page: the title, the weather behind it, and the buttons that lead to the other pages.
final class StartViewController: UIViewController {
    private let store: PracticeStore
    private var weatherView: WeatherView?

    init(store: PracticeStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        navigationItem.backButtonTitle = ""
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addBackground(SceneryView())
        let title = UILabel(
            .rounded(44, .heavy, limit: 46), lines: 0, text: String(localized: "start.title", bundle: .module))
        let subtitle = UILabel(
            .rounded(19, .medium, limit: 24), color: .fadedInk,
            text: String(localized: "start.subtitle", bundle: .module))
        let heading = UIStackView(arrangedSubviews: [title, OperationTilesView(), subtitle])
        heading.axis = .vertical
        heading.spacing = 18
        let page = AdaptiveStackView(arrangedSubviews: [centered(heading), centered(makeButtons())])
        page.spacing = 24
        view.addContent(page, maximumWidth: 900)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showWeather(store.settings.weather ?? .inMonth(Calendar.current.component(.month, from: Date())))
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        showNotices()
    }

    // MARK: Contents

    private func makeButtons() -> UIStackView {
        let start = ChunkyButton(
            String(localized: "start.play", bundle: .module), color: .coral, font: .rounded(26, .heavy, limit: 30),
            padding: CGSize(width: 40, height: 16))
        start.addAction(UIAction { [weak self] _ in self?.startRound() }, for: .touchUpInside)
        let settings = ChunkyButton(String(localized: "start.settings", bundle: .module), color: .water)
        settings.addAction(UIAction { [weak self] _ in self?.openSettings() }, for: .touchUpInside)
        let history = ChunkyButton(String(localized: "start.history", bundle: .module), color: .leaf)
        history.addAction(UIAction { [weak self] _ in self?.openHistory() }, for: .touchUpInside)
        let buttons = UIStackView(arrangedSubviews: [start, settings, history])
        buttons.axis = .vertical
        buttons.spacing = 14
        return buttons
    }

    /// Returns a view that shows another one in its middle, as wide as it is but at most 420 points.
    private func centered(_ content: UIView) -> UIView {
        let area = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        area.addSubview(content)
        let width = content.widthAnchor.constraint(equalTo: area.widthAnchor)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            content.centerXAnchor.constraint(equalTo: area.centerXAnchor),
            content.centerYAnchor.constraint(equalTo: area.centerYAnchor),
            content.topAnchor.constraint(greaterThanOrEqualTo: area.topAnchor),
            content.widthAnchor.constraint(lessThanOrEqualToConstant: 420),
            width,
        ])
        return area
    }

    private func showWeather(_ weather: Weather) {
        if weatherView?.weather == weather { return }
        weatherView?.removeFromSuperview()
        let new = WeatherView(weather: weather)
        new.frame = view.bounds
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(new, at: 1)
        weatherView = new
    }

    // MARK: Navigation

    private func startRound() {
        var generator = SystemRandomNumberGenerator()
        let round = Round(store.settings, using: &generator)
        show(QuestionViewController(store: store, round: round))
    }

    private func openSettings() { show(SettingsViewController.make(store: store)) }

    private func openHistory() { show(HistoryViewController(history: store.history)) }

    /// Shows a page, unless another one is being shown already.
    private func show(_ page: UIViewController) {
        guard navigationController?.topViewController === self else { return }
        navigationController?.pushViewController(page, animated: true)
    }

    // MARK: Notices

    /// Tells the user about damaged files.
    private func showNotices() {
        let texts = store.takeNotices().map(Self.text)
        guard !texts.isEmpty else { return }
        let alert = UIAlertController(
            title: String(localized: "notice.title", bundle: .module), message: texts.joined(separator: "\n"),
            preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: String(localized: "notice.ok", bundle: .module), style: .default))
        present(alert, animated: true)
    }

    private static func text(of notice: PracticeStore.Notice) -> String {
        switch notice {
        case .historySetAside(let name):
            String(format: String(localized: "notice.historySetAside", bundle: .module), name)
        case .historyUnreadable: String(localized: "notice.historyUnreadable", bundle: .module)
        case .cannotSave: String(localized: "notice.cannotSave", bundle: .module)
        }
    }
}
