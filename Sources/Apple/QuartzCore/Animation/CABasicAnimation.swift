/// An animation of a property from one value to another (timing.md §7).
///
/// The values that are set determine the two ends:
///
/// | set | from → to |
/// |---|---|
/// | from, to | from → to |
/// | from, by | from → from + by |
/// | by, to | to − by → to |
/// | from | from → current |
/// | to | current → to |
/// | by | current → current + by |
/// | none | the value shown when added → current |
open class CABasicAnimation: CAPropertyAnimation {
    /// The start value of the property; nil if the other values determine it.
    open var fromValue: Any? { didSet { fromValue = AnimatableValue.numberBoxed(fromValue) } }
    /// The end value of the property; nil if the other values determine it.
    open var toValue: Any? { didSet { toValue = AnimatableValue.numberBoxed(toValue) } }
    /// The difference between the end value and the start value; ignored if both other values are set.
    open var byValue: Any? { didSet { byValue = AnimatableValue.numberBoxed(byValue) } }

    /// An action that replaces this animation when it is run for the property `keyPath`; copies have none.
    ///
    /// A view's animation block returns an animation for a property's action even if the block animates the property in
    /// another way. Callers use it to find out the block's timing, or to animate a property of their own.
    package final var substitute: (keyPath: String, action: any CAAction)?
    /// The value that the layer showed when the animation was added.
    private(set) var shownValue: AnimatableValue?

    override func copyProperties(from other: CAAnimation) {
        super.copyProperties(from: other)
        guard let other = other as? CABasicAnimation else { return }
        fromValue = other.fromValue
        toValue = other.toValue
        byValue = other.byValue
        shownValue = other.shownValue
    }

    /// Adds the animation to `anObject`, a layer, for the key `event`.
    open override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        if let substitute, substitute.keyPath == keyPath {
            substitute.action.run(forKey: event, object: anObject, arguments: dict)
        } else {
            super.run(forKey: event, object: anObject, arguments: dict)
        }
    }

    override func willAttach(to layer: CALayer) {
        if fromValue == nil, toValue == nil, byValue == nil, let keyPath {
            shownValue = (layer.shownValues() ?? layer).animatableValue(forKeyPath: keyPath)
        }
        super.willAttach(to: layer)
    }

    override func makeTrack(like sample: AnimatableValue) -> AnimationProgram.Track? {
        func read(_ any: Any?) -> AnimatableValue? { AnimatableValue(any)?.fitted(to: sample) }
        let shown = valueFunction == nil ? shownValue : nil
        return .values(.ends(ValueEnds(from: read(fromValue), by: read(byValue), to: read(toValue), shown: shown)))
    }

    override class var properties: [String: PlainProperty] { basicProperties }
    private static let basicProperties = CAPropertyAnimation.properties.merging([String: PlainProperty](rows)) { $1 }
    private static var rows: [PlainProperty] {
        [
            PlainProperty("fromValue", object: \CABasicAnimation.fromValue),
            PlainProperty("byValue", object: \CABasicAnimation.byValue),
            PlainProperty("toValue", object: \CABasicAnimation.toValue),
        ]
    }
}
