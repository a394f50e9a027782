extension LayerMotion {
    /// The values of a layer that fast-path animations change.
    struct Pose {
        var position: SIMD2<Double>
        var opacity: Float
        /// The whole transform; the components below replace it if `isDecomposed`.
        var transform: CATransform3D
        var scale: SIMD3<Double>
        var rotation: Double
        var translation: SIMD2<Double>
        /// Whether the transform's linear part is composed from scale and rotation instead of being the layer's own.
        var isDecomposed = false
        var bounds: CGRect
        var anchorPoint: CGPoint
        var background: SIMD4<Double>

        init(_ state: LayerState) {
            let parts = CATransform3D.EulerParts(state.transform)
            position = SIMD2(state.position.x, state.position.y)
            opacity = state.opacity
            transform = state.transform
            scale = SIMD3(parts.scale.x, parts.scale.y, parts.scale.z)
            rotation = parts.rotation.z
            translation = SIMD2(state.transform.m41, state.transform.m42)
            bounds = state.bounds
            anchorPoint = state.anchorPoint
            background = SIMD4(state.backgroundColor)
        }

        /// The value that one animation changes.
        enum Slot: Equatable {
            case position, positionX, positionY, opacity
            case rotation, scale, scaleX, scaleY, translation, translationX, translationY
            case transform
            case background
            /// A range of the four numbers of the bounds.
            case bounds(first: Int, count: Int)
        }
    }
}

extension LayerMotion.Pose.Slot {
    init?(_ property: AnimatedProperty) {
        guard let row = property.row else { return nil }
        typealias Row = LayerState.Row
        let slot: Self? =
            switch property.component {
            case nil where row === Row.position: .position
            case .x where row === Row.position: .positionX
            case .y where row === Row.position: .positionY
            case nil where row === Row.opacity: .opacity
            case nil where row === Row.backgroundColor: .background
            case nil where row === Row.transform: .transform
            case .transform(let part) where row === Row.transform: Self(part)
            default: nil
            }
        if let slot {
            self = slot
        } else if row === Row.bounds, let lanes = property.lanes {
            self = .bounds(first: lanes.first, count: lanes.count)
        } else {
            return nil
        }
    }

    private init?(_ part: TransformComponent) {
        switch part {
        case .rotationZ: self = .rotation
        case .scale: self = .scale
        case .scaleX: self = .scaleX
        case .scaleY: self = .scaleY
        case .translation: self = .translation
        case .translationX: self = .translationX
        case .translationY: self = .translationY
        default: return nil
        }
    }

    /// Whether the slot is a component of the transform's linear part.
    var isLinearComponent: Bool {
        switch self {
        case .rotation, .scale, .scaleX, .scaleY: true
        default: false
        }
    }

    /// Whether the slot is a component of the transform.
    var isTransformComponent: Bool {
        switch self {
        case .translation, .translationX, .translationY: true
        default: isLinearComponent
        }
    }

    var changesBounds: Bool { if case .bounds = self { true } else { false } }
}

extension LayerMotion.Pose {
    /// The anchor point in the layer's own coordinates.
    var anchor: CGPoint {
        CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.size.width,
            y: bounds.origin.y + anchorPoint.y * bounds.size.height)
    }
}

extension LayerMotion.Pose: AnimationTarget {
    /// A pose holds only numbers and a transform, so it has no general values.
    func value(of slot: Slot) -> AnimatableValue? { nil }
    func set(_ value: AnimatableValue, for slot: Slot) {}

    func vector(of slot: Slot, as kind: VectorKind) -> SIMD4<Double>? {
        switch slot {
        case .position: SIMD4(position.x, position.y, 0, 0)
        case .positionX: SIMD4(position.x, 0, 0, 0)
        case .positionY: SIMD4(position.y, 0, 0, 0)
        case .opacity: SIMD4(Double(opacity), 0, 0, 0)
        case .rotation: SIMD4(rotation, 0, 0, 0)
        case .scale: SIMD4((scale.x + scale.y + scale.z) / 3, 0, 0, 0)
        case .scaleX: SIMD4(scale.x, 0, 0, 0)
        case .scaleY: SIMD4(scale.y, 0, 0, 0)
        case .translation: SIMD4(translation.x, translation.y, 0, 0)
        case .translationX: SIMD4(translation.x, 0, 0, 0)
        case .translationY: SIMD4(translation.y, 0, 0, 0)
        case .transform: nil
        case .background: background
        case .bounds(let first, let count): SIMD4(bounds).lanes(first, count)
        }
    }

    mutating func set(_ vector: SIMD4<Double>, as kind: VectorKind, for slot: Slot) {
        switch slot {
        case .position: position = vector.lowHalf
        case .positionX: position.x = vector.x
        case .positionY: position.y = vector.x
        case .opacity: opacity = Float(nearest: vector.x)
        case .rotation: rotation = vector.x
        case .scale: scale = SIMD3(repeating: vector.x)
        case .scaleX: scale.x = vector.x
        case .scaleY: scale.y = vector.x
        case .translation: translation = vector.lowHalf
        case .translationX: translation.x = vector.x
        case .translationY: translation.y = vector.x
        case .transform: break
        case .background: background = vector
        case .bounds(let first, let count):
            var all = SIMD4(bounds)
            for i in 0..<count { all[first + i] = vector[i] }
            bounds = all.rect.standardized
        }
        if slot.isLinearComponent { isDecomposed = true }
    }

    mutating func setColor(_ components: SIMD4<Double>, among given: [CGColor?], for slot: Slot) {
        set(components, as: .color, for: slot)
    }

    func transform(of slot: Slot) -> CATransform3D? { slot == .transform ? transform : nil }

    mutating func set(_ transform: CATransform3D, for slot: Slot) {
        if slot == .transform { self.transform = transform }
    }
}

extension SIMD4<Double> {
    /// Returns `count` of the numbers from index `first` on, moved to the front.
    fileprivate func lanes(_ first: Int, _ count: Int) -> SIMD4<Double> {
        var result = SIMD4<Double>.zero
        for i in 0..<count { result[i] = self[first + i] }
        return result
    }
}
