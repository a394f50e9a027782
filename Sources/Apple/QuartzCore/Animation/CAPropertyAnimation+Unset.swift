extension CAPropertyAnimation {
    /// The value of a subclass's own key before it is set: the class's default, or the zero of the animation's values.
    ///
    /// The value is nil if neither has a known type, and for components of other values.
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
