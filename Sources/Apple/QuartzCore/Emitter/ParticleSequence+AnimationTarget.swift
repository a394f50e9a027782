/// Animations of an emitter's and its cells' properties change the values that a birth depends on.
extension ParticleSequence.Stage: KeyedAnimationTarget {
    func value(of property: AnimatedProperty) -> AnimatableValue? {
        let key = key(property.keyPath)
        if let value = value(of: key) { return value }
        guard let (whole, component) = key.split else { return nil }
        return value(of: whole)?[component]
    }

    mutating func set(_ value: AnimatableValue, for property: AnimatedProperty) {
        let key = key(property.keyPath)
        if let (whole, component) = key.split {
            if let old = self.value(of: whole) { set(old.replacing(component, with: value), for: whole) }
        } else {
            set(value, for: key)
        }
    }

    /// A key of the stage's own cell or of the emitter; either may end with a component.
    private enum Key {
        case cell(Substring)
        case emitter(Substring)

        /// The key without its component, and the component; nil if there is none.
        var split: (whole: Key, component: StructComponent)? {
            switch self {
            case .cell(let key): Self.split(key).map { (.cell($0), $1) }
            case .emitter(let key): Self.split(key).map { (.emitter($0), $1) }
            }
        }

        private static func split(_ key: Substring) -> (Substring, StructComponent)? {
            guard let dot = key.firstIndex(of: "."), let component = StructComponent(key[key.index(after: dot)...])
            else { return nil }
            return (key[..<dot], component)
        }
    }

    private func key(_ keyPath: String) -> Key {
        guard !cell.keyPath.isEmpty, keyPath.hasPrefix(cell.keyPath) else { return .emitter(keyPath[...]) }
        let rest = keyPath.dropFirst(cell.keyPath.count)
        return rest.first == "." ? .cell(rest.dropFirst()) : .emitter(keyPath[...])
    }

    private func value(of key: Key) -> AnimatableValue? {
        switch key {
        case .cell(let key): return cell.animatableValue(forKey: String(key))
        case .emitter(let key):
            guard emitter.isOutermost, let row = EmitterDescription.properties.row(forKey: String(key)) else {
                return nil
            }
            var emitter = emitter
            return row.read(&emitter)
        }
    }

    private mutating func set(_ value: AnimatableValue, for key: Key) {
        switch key {
        case .cell(let key): cell.setAnimatableValue(value, forKey: String(key))
        case .emitter(let key):
            guard emitter.isOutermost, let row = EmitterDescription.properties.row(forKey: String(key)) else { return }
            emitter.animate(row, to: value)
        }
    }
}
