/// Moves a property through a list of values, or along a path (timing.md §8).
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values to go through; one alone holds, none has no effect.
    open var values: [Any]? { didSet { values = values?.map { AnimatableValue.numberBoxed($0) ?? $0 } } }
    /// The path to follow, for properties that are points; replaces `values`.
    ///
    /// Each element but a move is one segment; a move takes no time.
    open var path: CGPath?
    /// When each value is reached, as fractions of the duration that do not decrease.
    ///
    /// Nil spaces the values evenly. Surplus times or values are ignored; times that decrease or leave 0…1 are ignored
    /// altogether. Discrete animations take one time more than there are values.
    open var keyTimes: [NSNumber]?
    /// The timing curve of each segment, one fewer than values; missing ones are linear, surplus ones ignored.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// How to get from value to value; linear unless set.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// How the layer rotates along `path`; nil, the default, leaves its transform alone.
    open var rotationMode: CAAnimationRotationMode?
    /// How tight a cubic curve is at each value, −1…1; missing numbers are 0.
    open var tensionValues: [NSNumber]?
    /// How sharp a corner a cubic curve makes at each value, −1…1; missing numbers are 0.
    open var continuityValues: [NSNumber]?
    /// Whether a cubic curve bends before each value (above 0) or after it, −1…1; missing numbers are 0.
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
        let read = values.map { AnimatableValue($0)?.fitted(to: sample) ?? sample.empty }
        // Numbers for a value function are not paced (fact ani-106).
        let track = KeyframeTrack(read, of: self, measuresDistances: valueFunction == nil)
        return track.map { AnimationProgram.Track.values(.keyframes($0)) }
    }

    /// More keyframes than these are left out.
    package static let maximumKeyframes = 100_000

    /// The value of a key in a new animation, or nil where that is zero, nil or unknown.
    open override class func defaultValue(forKey key: String) -> Any? {
        key == "calculationMode" ? CAAnimationCalculationMode.linear.rawValue : super.defaultValue(forKey: key)
    }

    /// A property, or the value stored under a key of one's own.
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

    /// Sets a property, or stores a value under a key of one's own; a value of the wrong type counts as nil.
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
