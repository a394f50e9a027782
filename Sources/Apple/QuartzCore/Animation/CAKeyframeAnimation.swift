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

    override class var properties: [String: PlainProperty] { keyframeProperties }
    private static let keyframeProperties = CAPropertyAnimation.properties.merging([String: PlainProperty](rows)) { $1 }
    private static var rows: [PlainProperty] {
        [
            PlainProperty("values", object: \CAKeyframeAnimation.values),
            PlainProperty("path", object: \CAKeyframeAnimation.path),
            PlainProperty(numbers: "keyTimes", \CAKeyframeAnimation.keyTimes),
            PlainProperty("timingFunctions", object: \CAKeyframeAnimation.timingFunctions),
            PlainProperty(
                "calculationMode", \CAKeyframeAnimation.calculationMode, default: .linear, resetsMisfits: true),
            PlainProperty("rotationMode", named: \CAKeyframeAnimation.rotationMode),
            PlainProperty(numbers: "tensionValues", \CAKeyframeAnimation.tensionValues),
            PlainProperty(numbers: "continuityValues", \CAKeyframeAnimation.continuityValues),
            PlainProperty(numbers: "biasValues", \CAKeyframeAnimation.biasValues),
        ]
    }
}

extension CAAnimationCalculationMode: NamedPropertyValue {}
