import UIKit

/// The history page: a chart of the last rounds, the number of coins, and a list of rounds.
final class HistoryViewController: UIViewController {
    private let history: History
    private lazy var chart = HistoryChartView(fractions: history.results.suffix(Self.chartLimit).map(\.fraction))

    /// The number of rounds in the chart.
    private static let chartLimit = 12
    /// The number of rounds in the list.
    private static let listLimit = 30

    init(history: History) {
        self.history = history
        super.init(nibName: nil, bundle: nil)
        title = String(localized: "history.title", bundle: .module)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addBackground(SceneryView())
        let content = UIStackView(arrangedSubviews: history.results.isEmpty ? emptyViews : views)
        content.axis = .vertical
        content.spacing = 14
        let scrollView = UIScrollView()
        scrollView.alwaysBounceVertical = true
        view.addContent(scrollView, maximumWidth: 640, margin: 0)
        content.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(content)
        let area = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: area.topAnchor, constant: 8),
            content.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -24),
            content.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
            content.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
            content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -32),
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        chart.play()
    }

    // MARK: Contents

    private var emptyViews: [UIView] {
        let picture = UIImageView(image: PiggyBank().image(side: 160))
        picture.contentMode = .scaleAspectFit
        let text = UILabel(
            .rounded(20, .semibold, limit: 34), text: String(localized: "history.empty", bundle: .module))
        return [picture, text]
    }

    private var views: [UIView] {
        let caption = UILabel(
            .rounded(17, .semibold, limit: 30), color: .fadedInk,
            text: String(localized: "history.chart", bundle: .module))
        chart.heightAnchor.constraint(equalToConstant: 190).isActive = true
        let chartCard = Self.card([caption, chart])
        let coins = String(format: String(localized: "history.coins", bundle: .module), history.coinCount)
        let coinsCard = Self.card([Self.row(Coin().image(side: 30), coins, "")])
        let rows = history.results.suffix(Self.listLimit).reversed().map { result in
            Self.row(
                nil, dateFormatter.string(from: result.date), "\(result.rightCount) / \(result.questionCount)")
        }
        return [chartCard, coinsCard, Self.card(rows)]
    }

    private let dateFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        formatter.timeStyle = .short
        return formatter
    }()

    /// Returns a card with views below each other.
    private static func card(_ views: [UIView]) -> UIView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = 10
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16)
        stack.backgroundColor = .card
        stack.layer.cornerRadius = 18
        return stack
    }

    /// Returns a row with an image, a text and a value.
    private static func row(_ image: UIImage?, _ text: String, _ value: String) -> UIView {
        let label = UILabel(.rounded(17, .medium, limit: 30), text: text)
        label.textAlignment = .natural
        let valueLabel = UILabel(.rounded(17, .bold, limit: 30), color: .leaf, text: value)
        valueLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        valueLabel.setContentHuggingPriority(.required, for: .horizontal)
        let imageView = UIImageView(image: image)
        imageView.setContentHuggingPriority(.required, for: .horizontal)
        imageView.isHidden = image == nil
        let row = UIStackView(arrangedSubviews: [imageView, label, valueLabel])
        row.alignment = .center
        row.spacing = 10
        return row
    }
}
