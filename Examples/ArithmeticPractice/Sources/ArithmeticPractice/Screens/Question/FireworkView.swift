import UIKit

/// A firework that bursts once and removes itself.
final class FireworkView: UIView {
    private static let colors: [UIColor] = [.coral, .gold, .leaf, .water]

    override class var layerClass: AnyClass { CAEmitterLayer.self }

    /// - Parameter center: The point of the burst in the superview.
    init(at center: CGPoint) {
        super.init(frame: CGRect(x: center.x, y: center.y, width: 0, height: 0))
        isUserInteractionEnabled = false
        let emitter = layer as? CAEmitterLayer
        emitter?.emitterShape = .point
        emitter?.emitterCells = Self.colors.map { color in
            let cell = CAEmitterCell.burst(1.5, after: 0)
            cell.birthRate = 220
            cell.color = color.cgColor
            return cell
        }
        emitter?.beginTime = CACurrentMediaTime()
    }

    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.15) { [weak self] in
            (self?.layer as? CAEmitterLayer)?.birthRate = 0
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in self?.removeFromSuperview() }
    }
}
