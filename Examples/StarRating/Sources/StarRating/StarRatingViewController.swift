import UIKit

/// A screen with a rating and its number.
public final class StarRatingViewController: UIViewController {
    private let stars = StarRatingView()
    private let label = UILabel()

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.font = .preferredFont(forTextStyle: .headline)
        label.text = "Tap a star"
        stars.addAction(UIAction { [weak self] _ in self?.show() }, for: .valueChanged)
        let stack = UIStackView(arrangedSubviews: [stars, label])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    private func show() { label.text = "\(stars.rating) of 5" }
}
