/// An animation of a property through a list of values or along a path (timing.md §8).
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values of the property, in order; an empty array has no effect.
    ///
    /// A single value is held, except by a discrete animation, on which it has no effect.
    open var values: [Any]? { didSet { values = values?.map { AnimatableValue.numberBoxed($0) ?? $0 } } }
    /// The path that a point property follows; takes precedence over `values`.
    ///
    /// Each path element except a move is one segment; a move takes no time.
    open var path: CGPath?
    /// The times at which the values are reached, as fractions of the duration.
    ///
    /// If nil, the values are evenly spaced. Surplus times or values are ignored. The values around the first time above
    /// the progress apply, also if the times decrease or leave 0…1. A discrete animation has one more time than values.
    open var keyTimes: [NSNumber]?
    /// The timing curves of the segments, one fewer than values; missing curves are linear, surplus curves are ignored.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// How the animation moves from value to value; `linear` by default.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// How the layer rotates along `path`; nil by default, which does not change its transform.
    open var rotationMode: CAAnimationRotationMode?
    /// The tension of a cubic curve at each value, −1…1, where higher values are tighter; missing numbers are 0.
    open var tensionValues: [NSNumber]?
    /// The continuity of a cubic curve at each value, −1…1, where nonzero values make corners; missing numbers are 0.
    open var continuityValues: [NSNumber]?
    /// The bias of a cubic curve at each value, −1…1; missing numbers are 0.
    ///
    /// Values above 0 bend the curve before the value, and values below 0 bend it after the value.
    open var biasValues: [NSNumber]?

    override func copyProperties(from other: CAAnimation) {
        super.copyProperties(from: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        values = other.values
        path = other.path
        keyTimes = other.keyTimes
        timingFunctions = other.timingFunctions
        calculationMode = other.calculationMode
        rotationMode = other.rotationMode
        tensionValues = other.tensionValues
        continuityValues = other.continuityValues
        biasValues = other.biasValues
    }

    override func makeTrack(like sample: AnimatableValue) -> AnimationProgram.Track? {
        if let path {
            guard let kind = VectorKind(sample), [.point, .size, .vector].contains(kind) else { return nil }
            return PathTrack(path, of: self).map { AnimationProgram.Track.path(kind, $0) }
        }
        let values = (values ?? []).prefix(Self.maximumKeyframes)
        if values.count == 1, calculationMode == .discrete { return nil }
        let read = values.map { AnimatableValue($0)?.fitted(to: sample) ?? sample.empty }
        // Numbers for a value function are not paced (fact ani-106).
        let track = KeyframeTrack(read, of: self, measuresDistances: valueFunction == nil)
        return track.map { AnimationProgram.Track.values(.keyframes($0)) }
    }

    /// The largest number of keyframes; the rest is ignored.
    package static let maximumKeyframes = 100_000

    /// Returns the value of a key in a new animation; nil if that is zero, nil or unknown.
    open override class func defaultValue(forKey key: String) -> Any? {
        key == "calculationMode" ? CAAnimationCalculationMode.linear.rawValue : super.defaultValue(forKey: key)
    }

    /// Returns the value of a property, or the value that was set for any other key.
    open override func value(forKey key: String) -> Any? {
        switch key {
        case "values": values
        case "path": path
        case "keyTimes": keyTimes
        case "timingFunctions": timingFunctions
        case "calculationMode": calculationMode.rawValue
        case "rotationMode": rotationMode?.rawValue
        case "tensionValues": tensionValues
        case "continuityValues": continuityValues
        case "biasValues": biasValues
        default: super.value(forKey: key)
        }
    }

    /// Sets a property, or stores a value for any other key; a value of the wrong type counts as nil.
    open override func setValue(_ value: Any?, forKey key: String) {
        switch key {
        case "values": values = value as? [Any]
        case "path": path = value as? CGPath
        case "keyTimes": keyTimes = Self.numbers(value)
        case "timingFunctions": timingFunctions = value as? [CAMediaTimingFunction]
        case "calculationMode":
            calculationMode =
                value as? CAAnimationCalculationMode
                ?? (value as? String).map(CAAnimationCalculationMode.init) ?? .linear
        case "rotationMode":
            rotationMode =
                value as? CAAnimationRotationMode ?? (value as? String).map(CAAnimationRotationMode.init)
        case "tensionValues": tensionValues = Self.numbers(value)
        case "continuityValues": continuityValues = Self.numbers(value)
        case "biasValues": biasValues = Self.numbers(value)
        default: super.setValue(value, forKey: key)
        }
    }

    private static func numbers(_ any: Any?) -> [NSNumber]? {
        guard let list = any as? [Any] else { return nil }
        let numbers = list.compactMap { AnimatableValue($0)?.double }
        return numbers.count == list.count ? numbers.map { NSNumber(value: $0) } : nil
    }
}
