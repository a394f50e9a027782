extension CALayer {
    /// Whether the value of `key` is other than in a new layer (facts of topic should_archive).
    final func differsFromDefault(forKey key: String) -> Bool {
        switch key {
        // What these are in a new layer depends on the system and the application, so they are always written.
        case "allowsEdgeAntialiasing", "allowsGroupOpacity", "cornerCurve": return true
        // The way up is not part of what the layer contains.
        case "superlayer", "delegate": return false
        default: break
        }
        guard let value = value(forKey: key) else { return false }
        let builtIn = LayerKey(keyOrGetter: key)
        let usual = type(of: self).defaultValue(forKey: key) ?? builtIn.flatMap { LayerState()[$0].boxed }
        if let transform = value as? CATransform3D { return transform != usual as? CATransform3D }
        guard let hashable = value as? AnyHashable else { return true }
        return hashable != (usual as? AnyHashable ?? AnyHashable(NSNumber(value: 0)))
    }
}
