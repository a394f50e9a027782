import UIKit

/// A message in a bubble, at the side of its sender, which sizes itself.
final class BubbleCell: UICollectionViewCell {
    private let bubble = BubbleView()
    private let label = UILabel()
    private let heart = UIImageView(image: UIImage(systemName: "heart.fill"))
    private var sentConstraint: NSLayoutConstraint?
    private var receivedConstraint: NSLayoutConstraint?

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        heart.tintColor = .systemRed
        heart.isHidden = true
        for subview in [bubble, label, heart] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(subview)
        }
        sentConstraint = bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -14)
        receivedConstraint = bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 14)
        NSLayoutConstraint.activate([
            bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 2),
            bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -2),
            bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.74),
            label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 9),
            label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -9),
            label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 14),
            label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -14),
            heart.centerXAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -6),
            heart.centerYAnchor.constraint(equalTo: bubble.topAnchor, constant: 4),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ message: Message) {
        let isMine = message.sender == .me
        label.text = message.text
        label.textColor = isMine ? .white : .label
        bubble.color = isMine ? .systemBlue : .secondarySystemFill
        sentConstraint?.isActive = isMine
        receivedConstraint?.isActive = !isMine
        if message.isLiked, heart.isHidden {
            heart.addSymbolEffect(.bounce)
        }
        heart.isHidden = !message.isLiked
    }
}
