extension LayerMotion {
    /// What animations change of a layer.
    struct Pose {
        var position: SIMD2<Double>
        var opacity: Float
        /// The transform as a whole, or else the parts that components change.
        var transform: CATransform3D
        var scale: SIMD3<Double>
        var rotation: Double
        var translation: SIMD2<Double>
        /// Whether the transform's linear part is no longer the layer's own, but follows from scale and rotation.
        var isTurned = false
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
    }

    /// What one animation changes.
    enum Target: Equatable {
        case position, positionX, positionY, opacity
        case rotation, scale, scaleX, scaleY, translation, translationX, translationY
        case transform
        case background
        /// Some of the bounds' four numbers.
        case bounds(first: Int, count: Int)
    }
}

extension LayerMotion.Target {
    init?(_ property: AnimatedProperty) {
        switch property.keyPath {
        case "position": self = .position
        case "position.x": self = .positionX
        case "position.y": self = .positionY
        case "opacity": self = .opacity
        case "transform": self = .transform
        case "transform.rotation", "transform.rotation.z": self = .rotation
        case "transform.scale": self = .scale
        case "transform.scale.x": self = .scaleX
        case "transform.scale.y": self = .scaleY
        case "transform.translation": self = .translation
        case "transform.translation.x": self = .translationX
        case "transform.translation.y": self = .translationY
        case "backgroundColor": self = .background
        default:
            guard property.row?.key == "bounds", let lanes = property.lanes else { return nil }
            self = .bounds(first: lanes.first, count: lanes.count)
        }
    }

    /// Whether it changes the transform's linear part alone.
    var turns: Bool {
        switch self {
        case .rotation, .scale, .scaleX, .scaleY: true
        default: false
        }
    }

    var changesTransformPart: Bool {
        switch self {
        case .translation, .translationX, .translationY: true
        default: turns
        }
    }

    var changesBounds: Bool { if case .bounds = self { true } else { false } }
}

extension LayerMotion.Pose {
    /// The layer's anchor point in its own coordinates.
    var anchor: CGPoint {
        CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.size.width,
            y: bounds.origin.y + anchorPoint.y * bounds.size.height)
    }

    /// The numbers that a target, other than the transform as a whole, stands for.
    subscript(target: LayerMotion.Target) -> SIMD4<Double> {
        get {
            switch target {
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
            case .transform: .zero
            case .background: background
            case .bounds(let first, let count): SIMD4(bounds).lanes(first, count)
            }
        }
        set {
            switch target {
            case .position: position = newValue.lowHalf
            case .positionX: position.x = newValue.x
            case .positionY: position.y = newValue.x
            case .opacity: opacity = Float(newValue.x)
            case .rotation: rotation = newValue.x
            case .scale: scale = SIMD3(repeating: newValue.x)
            case .scaleX: scale.x = newValue.x
            case .scaleY: scale.y = newValue.x
            case .translation: translation = newValue.lowHalf
            case .translationX: translation.x = newValue.x
            case .translationY: translation.y = newValue.x
            case .transform: break
            case .background: background = newValue
            case .bounds(let first, let count):
                var all = SIMD4(bounds)
                for i in 0..<count { all[first + i] = newValue[i] }
                bounds = all.rect.standardized
            }
        }
    }
}

extension SIMD4<Double> {
    /// Some of the numbers, moved to the front.
    fileprivate func lanes(_ first: Int, _ count: Int) -> SIMD4<Double> {
        var result = SIMD4<Double>.zero
        for i in 0..<count { result[i] = self[first + i] }
        return result
    }
}
