import UIKit

/// A piggy bank with the number of its coins.
final class BankView: UIView {
    private let pig = UIImageView(image: PiggyBank().image(side: 200))
    private let label = UILabel(.systemFont(ofSize: 20, weight: .bold), lines: 1)

    /// The number of coins.
    var count = 0 {
        didSet { label.text = count.formatted() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.backgroundColor = .card
        label.clipsToBounds = true
        addSubview(pig)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        (pig.bounds.size, pig.center) = (bounds.size, CGPoint(x: bounds.midX, y: bounds.midY))
        let height = min(28, bounds.height * 0.24)
        label.font = .systemFont(ofSize: height * 0.68, weight: .bold)
        label.frame = CGRect(
            x: bounds.width * 0.3, y: bounds.height - height, width: bounds.width * 0.46, height: height)
        label.layer.cornerRadius = height / 2
    }

    /// Adds a coin, and rocks the pig.
    func receiveCoin() {
        count += 1
        let rock = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        rock.values = [0, -0.12, 0.1, -0.05, 0]
        rock.duration = 0.3
        pig.layer.add(rock, forKey: "rock")
    }
}
