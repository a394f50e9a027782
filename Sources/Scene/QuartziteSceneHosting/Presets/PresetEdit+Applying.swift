import QuartzCore

extension PresetEdit {
    /// Replaces the cells of an emitter layer and sets its values, without an animation.
    func apply(to layer: CALayer) -> EditResult {
        guard let emitter = layer as? CAEmitterLayer else { return .rejected("The layer is not an emitter.") }
        guard let preset = EmitterPreset.named(preset) else { return .rejected("There is no preset of this name.") }
        CATransaction.withoutActions { preset.apply(to: emitter) }
        return .applied
    }
}

extension EmitterPreset {
    /// Gives an emitter layer the settings of this preset; the values of other keys become those of a new layer.
    ///
    /// The effect fills the bounds of the layer or, if they are empty, those of its superlayer. Speeds and sizes are
    /// scaled to this area.
    func apply(to emitter: CAEmitterLayer) {
        for key in ["birthRate", "lifetime", "velocity", "scale", "spin", "emitterZPosition", "emitterDepth"] {
            emitter.setValue(["emitterZPosition", "emitterDepth"].contains(key) ? 0.0 : 1.0, forKey: key)
        }
        for (key, value) in ["emitterShape": "point", "emitterMode": "volume", "renderMode": "unordered"] {
            emitter.setValue(value, forKey: key)
        }
        for (key, value) in layer.sorted(by: { $0.key < $1.key }) {
            if let object = value.presetObject { emitter.setValue(object, forKey: key) }
        }
        var area = emitter.bounds
        if area.isEmpty, let above = emitter.superlayer { area = emitter.convert(above.bounds, from: above) }
        emitter.emitterPosition = CGPoint(
            x: area.minX + place.x * area.width, y: area.minY + place.y * area.height)
        emitter.emitterSize = CGSize(width: extent.width * area.width, height: extent.height * area.height)
        let height = Double(area.height)
        let size = height > 0 ? height / Self.designHeight : 1
        emitter.emitterCells = cells.map { $0.cell(at: size) }
    }
}

extension EmitterPreset.Cell {
    /// The values in points per second, or per second squared.
    private static let motion: Set = ["velocity", "velocityRange", "xAcceleration", "yAcceleration"]
    /// The values that determine the size of particles.
    private static let sizes: Set = ["scale", "scaleRange", "scaleSpeed"]

    /// Returns a new cell for an area `factor` times as high as that of the preset's values.
    ///
    /// The scale of particles changes less, and `scalesParticles` is false if it follows from that of their parents.
    func cell(at factor: Double, scalesParticles: Bool = true) -> CAEmitterCell {
        let factor = min(max(factor, 0.25), 4)
        let cell = CAEmitterCell()
        cell.name = name
        for (key, value) in values.sorted(by: { $0.key < $1.key }) {
            if key == "contents", case .text(let image) = value {
                cell.contents = ParticleImage(rawValue: image)?.image
            } else if case .number(let number) = value, Self.motion.contains(key) {
                cell.setValue(number * factor, forKey: key)
            } else if case .number(let number) = value, scalesParticles, Self.sizes.contains(key) {
                cell.setValue(number * factor.squareRoot(), forKey: key)
            } else if let object = value.presetObject {
                cell.setValue(object, forKey: key)
            }
        }
        let isInherited = values["scale"] != nil || !scalesParticles
        if !cells.isEmpty { cell.emitterCells = cells.map { $0.cell(at: factor, scalesParticles: !isInherited) } }
        return cell
    }
}

extension SceneValue {
    /// The value as key-value coding takes it; four numbers are a colour.
    fileprivate var presetObject: Any? {
        switch self {
        case .number(let number): number
        case .flag(let flag): flag
        case .text(let text): text
        case .numbers(let numbers): numbers.count == 4 ? CGColor(components4: numbers[...]) : nil
        case .none: nil
        }
    }
}
