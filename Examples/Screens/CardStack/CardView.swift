import UIKit

/// A card of the deck, with stamps that appear as it is dragged to a side.
final class CardView: UIView {
    let place: Place

    private let content = UIView()
    private let likeStamp = StampView(text: "KEEP", color: .systemGreen, angle: -0.25)
    private let skipStamp = StampView(text: "SKIP", color: .systemRed, angle: 0.25)

    init(place: Place) {
        self.place = place
        super.init(frame: .zero)
        layer.shadowOpacity = 0.18
        layer.shadowRadius = 14
        layer.shadowOffset = CGSize(width: 0, height: 6)
        setUpContent()
        isAccessibilityElement = true
        accessibilityLabel = "\(place.name), \(place.country)"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 28).cgPath
    }

    /// Shows how far the card is towards keeping it (1) or skipping it (-1).
    func setDecision(_ decision: CGFloat) {
        likeStamp.alpha = max(0, min(decision, 1))
        skipStamp.alpha = max(0, min(-decision, 1))
    }

    private func setUpContent() {
        content.backgroundColor = .secondarySystemBackground
        content.layer.cornerRadius = 28
        content.layer.cornerCurve = .continuous
        content.clipsToBounds = true
        let picture = LandscapeView(place: place)
        let name = UILabel()
        name.text = place.name
        name.font = .systemFont(ofSize: 30, weight: .heavy)
        let details = UILabel()
        details.text = "\(place.country) · \(place.distance) km away"
        details.font = .preferredFont(forTextStyle: .subheadline)
        details.textColor = .secondaryLabel
        let labels = UIStackView(arrangedSubviews: [name, details])
        labels.axis = .vertical
        labels.spacing = 4
        for subview in [picture, labels, likeStamp, skipStamp] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            content.addSubview(subview)
        }
        content.translatesAutoresizingMaskIntoConstraints = false
        addSubview(content)
        setDecision(0)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: topAnchor),
            content.bottomAnchor.constraint(equalTo: bottomAnchor),
            content.leadingAnchor.constraint(equalTo: leadingAnchor),
            content.trailingAnchor.constraint(equalTo: trailingAnchor),
            picture.topAnchor.constraint(equalTo: content.topAnchor),
            picture.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            picture.bottomAnchor.constraint(equalTo: labels.topAnchor, constant: -20),
            labels.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 24),
            labels.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -24),
            labels.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
            likeStamp.topAnchor.constraint(equalTo: content.topAnchor, constant: 36),
            likeStamp.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 28),
            skipStamp.topAnchor.constraint(equalTo: content.topAnchor, constant: 36),
            skipStamp.rightAnchor.constraint(equalTo: content.rightAnchor, constant: -28),
        ])
    }
}
