import UIKit

/// A large card with a title over the picture.
final class BannerCell: UICollectionViewCell {
    private let picture = ProductPictureView()
    private let titleLabel = UILabel()
    private let priceLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.layer.cornerRadius = 22
        picture.isAtTrailingEdge = true
        titleLabel.font = .systemFont(ofSize: 26, weight: .bold)
        priceLabel.font = .preferredFont(forTextStyle: .headline)
        priceLabel.textColor = .secondaryLabel
        let labels = UIStackView(arrangedSubviews: [titleLabel, priceLabel])
        labels.axis = .vertical
        for subview in [picture, labels] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: contentView.topAnchor),
            picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            picture.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            labels.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 18),
            labels.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -16),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ product: Product) {
        picture.product = product
        titleLabel.text = product.name
        priceLabel.text = "from € \(product.price)"
    }
}
