import UIKit

/// A product as a card: its picture above its name and price, or beside them.
final class ProductCell: UICollectionViewCell {
    private let picture = ProductPictureView()
    private let nameLabel = UILabel()
    private let priceLabel = UILabel()
    private let buyButton = UIButton(configuration: .tinted())
    private let stack = UIStackView()
    private var pictureWidth: NSLayoutConstraint?
    private var onBuy: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        nameLabel.font = .preferredFont(forTextStyle: .subheadline)
        priceLabel.font = .preferredFont(forTextStyle: .footnote)
        priceLabel.textColor = .secondaryLabel
        buyButton.configuration?.title = "Add"
        buyButton.configuration?.buttonSize = .mini
        buyButton.configuration?.cornerStyle = .capsule
        buyButton.setContentHuggingPriority(.required, for: .horizontal)
        buyButton.setContentCompressionResistancePriority(.required, for: .horizontal)
        buyButton.addAction(UIAction { [weak self] _ in self?.onBuy?() }, for: .touchUpInside)
        let labels = UIStackView(arrangedSubviews: [nameLabel, priceLabel])
        labels.axis = .vertical
        labels.spacing = 2
        let bottom = UIStackView(arrangedSubviews: [labels, buyButton])
        bottom.alignment = .center
        bottom.spacing = 8
        stack.spacing = 10
        stack.addArrangedSubview(picture)
        stack.addArrangedSubview(bottom)
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        pictureWidth = picture.widthAnchor.constraint(equalTo: picture.heightAnchor)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: contentView.topAnchor),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool {
        didSet {
            UIView.animate(springDuration: 0.3, bounce: 0.2, options: .allowUserInteraction) { [self] in
                contentView.transform = isHighlighted ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
            }
        }
    }

    func show(_ product: Product, isRow: Bool, onBuy: @escaping () -> Void) {
        self.onBuy = onBuy
        picture.product = product
        nameLabel.text = product.name
        priceLabel.text = "€ \(product.price)"
        stack.axis = isRow ? .horizontal : .vertical
        pictureWidth?.isActive = isRow
    }
}
