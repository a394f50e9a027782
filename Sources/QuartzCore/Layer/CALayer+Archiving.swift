extension CALayer {
    /// Whether the value of `key` is other than in a new layer (facts of topic should_archive).
    final func differsFromDefault(forKey key: String) -> Bool {
        switch key {
        // What these are in a new layer depends on the system and the application, so they are always written.
        case "allowsEdgeAntialiasing", "allowsGroupOpacity", "cornerCurve": return true
        // The way up is not part of what the layer contains, and a frame follows from what is.
        case "superlayer", "delegate", "frame": return false
        default: break
        }
        guard let value = value(forKey: key) else { return false }
        let builtIn = LayerKey(keyOrGetter: key)
        let usual = type(of: self).defaultValue(forKey: key) ?? builtIn.flatMap { LayerState()[$0].boxed }
        if let transform = value as? CATransform3D { return transform != usual as? CATransform3D }
        guard let usual else { return !Self.isZero(value) }
        guard let hashable = value as? AnyHashable else { return true }
        return hashable != usual as? AnyHashable
    }

    /// Whether a value is what a property without a default is in a new layer.
    private static func isZero(_ value: Any) -> Bool {
        switch AnimatableValue(value) {
        case .number(let x): x == 0
        case .flag(let x): !x
        case .point(let x): x == .zero
        case .size(let x): x == .zero
        case .rect(let x): x == .zero
        case .vector(let x): x.dx == 0 && x.dy == 0
        default: false
        }
    }
}
