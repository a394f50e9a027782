import QuartziteUIDrawing

/// An effect that changes a view as the device tilts.
///
/// A stage does not tilt: views show what an effect returns for a user who looks at the screen from straight ahead.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
    /// Creates an effect that changes nothing.
    public override init() { super.init() }

    /// Returns the properties of a view that change with the tilt, and the values to add to them.
    ///
    /// - Parameter viewerOffset: The tilt of the device, from -1 to 1 in each direction. Quartzite always passes zero.
    ///
    /// - Returns: Key paths with their values. The default is nil, which changes nothing.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// An effect that moves a value of a view between two limits as the device tilts.
///
/// A stage does not tilt, so the effect adds the value halfway between the limits.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The axis along which the device tilts.
    public enum EffectType: Int, Sendable {
        /// The device tilts left and right.
        case tiltAlongHorizontalAxis
        /// The device tilts forwards and backwards.
        case tiltAlongVerticalAxis
    }

    /// The key path of the value to change.
    public let keyPath: String
    /// The axis of the tilt that changes the value.
    public let type: EffectType
    /// The value at the maximum tilt in one direction.
    open var minimumRelativeValue: Any?
    /// The value at the maximum tilt in the other direction.
    open var maximumRelativeValue: Any?

    /// Creates an effect for a key path, without limits.
    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }

    /// Returns the value between the limits for an offset along the axis; nil if a limit is missing.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        let place = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
        guard let low = AnimatableValue(minimumRelativeValue), let high = AnimatableValue(maximumRelativeValue),
            place.isFinite
        else { return nil }
        let fraction = Double(min(max(place, -1), 1) + 1) / 2
        return low.interpolated(to: high, fraction: fraction).boxed.map { [keyPath: $0] }
    }
}

/// A group of motion effects.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects of the group.
    open var motionEffects: [UIMotionEffect]?

    /// Returns the sums of what the effects return; nil if none returns anything.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        var sums: [String: Any] = [:]
        for effect in motionEffects ?? [] {
            let values = effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]
            sums.merge(values) { old, new in
                guard let sum = AnimatableValue(old), let value = AnimatableValue(new) else { return new }
                return sum.adding(value).boxed ?? new
            }
        }
        return sums.isEmpty ? nil : sums
    }
}
