import UIKit

extension CAEmitterCell {
    /// Creates a cell of a picture.
    ///
    /// - Parameter side: The width and the height of a particle of scale 1, in points.
    @MainActor convenience init(_ picture: any Picture, side: CGFloat) {
        self.init()
        let image = picture.image(side: side)
        contents = image.cgImage
        contentsScale = image.scale
    }

    /// Snow that falls from a line.
    @MainActor static func snow() -> CAEmitterCell {
        let cell = CAEmitterCell(Snowflake(), side: 26)
        cell.birthRate = 7
        cell.lifetime = 14
        cell.emissionLongitude = .pi
        cell.emissionRange = .pi / 5
        cell.velocity = 50
        cell.velocityRange = 25
        cell.yAcceleration = 4
        cell.xAcceleration = 1.5
        cell.scale = 0.6
        cell.scaleRange = 0.35
        cell.spinRange = 1.2
        cell.alphaRange = 0.3
        return cell
    }

    /// Maple leaves of one colour that fall from a line.
    @MainActor static func leaves(_ color: UIColor) -> CAEmitterCell {
        let cell = CAEmitterCell(MapleLeaf(color: color), side: 34)
        cell.birthRate = 1.6
        cell.lifetime = 14
        cell.emissionLongitude = .pi
        cell.emissionRange = .pi / 4
        cell.velocity = 55
        cell.velocityRange = 25
        cell.yAcceleration = 7
        cell.xAcceleration = -4
        cell.scale = 0.75
        cell.scaleRange = 0.3
        cell.spin = 0.8
        cell.spinRange = 2
        return cell
    }

    /// Rockets that rise from a point, leave a trail and burst.
    ///
    /// - Parameter scale: The size of the firework; 1 fills a page.
    @MainActor static func rocket(scale: CGFloat = 1) -> CAEmitterCell {
        let rocket = CAEmitterCell()
        rocket.birthRate = 0.9
        rocket.lifetime = 1.5
        rocket.emissionLongitude = -.pi / 2
        rocket.emissionRange = .pi / 7
        rocket.velocity = 330 * scale
        rocket.velocityRange = 70 * scale
        rocket.yAcceleration = 60 * scale
        rocket.color = UIColor(red: 0.85, green: 0.6, blue: 0.65, alpha: 0.9).cgColor
        (rocket.redRange, rocket.greenRange, rocket.blueRange) = (0.15, 0.4, 0.35)
        rocket.emitterCells = [trail(scale), burst(scale, after: 1.35)]
        return rocket
    }

    @MainActor private static func trail(_ scale: CGFloat) -> CAEmitterCell {
        let trail = CAEmitterCell(Spark(), side: 14)
        trail.birthRate = 60
        trail.lifetime = 0.6
        trail.duration = 1.3
        trail.emissionLongitude = .pi / 2
        trail.emissionRange = .pi / 8
        trail.velocity = 30 * scale
        trail.scale = 0.4
        trail.scaleSpeed = -0.4
        trail.alphaSpeed = -1.4
        return trail
    }

    /// The sparks of a rocket that bursts some seconds after its start, or of a firework without a rocket.
    @MainActor static func burst(_ scale: CGFloat, after delay: TimeInterval) -> CAEmitterCell {
        let burst = CAEmitterCell(Spark(), side: 16)
        burst.birthRate = 900
        burst.beginTime = delay
        burst.duration = 0.12
        burst.lifetime = 1.3
        burst.lifetimeRange = 0.4
        burst.emissionRange = 2 * .pi
        burst.velocity = 130 * scale
        burst.velocityRange = 60 * scale
        burst.yAcceleration = 70 * scale
        burst.scale = 0.6
        burst.scaleRange = 0.2
        burst.scaleSpeed = -0.3
        burst.alphaSpeed = -0.7
        return burst
    }
}
