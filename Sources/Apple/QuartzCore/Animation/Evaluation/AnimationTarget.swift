/// A type whose properties animations read and write.
///
/// Layers, their states, the poses of the fast path, and the values of a particle's birth are targets.
/// ``AnimationProgram/apply(_:to:at:)`` is the only code that animates them. Reads do not change a target; they are
/// `mutating` only to avoid copies of large values.
protocol AnimationTarget {
    /// The target's reference to a property, looked up once when an animation is added.
    associatedtype AnimationSlot

    /// The value of a property; nil if the target has no such property.
    mutating func value(of slot: AnimationSlot) -> AnimatableValue?
    /// Writes a value; a value of the wrong type changes nothing.
    mutating func set(_ value: AnimatableValue, for slot: AnimationSlot)

    /// The value of a property as numbers; nil if it is not of that kind.
    mutating func vector(of slot: AnimationSlot, as kind: VectorKind) -> SIMD4<Double>?
    /// Sets the components of a value; they are finite.
    mutating func set(_ vector: SIMD4<Double>, as kind: VectorKind, for slot: AnimationSlot)
    /// Writes a colour by its components; writes one of `given` if its components are equal.
    mutating func setColor(_ components: SIMD4<Double>, among given: [CGColor?], for slot: AnimationSlot)

    /// The value of a property that is a transform; nil for any other.
    mutating func transform(of slot: AnimationSlot) -> CATransform3D?
    /// Writes a finite transform.
    mutating func set(_ transform: CATransform3D, for slot: AnimationSlot)

    /// Rotates the target about z by radians, because it follows a path with the property.
    mutating func rotate(by angle: Double, following slot: AnimationSlot)
}

/// A target that finds its properties by key path.
protocol KeyedAnimationTarget: AnimationTarget where AnimationSlot == AnimatedProperty {
    /// Writes the effect of a property animation at a moment.
    mutating func apply(_ program: AnimationProgram, at moment: AnimationProgram.Moment)
    /// The value of a property before it is set; nil if animations of it have no effect until then.
    func unsetValue(animatedBy animation: CAPropertyAnimation) -> AnimatableValue?
}

extension KeyedAnimationTarget {
    mutating func apply(_ program: AnimationProgram, at moment: AnimationProgram.Moment) {
        program.apply(moment, to: &self, at: program.property)
    }

    func unsetValue(animatedBy animation: CAPropertyAnimation) -> AnimatableValue? { nil }
}

extension AnimationTarget {
    mutating func vector(of slot: AnimationSlot, as kind: VectorKind) -> SIMD4<Double>? {
        value(of: slot).flatMap { kind.vector($0) }
    }

    mutating func set(_ vector: SIMD4<Double>, as kind: VectorKind, for slot: AnimationSlot) {
        set(kind.value(vector), for: slot)
    }

    mutating func setColor(_ components: SIMD4<Double>, among given: [CGColor?], for slot: AnimationSlot) {
        set(.color(given.first { SIMD4($0) == components } ?? components.color), for: slot)
    }

    mutating func transform(of slot: AnimationSlot) -> CATransform3D? {
        if case .transform(let transform)? = value(of: slot) { transform } else { nil }
    }

    mutating func set(_ transform: CATransform3D, for slot: AnimationSlot) { set(.transform(transform), for: slot) }

    mutating func rotate(by angle: Double, following slot: AnimationSlot) {}
}
