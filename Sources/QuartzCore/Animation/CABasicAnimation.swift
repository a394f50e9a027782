/// Moves a property from one value to another; which of the three values are set says how (timing.md §7).
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
    /// Where the property starts; nil where another value says so.
    open var fromValue: Any? { didSet { fromValue = AnimatableValue.numberBoxed(fromValue) } }
    /// Where it ends; nil where another value says so.
    open var toValue: Any? { didSet { toValue = AnimatableValue.numberBoxed(toValue) } }
    /// How far it goes; ignored where both other values are set.
    open var byValue: Any? { didSet { byValue = AnimatableValue.numberBoxed(byValue) } }

    /// What a change of the property `keyPath` does in place of adding this animation; copies have none.
    ///
    /// A view's block offers an animation to those who ask for a property's action, to learn the block's timing or to
    /// turn it to a property of their own, although it animates this property in another way.
    package final var substitute: (keyPath: String, action: any CAAction)?
    /// What the layer showed when the animation was added.
    private var shownValue: AnimatableValue?

    override func copyProperties(from other: CAAnimation) {
        super.copyProperties(from: other)
        guard let other = other as? CABasicAnimation else { return }
        fromValue = other.fromValue
        toValue = other.toValue
        byValue = other.byValue
        shownValue = other.shownValue
    }

    /// Adds the animation to `anObject`, a layer, under the key `event`.
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

    /// A property, or the value stored under a key of one's own.
    open override func value(forKey key: String) -> Any? {
        switch key {
        case "fromValue": fromValue
        case "byValue": byValue
        case "toValue": toValue
        default: super.value(forKey: key)
        }
    }

    /// Sets a property, or stores a value under a key of one's own.
    open override func setValue(_ value: Any?, forKey key: String) {
        switch key {
        case "fromValue": fromValue = value
        case "byValue": byValue = value
        case "toValue": toValue = value
        default: super.setValue(value, forKey: key)
        }
    }
}
