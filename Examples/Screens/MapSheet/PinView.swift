import UIKit

/// A marker on the map, whose tip is at its position.
final class PinView: UIControl {
    let place: MapPlace

    private let disc = UIView()
    private let tip = CAShapeLayer()

    init(place: MapPlace) {
        self.place = place
        super.init(frame: CGRect(x: 0, y: 0, width: 36, height: 44))
        disc.frame = CGRect(x: 2, y: 0, width: 32, height: 32)
        disc.backgroundColor = place.color
        disc.layer.cornerRadius = 16
        disc.layer.borderWidth = 2
        disc.layer.borderColor = UIColor.white.cgColor
        disc.isUserInteractionEnabled = false
        let symbol = UIImageView(
            image: UIImage(systemName: place.symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 14)))
        symbol.tintColor = .white
        symbol.contentMode = .center
        symbol.frame = disc.bounds
        disc.addSubview(symbol)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 12, y: 29))
        path.addLine(to: CGPoint(x: 18, y: 44))
        path.addLine(to: CGPoint(x: 24, y: 29))
        path.close()
        tip.path = path.cgPath
        tip.fillColor = UIColor.white.cgColor
        layer.addSublayer(tip)
        addSubview(disc)
        layer.shadowOpacity = 0.3
        layer.shadowRadius = 3
        layer.shadowOffset = CGSize(width: 0, height: 2)
        layer.anchorPoint = CGPoint(x: 0.5, y: 1)
        layer.position = place.position
        accessibilityLabel = place.name
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var isSelected: Bool {
        didSet {
            guard isSelected != oldValue else { return }
            UIView.animate(springDuration: 0.5, bounce: 0.5) { [self] in
                transform = isSelected ? CGAffineTransform(scaleX: 1.7, y: 1.7) : .identity
            }
        }
    }
}
