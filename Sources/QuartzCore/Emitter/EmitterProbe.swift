import CoreGraphics

/// Stands in for an emitter layer while its animations are evaluated: what they write lands in descriptions.
final class EmitterProbe: CALayer {
    /// What a birth depends on; the animated values replace the layer's.
    var stage = ParticleSequence.Stage(emitter: EmitterDescription(), cell: EmitterCellDescription())

    override func animatableValue(forKeyPath keyPath: String) -> AnimatableValue? {
        if let key = key(ofCellAt: keyPath) {
            if let value = stage.cell.animatableValue(forKey: key) { return value }
            guard let (whole, component) = EmitterProbe.part(key) else { return nil }
            return stage.cell.animatableValue(forKey: whole)?[component]
        }
        if let key = EmitterKey(rawValue: keyPath) {
            return stage.emitter.isOutermost ? stage.emitter.animatableValue(for: key) : nil
        }
        return super.animatableValue(forKeyPath: keyPath)
    }

    override func setAnimatableValue(_ value: AnimatableValue, forKeyPath keyPath: String) {
        if let key = key(ofCellAt: keyPath) {
            if let (whole, component) = EmitterProbe.part(key) {
                guard let old = stage.cell.animatableValue(forKey: whole) else { return }
                stage.cell.setAnimatableValue(old.replacing(component, with: value), forKey: whole)
            } else {
                stage.cell.setAnimatableValue(value, forKey: key)
            }
        } else if let key = EmitterKey(rawValue: keyPath) {
            if stage.emitter.isOutermost { stage.emitter.setAnimatableValue(value, for: key) }
        } else {
            super.setAnimatableValue(value, forKeyPath: keyPath)
        }
    }

    /// What of the stage's own cell a key path means.
    private func key(ofCellAt keyPath: String) -> String? {
        let cell = stage.cell.keyPath
        guard !cell.isEmpty, keyPath.count > cell.count + 1, keyPath.hasPrefix(cell) else { return nil }
        let rest = keyPath.dropFirst(cell.count)
        return rest.first == "." ? String(rest.dropFirst()) : nil
    }

    private static func part(_ key: String) -> (String, StructComponent)? {
        guard let dot = key.firstIndex(of: "."), let component = StructComponent(key[key.index(after: dot)...])
        else { return nil }
        return (String(key[..<dot]), component)
    }
}
