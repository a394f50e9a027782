import UIKit

/// Four round tiles with the signs of the operations, which bob up and down one after the other.
final class OperationTilesView: UIView {
    private let tiles: [UILabel]

    private static let colors: [UIColor] = [.coral, .water, .leaf, .oldGold]

    override init(frame: CGRect) {
        tiles = zip(ArithmeticOperation.allCases, Self.colors).map { operation, color in
            let tile = UILabel(.systemFont(ofSize: 30, weight: .bold), color: .white, lines: 1, text: operation.symbol)
            tile.backgroundColor = color
            tile.clipsToBounds = true
            return tile
        }
        super.init(frame: frame)
        tiles.forEach(addSubview)
        isAccessibilityElement = false
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 60) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (side, gap) = (min(52, bounds.height), CGFloat(14))
        let width = CGFloat(tiles.count) * (side + gap) - gap
        for (index, tile) in tiles.enumerated() {
            tile.bounds.size = CGSize(width: side, height: side)
            tile.center = CGPoint(
                x: bounds.midX - width / 2 + side / 2 + CGFloat(index) * (side + gap), y: bounds.midY)
            tile.layer.cornerRadius = side / 2
        }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil, !UIAccessibility.isReduceMotionEnabled else { return }
        for (index, tile) in tiles.enumerated() {
            let bob = CAKeyframeAnimation(keyPath: "transform.translation.y")
            bob.values = [0, -8, 0, 0]
            bob.keyTimes = [0, 0.2, 0.4, 1]
            bob.timingFunctions = [.init(name: .easeOut), .init(name: .easeIn), .init(name: .linear)]
            bob.duration = 2
            bob.beginTime = tile.layer.convertTime(CACurrentMediaTime(), from: nil) + Double(index) * 0.15
            bob.repeatCount = .infinity
            tile.layer.add(bob, forKey: "bob")
        }
    }
}
