extension LayerState: KeyedAnimationTarget {
    mutating func vector(of property: AnimatedProperty, as kind: VectorKind) -> SIMD4<Double>? {
        property.lanes != nil ? vector(of: property) : value(of: property).flatMap { kind.vector($0) }
    }

    mutating func set(_ vector: SIMD4<Double>, as kind: VectorKind, for property: AnimatedProperty) {
        if property.lanes != nil {
            set(vector, for: property)
        } else {
            set(kind.value(vector), for: property)
        }
    }

    /// Rotates the layer; the rotation applies before its own transform (facts ani-003, ani-086).
    mutating func rotate(by angle: Double, following property: AnimatedProperty) {
        let rotated = CATransform3DMakeRotation(angle, 0, 0, 1).concatenating(transform)
        if rotated.isFinite { transform = rotated }
    }
}
