/// An animation of one property, which a key path such as `opacity` or `transform.rotation.z` names.
open class CAPropertyAnimation: CAAnimation {
    /// The key path of the animated property; the animation has no effect if it is nil or leads nowhere.
    open var keyPath: String?
    /// Whether the value is added to the underlying value; transforms are concatenated, the value first
    /// (timing.md T24).
    open var isAdditive = false
    /// Whether every cycle starts from the end value of the previous one (timing.md T25).
    open var isCumulative = false
    /// The function that converts the animated numbers to a transform; nil by default, which uses the values directly.
    open var valueFunction: CAValueFunction?

    /// Creates an animation of the property at `path`.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func copyProperties(from other: CAAnimation) {
        super.copyProperties(from: other)
        guard let other = other as? CAPropertyAnimation else { return }
        keyPath = other.keyPath
        isAdditive = other.isAdditive
        isCumulative = other.isCumulative
        valueFunction = other.valueFunction
    }

    override var animatedKeyPaths: [String] { keyPath.map { [$0] } ?? [] }

    /// The prepared animation that a layer runs; nil before the animation is added, and if it has no effect.
    final var program: AnimationProgram?

    override func willAttach(to layer: CALayer) {
        var layer = layer
        program = AnimationProgram(self, on: &layer)
    }

    override var changesStateOnly: Bool { program?.isBuiltIn ?? false }

    override var effect: AnimationEffect { .property(self) }

    /// The animation's values, of the same type as `sample`; nil if there is no effect.
    func makeTrack(like sample: AnimatableValue) -> AnimationProgram.Track? { nil }

    override class var properties: [String: PlainProperty] { propertyProperties }
    private static let propertyProperties = CAAnimation.properties.merging([String: PlainProperty](rows)) { $1 }
    private static var rows: [PlainProperty] {
        [
            PlainProperty("keyPath", object: \CAPropertyAnimation.keyPath),
            PlainProperty("additive", \CAPropertyAnimation.isAdditive, default: false, getter: "isAdditive"),
            PlainProperty("cumulative", \CAPropertyAnimation.isCumulative, default: false, getter: "isCumulative"),
            PlainProperty("valueFunction", object: \CAPropertyAnimation.valueFunction),
        ]
    }
}
