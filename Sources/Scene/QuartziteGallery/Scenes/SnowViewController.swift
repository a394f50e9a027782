import UIKit

/// Snow that falls over the whole width, drifts to the right and melts away.
final class SnowViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.04, green: 0.07, blue: 0.16, alpha: 1)

        let picture = UIImage.snowflake(side: 22)
        let flake = CAEmitterCell()
        flake.name = "snowFlake"
        flake.contents = picture.cgImage
        flake.contentsScale = picture.scale
        flake.birthRate = 25
        flake.lifetime = 15
        flake.lifetimeRange = 1
        flake.emissionLongitude = .pi / 2
        flake.emissionRange = .pi / 2
        flake.velocity = 30
        flake.velocityRange = 100
        flake.xAcceleration = 5
        flake.yAcceleration = 80
        flake.scale = 0.9
        flake.scaleRange = 1
        flake.scaleSpeed = -0.15
        flake.spin = 1
        flake.spinRange = .pi
        flake.color = UIColor(red: 0.9, green: 1, blue: 1, alpha: 0.5).cgColor
        flake.redRange = 0.1
        flake.greenRange = 0.1
        flake.blueRange = 0.1
        flake.alphaRange = 0.75
        flake.alphaSpeed = -0.15

        let snow = CAEmitterLayer()
        snow.emitterPosition = CGPoint(x: view.bounds.width / 2, y: 0)
        snow.emitterSize = CGSize(width: view.bounds.width, height: 0)
        snow.emitterShape = .line
        // Longitudes are relative to the right, not to Apple's natural direction of lines, which is up.
        snow.legacyLineDirection = 0
        snow.emitterCells = [flake]
        view.layer.addSublayer(snow)
    }
}
