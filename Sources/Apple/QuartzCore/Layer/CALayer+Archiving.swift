extension CALayer {
    /// Returns whether the value of `key` differs from that of a new layer (facts of topic should_archive).
    final func differsFromDefault(forKey key: String) -> Bool {
        switch allProperties.plain(key)?.archiving ?? allProperties[key]?.archiving {
        case .always: return true
        case .never: return false
        case .ifChanged, nil: break
        }
        guard let value = value(forKey: key) else { return false }
        let usual = type(of: self).defaultValue(forKey: key) ?? allProperties[key]?.builtInDefault
        if let transform = value as? CATransform3D { return transform != usual as? CATransform3D }
        guard let usual else { return AnimatableValue(value)?.isZero != true }
        guard let hashable = value as? AnyHashable else { return true }
        return hashable != usual as? AnyHashable
    }
}
