extension CAPropertyAnimation {
    /// What a key of a subclass's own counts as before it is set: the class's default, or nothing of the kind that the
    /// animation gives; nil where neither says of what kind it is, and for parts of other values.
    final func unsetValue(of layer: CALayer) -> AnimatableValue? {
        guard let keyPath, !keyPath.hasComponents else { return nil }
        return AnimatableValue(type(of: layer).defaultValue(forKey: keyPath)) ?? givenValue?.zero
    }

    private var givenValue: AnimatableValue? {
        switch self {
        case let basic as CABasicAnimation:
            AnimatableValue(basic.fromValue) ?? AnimatableValue(basic.toValue) ?? AnimatableValue(basic.byValue)
        case let keyframes as CAKeyframeAnimation: AnimatableValue(keyframes.values?.first)
        default: nil
        }
    }
}
