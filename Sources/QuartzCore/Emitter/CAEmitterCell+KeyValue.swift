import CoreGraphics
import Foundation

extension CAEmitterCell {
    final func storedValue(forKey key: String) -> Any? {
        CAEmitterCell.property(key)?.value(in: self) ?? extraValues[key]
    }

    final func storeValue(_ value: Any?, forKey key: String) {
        if let property = CAEmitterCell.property(key) {
            property.set(value, in: self)
        } else {
            extraValues[key] = value
        }
    }

    final func storedValue(forKeyPath keyPath: String) -> Any? {
        guard let (name, rest) = EmitterCellPath.split(keyPath) else { return value(forKey: keyPath) }
        return emitterCells?.first { $0.name == name }?.value(forKeyPath: rest)
    }

    final func storeValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let (name, rest) = EmitterCellPath.split(keyPath) else { return setValue(value, forKey: keyPath) }
        emitterCells?.first { $0.name == name }?.setValue(value, forKeyPath: rest)
    }

    private static func property(_ key: String) -> Property? { properties[key == "isEnabled" ? "enabled" : key] }

    /// One property as key-value coding sees it.
    enum Property: Sendable {
        typealias Path<Value> = ReferenceWritableKeyPath<CAEmitterCell, Value> & Sendable

        case single(Path<Float>)
        case length(Path<CGFloat>)
        case seconds(Path<CFTimeInterval>)
        case flag(Path<Bool>)
        case text(Path<String>)
        case name(Path<String?>)
        case rect(Path<CGRect>)
        case color(Path<CGColor?>)
        case fillMode(Path<CAMediaTimingFillMode>)
        case cells(Path<[CAEmitterCell]?>)
        case style(Path<[AnyHashable: Any]?>)
        case object(Path<Any?>)

        func value(in cell: CAEmitterCell) -> Any? {
            switch self {
            case .single(let path): NSNumber(value: cell[keyPath: path])
            case .length(let path): NSNumber(value: Double(cell[keyPath: path]))
            case .seconds(let path): NSNumber(value: cell[keyPath: path])
            case .flag(let path): NSNumber(value: cell[keyPath: path])
            case .text(let path): cell[keyPath: path]
            case .name(let path): cell[keyPath: path]
            case .rect(let path): cell[keyPath: path]
            case .color(let path): cell[keyPath: path]
            case .fillMode(let path): cell[keyPath: path].rawValue
            case .cells(let path): cell[keyPath: path]
            case .style(let path): cell[keyPath: path]
            case .object(let path): cell[keyPath: path]
            }
        }

        /// Numbers are accepted in any numeric type; a value of a wrong type changes nothing.
        func set(_ value: Any?, in cell: CAEmitterCell) {
            switch self {
            case .single(let path): if let x = number(value) { cell[keyPath: path] = Float(x) }
            case .length(let path): if let x = number(value) { cell[keyPath: path] = CGFloat(x) }
            case .seconds(let path): if let x = number(value) { cell[keyPath: path] = x }
            case .flag(let path): if let x = number(value) { cell[keyPath: path] = x != 0 }
            case .text(let path): if let x = text(value) { cell[keyPath: path] = x }
            case .name(let path): cell[keyPath: path] = text(value)
            case .rect(let path):
                if case .rect(let x)? = AnimatableValue(value) { cell[keyPath: path] = x }
            case .color(let path): cell[keyPath: path] = value as? CGColor
            case .fillMode(let path):
                if let x = text(value) { cell[keyPath: path] = CAMediaTimingFillMode(rawValue: x) }
            case .cells(let path): cell[keyPath: path] = value as? [CAEmitterCell]
            case .style(let path): cell[keyPath: path] = value as? [AnyHashable: Any]
            case .object(let path): cell[keyPath: path] = value
            }
        }

        /// Whether the value is what zeroed memory would hold.
        func isZero(in cell: CAEmitterCell) -> Bool {
            switch self {
            case .single(let path): cell[keyPath: path] == 0
            case .length(let path): cell[keyPath: path] == 0
            case .seconds(let path): cell[keyPath: path] == 0
            case .flag(let path): !cell[keyPath: path]
            case .rect(let path): cell[keyPath: path] == .zero
            case .text, .fillMode: false
            case .name(let path): cell[keyPath: path] == nil
            case .color(let path): cell[keyPath: path] == nil
            case .cells(let path): cell[keyPath: path] == nil
            case .style(let path): cell[keyPath: path] == nil
            case .object(let path): cell[keyPath: path] == nil
            }
        }

        func isEqual(in a: CAEmitterCell, _ b: CAEmitterCell) -> Bool {
            switch self {
            case .single(let path): a[keyPath: path] == b[keyPath: path]
            case .length(let path): a[keyPath: path] == b[keyPath: path]
            case .seconds(let path): a[keyPath: path] == b[keyPath: path]
            case .flag(let path): a[keyPath: path] == b[keyPath: path]
            case .text(let path): a[keyPath: path] == b[keyPath: path]
            case .name(let path): a[keyPath: path] == b[keyPath: path]
            case .rect(let path): a[keyPath: path] == b[keyPath: path]
            case .color(let path): a[keyPath: path] == b[keyPath: path]
            case .fillMode(let path): a[keyPath: path] == b[keyPath: path]
            case .cells(let path): a[keyPath: path] == nil && b[keyPath: path] == nil
            case .style(let path): a[keyPath: path] == nil && b[keyPath: path] == nil
            case .object(let path): a[keyPath: path] == nil && b[keyPath: path] == nil
            }
        }

        private func number(_ value: Any?) -> Double? { AnimatableValue(value)?.double }

        private func text(_ value: Any?) -> String? {
            switch value {
            case let x as String: x
            case let x as CAMediaTimingFillMode: x.rawValue
            case let x as any RawRepresentable<String>: x.rawValue
            case let x as NSString: String(describing: x)
            default: nil
            }
        }
    }

    /// Every property by its key; a flag's key has no "is".
    static let properties: [String: Property] = [
        "name": .name(\.name), "enabled": .flag(\.isEnabled), "birthRate": .single(\.birthRate),
        "lifetime": .single(\.lifetime), "lifetimeRange": .single(\.lifetimeRange),
        "emissionLatitude": .length(\.emissionLatitude), "emissionLongitude": .length(\.emissionLongitude),
        "emissionRange": .length(\.emissionRange), "velocity": .length(\.velocity),
        "velocityRange": .length(\.velocityRange), "xAcceleration": .length(\.xAcceleration),
        "yAcceleration": .length(\.yAcceleration), "zAcceleration": .length(\.zAcceleration),
        "scale": .length(\.scale), "scaleRange": .length(\.scaleRange), "scaleSpeed": .length(\.scaleSpeed),
        "spin": .length(\.spin), "spinRange": .length(\.spinRange), "color": .color(\.color),
        "redRange": .single(\.redRange), "greenRange": .single(\.greenRange), "blueRange": .single(\.blueRange),
        "alphaRange": .single(\.alphaRange), "redSpeed": .single(\.redSpeed), "greenSpeed": .single(\.greenSpeed),
        "blueSpeed": .single(\.blueSpeed), "alphaSpeed": .single(\.alphaSpeed), "contents": .object(\.contents),
        "contentsRect": .rect(\.contentsRect), "contentsScale": .length(\.contentsScale),
        "minificationFilter": .text(\.minificationFilter), "magnificationFilter": .text(\.magnificationFilter),
        "minificationFilterBias": .single(\.minificationFilterBias), "emitterCells": .cells(\.emitterCells),
        "style": .style(\.style), "beginTime": .seconds(\.beginTime), "duration": .seconds(\.duration),
        "speed": .single(\.speed), "timeOffset": .seconds(\.timeOffset), "repeatCount": .single(\.repeatCount),
        "repeatDuration": .seconds(\.repeatDuration), "autoreverses": .flag(\.autoreverses),
        "fillMode": .fillMode(\.fillMode),
    ]
}

/// Key paths that lead into a named cell.
enum EmitterCellPath {
    /// The cell's name and what follows it, for `emitterCells.NAME.REST`.
    static func split(_ keyPath: String) -> (name: String, rest: String)? {
        let parts = keyPath.split(separator: ".", maxSplits: 2)
        guard parts.count == 3, parts[0] == "emitterCells" else { return nil }
        return (String(parts[1]), String(parts[2]))
    }
}
