import UIKit

/// Text styles, symbols, controls and system colours between bars, which change to the other style and back.
final class AppearanceViewController: UITabBarController {
    /// The page below the large title.
    private let page = AppearancePage()

    override func viewDidLoad() {
        super.viewDidLoad()
        page.title = "Appearance"
        page.tabBarItem = UITabBarItem(title: "Look", image: UIImage(systemName: "circle.lefthalf.filled"), tag: 0)
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "gearshape"), style: .plain, target: nil, action: nil)
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = true
        let others = [("Sizes", "textformat.size"), ("Devices", "iphone")].map { title, symbol in
            let other = UIViewController()
            other.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 1)
            return other
        }
        viewControllers = [navigation] + others
        others[0].tabBarItem.badgeValue = "3"
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { [weak self] _ in self?.changeStyle() }
    }

    private func changeStyle() {
        guard let window = view.window else { return }
        let isDark = window.traitCollection.userInterfaceStyle == .dark
        UIView.transition(with: window, duration: 0.5, options: .transitionCrossDissolve) {
            window.overrideUserInterfaceStyle = isDark ? .light : .dark
        }
    }
}

/// A scrollable list of everything that has an appearance.
private final class AppearancePage: UIViewController {
    private let stack = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        let scroll = UIScrollView()
        scroll.alwaysBounceVertical = true
        scroll.translatesAutoresizingMaskIntoConstraints = false
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.axis = .vertical
        stack.spacing = 14
        view.addSubview(scroll)
        scroll.addSubview(stack)
        let width = stack.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -32)
        width.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stack.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 8),
            stack.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -16),
            stack.centerXAnchor.constraint(equalTo: scroll.centerXAnchor), width,
            stack.widthAnchor.constraint(lessThanOrEqualToConstant: 640),
        ])
        for card in [texts(), rows(), controls(), buttons(), colors()] { stack.addArrangedSubview(card) }
    }

    /// Returns a rounded box that contains views below each other.
    private func card(_ views: [UIView], spacing: CGFloat = 10) -> UIView {
        let card = UIStackView(arrangedSubviews: views)
        card.axis = .vertical
        card.spacing = spacing
        card.isLayoutMarginsRelativeArrangement = true
        card.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 12
        return card
    }

    private func label(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor = .label) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.textColor = color
        label.numberOfLines = 0
        label.adjustsFontForContentSizeCategory = true
        return label
    }

    private func texts() -> UIView {
        card(
            [
                label("Title in two looks 🌗", .title2), label("Body text follows the text size.", .body),
                label("Subheadline, secondary 👩🏽‍🚀 🇯🇵", .subheadline, .secondaryLabel),
                label("A caption in tertiary colour", .caption1, .tertiaryLabel),
            ], spacing: 4)
    }

    private func rows() -> UIView {
        let rows = [
            ("wifi", "Wireless", UIColor.systemBlue), ("bell.fill", "Notices", .systemRed),
            ("moon.fill", "Night", .systemIndigo),
        ]
        return card(
            rows.enumerated().map { index, row in
                let picture = UIImageView(image: UIImage(systemName: row.0))
                picture.tintColor = row.2
                picture.contentMode = .center
                picture.widthAnchor.constraint(equalToConstant: 28).isActive = true
                let toggle = UISwitch()
                toggle.isOn = index != 1
                toggle.setContentHuggingPriority(.required, for: .horizontal)
                let line = UIStackView(arrangedSubviews: [picture, label(row.1, .body), toggle])
                line.spacing = 12
                line.alignment = .center
                return line
            })
    }

    private func controls() -> UIView {
        let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
        segments.selectedSegmentIndex = 1
        let slider = UISlider()
        slider.value = 0.4
        let progress = UIProgressView(progressViewStyle: .default)
        progress.progress = 0.6
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.placeholder = "Placeholder"
        return card([segments, slider, progress, field])
    }

    private func buttons() -> UIView {
        let configurations: [(UIButton.Configuration, String)] = [
            (.filled(), "Filled"), (.tinted(), "Tinted"), (.gray(), "Gray"),
        ]
        let row = UIStackView(
            arrangedSubviews: configurations.map { configuration, title in
                var configuration = configuration
                configuration.title = title
                return UIButton(configuration: configuration)
            })
        row.distribution = .fillEqually
        row.spacing = 8
        return card([row])
    }

    private func colors() -> UIView {
        let colors: [UIColor] = [
            .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemBlue,
            .systemIndigo, .systemPurple, .systemPink, .systemGray, .systemGray4,
        ]
        let row = UIStackView(
            arrangedSubviews: colors.map { color in
                let dot = UIView()
                dot.backgroundColor = color
                dot.layer.cornerRadius = 9
                dot.widthAnchor.constraint(equalToConstant: 18).isActive = true
                dot.heightAnchor.constraint(equalToConstant: 18).isActive = true
                return dot
            })
        row.distribution = .equalSpacing
        return card([row])
    }
}
