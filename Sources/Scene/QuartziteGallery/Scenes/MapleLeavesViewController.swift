import UIKit

/// Leaves that are tossed up to the right from the top edge, whirl, and fall.
final class MapleLeavesViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.42, green: 0.58, blue: 0.71, alpha: 1)

        let yellow = leaf(birthRate: 2, lifetime: 5, spread: 10)
        yellow.name = "yellowMapleLeaf"
        yellow.spinRange = -.pi
        yellow.alphaSpeed = -0.1
        // Components are clamped to 1 when a leaf is born, so these ranges have no visible effect.
        yellow.color = UIColor(red: 8, green: 7, blue: 0, alpha: 0.5).cgColor
        yellow.redRange = 0.2
        yellow.greenRange = 0.3

        let red = leaf(birthRate: 3, lifetime: 10, spread: 5)
        red.name = "redMapleLeaf"
        red.spinRange = .pi
        red.alphaSpeed = -0.2

        let leaves = CAEmitterLayer()
        leaves.emitterPosition = CGPoint(x: view.bounds.midX, y: 0)
        leaves.emitterSize = CGSize(width: view.bounds.width, height: 0)
        leaves.emitterShape = .line
        // Longitudes are relative to the right, not to Apple's natural direction of lines, which is up.
        leaves.legacyLineDirection = 0
        leaves.emitterCells = [red, yellow]
        view.layer.addSublayer(leaves)
    }

    /// - Parameter spread: The angle in degrees to either side of 60° upwards.
    private func leaf(birthRate: Float, lifetime: Float, spread: CGFloat) -> CAEmitterCell {
        let picture = UIImage.mapleLeaf(side: 30)
        let leaf = CAEmitterCell()
        leaf.contents = picture.cgImage
        leaf.contentsScale = picture.scale
        leaf.birthRate = birthRate
        leaf.lifetime = lifetime
        leaf.lifetimeRange = 3
        leaf.emissionLongitude = -60 * .pi / 180
        leaf.emissionRange = spread * .pi / 180
        leaf.velocity = 30
        leaf.velocityRange = 100
        leaf.xAcceleration = 5
        leaf.yAcceleration = 80
        leaf.scale = 1.2
        leaf.scaleRange = 1
        leaf.scaleSpeed = -0.15
        leaf.spin = 1
        leaf.alphaRange = 0.8
        return leaf
    }
}
