import CoreGraphics
import Foundation

extension CAEmitterCell {
    /// The cell as a value; `identity` identifies the cell within its layer.
    func snapshot(identity: Int) -> EmitterCellDescription {
        func usable(_ value: CGFloat) -> Double { EmitterDescription.usable(Double(value)) }
        var cell = EmitterCellDescription()
        cell.identity = identity
        cell.isEnabled = isEnabled
        for number in CAEmitterCell.numbers {
            cell[keyPath: number.described] = EmitterDescription.usable(number.value(self))
        }
        let base = (color ?? CGColor(red: 1, green: 1, blue: 1, alpha: 1)).rgba
        cell.color = .init(red: usable(base.r), green: usable(base.g), blue: usable(base.b), alpha: usable(base.a))
        cell.sprite = sprite
        cell.timing = timing
        cell.orientation = orientation
        return cell
    }

    private var sprite: EmitterCellDescription.Sprite {
        var sprite = EmitterCellDescription.Sprite()
        guard let image = contents as? CGImage else { return sprite }
        sprite.image = image
        sprite.show(contentsRect)
        let density = EmitterDescription.usable(contentsScale)
        sprite.pointsPerPixel = density > 1e-6 ? 1 / density : 1
        sprite.minification = CAEmitterCell.filter(minificationFilter)
        sprite.magnification = CAEmitterCell.filter(magnificationFilter)
        return sprite
    }

    /// The orientation of a cell whose particles are planes; Apple's cells have the same keys, which no header
    /// declares.
    private var orientation: EmitterCellDescription.Orientation? {
        guard propertyName(extraValues["particleType"]) == "plane" else { return nil }
        func number(_ key: String) -> Double {
            AnimatableValue(extraValues[key])?.double.map { EmitterDescription.usable($0) } ?? 0
        }
        var orientation = EmitterCellDescription.Orientation()
        orientation.longitude = number("orientationLongitude")
        orientation.latitude = number("orientationLatitude")
        orientation.range = number("orientationRange")
        return orientation
    }

    private static func filter(_ name: String) -> SamplingFilter {
        switch name {
        case "nearest": .nearest
        case "trilinear": .trilinear
        default: .linear
        }
    }

    private var timing: EmitterCellDescription.Timing {
        var timing = EmitterCellDescription.Timing()
        timing.beginTime = EmitterDescription.usable(beginTime)
        timing.speed = EmitterDescription.usable(Double(speed), limit: 1e6)
        timing.timeOffset = EmitterDescription.usable(timeOffset)
        let once = (duration > 0 ? duration : .infinity) * (autoreverses ? 2 : 1)
        let repeats = repeatCount > 0 ? (repeatCount < 1e9 ? Double(repeatCount) : .infinity) : 1
        timing.activeDuration = repeatDuration > 0 ? repeatDuration : once * repeats
        return timing
    }
}
