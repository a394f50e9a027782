extension CALayer {
    /// Returns whether the value of `key` differs from that of a new layer (facts of topic should_archive).
    final func differsFromDefault(forKey key: String) -> Bool {
        switch key {
        // The defaults of these keys depend on the system and the app, so their values are always archived.
        case "allowsEdgeAntialiasing", "allowsGroupOpacity", "cornerCurve": return true
        // Links to other objects are not part of a layer's content, and the frame is derived from other properties.
        case "superlayer", "delegate", "frame": return false
        default: break
        }
        guard let value = value(forKey: key) else { return false }
        let usual = type(of: self).defaultValue(forKey: key) ?? allProperties[key]?.builtInDefault
        if let transform = value as? CATransform3D { return transform != usual as? CATransform3D }
        guard let usual else { return AnimatableValue(value)?.isZero != true }
        guard let hashable = value as? AnyHashable else { return true }
        return hashable != usual as? AnyHashable
    }
}
