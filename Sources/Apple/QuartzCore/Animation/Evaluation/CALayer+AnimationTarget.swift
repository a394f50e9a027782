extension CALayer: KeyedAnimationTarget {
    /// Writes built-in properties directly to the layer's state.
    final func apply(_ program: AnimationProgram, at moment: AnimationProgram.Moment) {
        if program.isBuiltIn { return program.apply(moment, to: &state, at: program.property) }
        var layer = self
        program.apply(moment, to: &layer, at: program.property)
    }

    final func value(of property: AnimatedProperty) -> AnimatableValue? {
        animatableValue(forKeyPath: property.keyPath) ?? property.unset
    }

    final func set(_ value: AnimatableValue, for property: AnimatedProperty) {
        setAnimatableValue(value, forKeyPath: property.keyPath)
    }

    final func unsetValue(animatedBy animation: CAPropertyAnimation) -> AnimatableValue? {
        animation.unsetValue(of: self)
    }
}
