import CoreGraphics
import Foundation

/// The properties `CAEmitterLayer` adds, by their keys.
enum EmitterKey: String {
    case birthRate, lifetime, emitterPosition, emitterZPosition, emitterSize, emitterDepth, emitterShape, emitterMode
    case renderMode, preservesDepth, velocity, scale, spin, seed, legacyLineDirection

    func value(in layer: CAEmitterLayer) -> AnimatableValue {
        switch self {
        case .birthRate: .number(layer.values.birthRate)
        case .lifetime: .number(layer.values.lifetime)
        case .emitterPosition: .point(layer.emitterPosition)
        case .emitterZPosition: .number(layer.emitterZPosition)
        case .emitterSize: .size(layer.emitterSize)
        case .emitterDepth: .number(layer.emitterDepth)
        case .emitterShape: .object(layer.emitterShape.rawValue)
        case .emitterMode: .object(layer.emitterMode.rawValue)
        case .renderMode: .object(layer.renderMode.rawValue)
        case .preservesDepth: .flag(layer.preservesDepth)
        case .velocity: .number(layer.values.velocity)
        case .scale: .number(layer.values.scale)
        case .spin: .number(layer.values.spin)
        case .seed: .number(Double(layer.seed))
        case .legacyLineDirection: .number(layer.legacyLineDirection)
        }
    }

    /// Writes a value; one of a wrong type changes nothing.
    func set(_ value: AnimatableValue, in layer: CAEmitterLayer) {
        switch (self, value) {
        case (.birthRate, .number(let x)): layer.birthRate = Float(x)
        case (.lifetime, .number(let x)): layer.lifetime = Float(x)
        case (.emitterPosition, .point(let x)): layer.emitterPosition = x
        case (.emitterZPosition, .number(let x)): layer.emitterZPosition = x
        case (.emitterSize, .size(let x)): layer.emitterSize = x
        case (.emitterDepth, .number(let x)): layer.emitterDepth = x
        case (.emitterShape, .object(let x)): if let x = Self.name(x) { layer.emitterShape = .init(rawValue: x) }
        case (.emitterMode, .object(let x)): if let x = Self.name(x) { layer.emitterMode = .init(rawValue: x) }
        case (.renderMode, .object(let x)): if let x = Self.name(x) { layer.renderMode = .init(rawValue: x) }
        case (.preservesDepth, _): if let x = value.bool { layer.preservesDepth = x }
        case (.velocity, .number(let x)): layer.velocity = Float(x)
        case (.scale, .number(let x)): layer.scale = Float(x)
        case (.spin, .number(let x)): layer.spin = Float(x)
        case (.legacyLineDirection, .number(let x)): layer.legacyLineDirection = x
        case (.seed, .number(let x)): if let x = UInt32(exactly: x.rounded()) { layer.seed = x }
        default: break
        }
    }

    /// The name that a shape or mode is given by.
    static func name(_ object: Any?) -> String? {
        object as? String ?? (object as? any RawRepresentable<String>)?.rawValue
    }

    /// What a new layer has, where that is neither zero nor nil.
    var defaultValue: Any? {
        switch self {
        case .birthRate, .lifetime, .velocity, .scale, .spin: NSNumber(value: 1)
        case .emitterShape: CAEmitterLayerEmitterShape.point.rawValue
        case .emitterMode: CAEmitterLayerEmitterMode.volume.rawValue
        case .renderMode: CAEmitterLayerRenderMode.unordered.rawValue
        case .emitterPosition, .emitterZPosition, .emitterSize, .emitterDepth, .preservesDepth, .seed,
            .legacyLineDirection:
            nil
        }
    }
}
