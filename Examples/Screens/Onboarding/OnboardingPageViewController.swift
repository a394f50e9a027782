import UIKit

/// One page: a picture that moves with the scrolling, a title and a text.
final class OnboardingPageViewController: UIViewController {
    let index: Int

    /// The colour of controls while the page is shown.
    var tint: UIColor { page.colors.last ?? .tintColor }

    private let page: OnboardingPage
    private let disc = GradientDiscView()
    private let symbolView = UIImageView()
    private let titleLabel = UILabel()
    private let textLabel = UILabel()

    init(page: OnboardingPage, index: Int) {
        self.page = page
        self.index = index
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        disc.colors = page.colors
        symbolView.image = UIImage(
            systemName: page.symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 96, weight: .semibold))
        symbolView.tintColor = .white
        titleLabel.text = page.title
        titleLabel.font = .systemFont(ofSize: 32, weight: .bold)
        titleLabel.textAlignment = .center
        titleLabel.adjustsFontSizeToFitWidth = true
        textLabel.text = page.text
        textLabel.font = .preferredFont(forTextStyle: .title3)
        textLabel.adjustsFontForContentSizeCategory = true
        textLabel.textColor = .secondaryLabel
        textLabel.textAlignment = .center
        textLabel.numberOfLines = 0
        let labels = UIStackView(arrangedSubviews: [titleLabel, textLabel])
        labels.axis = .vertical
        labels.spacing = 16
        for subview in [disc, symbolView, labels] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            disc.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            disc.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: -130),
            disc.widthAnchor.constraint(equalToConstant: 260),
            disc.heightAnchor.constraint(equalTo: disc.widthAnchor),
            symbolView.centerXAnchor.constraint(equalTo: disc.centerXAnchor),
            symbolView.centerYAnchor.constraint(equalTo: disc.centerYAnchor),
            labels.topAnchor.constraint(equalTo: disc.bottomAnchor, constant: 48),
            labels.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor, constant: 16),
            labels.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor, constant: -16),
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        symbolView.addSymbolEffect(.bounce, options: .nonRepeating)
    }

    /// Moves the parts at different speeds; the distance is 0 while the page is in the middle, and ±1 beside it.
    func setDistance(_ distance: CGFloat) {
        guard isViewLoaded else { return }
        symbolView.transform = CGAffineTransform(translationX: distance * 120, y: 0).rotated(by: distance * 0.5)
        disc.transform = CGAffineTransform(scaleX: 1 - 0.25 * abs(distance), y: 1 - 0.25 * abs(distance))
        titleLabel.alpha = 1 - min(abs(distance) * 1.5, 1)
        textLabel.transform = CGAffineTransform(translationX: distance * 60, y: 0)
    }
}
