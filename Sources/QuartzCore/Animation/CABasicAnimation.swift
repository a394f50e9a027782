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
    open var fromValue: Any?
    /// Where it ends; nil where another value says so.
    open var toValue: Any?
    /// How far it goes; ignored where both other values are set.
    open var byValue: Any?

    /// What the layer showed when the animation was added.
    private var shownValue: AnimatableValue?

    override package func copyProperties(from other: CAAnimation) {
        super.copyProperties(from: other)
        guard let other = other as? CABasicAnimation else { return }
        fromValue = other.fromValue
        toValue = other.toValue
        byValue = other.byValue
        shownValue = other.shownValue
    }

    override package func willAttach(to layer: CALayer) {
        guard fromValue == nil, toValue == nil, byValue == nil, let keyPath else { return }
        shownValue = (layer.presentationCopy() ?? layer).animatableValue(forKeyPath: keyPath)
    }

    /// The two ends of the movement.
    package final func ends(underlying: AnimatableValue) -> (start: AnimatableValue, end: AnimatableValue) {
        // In an additive animation "current" is what the value is added to, so it counts as nothing.
        let current = isAdditive ? underlying.zero : underlying
        func read(_ any: Any?) -> AnimatableValue? { AnimatableValue(any)?.fitted(to: underlying) }
        switch (read(fromValue), read(byValue), read(toValue)) {
        case (let from?, _, let to?): return (from, to)
        case (let from?, let by?, nil): return (from, from.adding(by))
        case (nil, let by?, let to?): return (to.adding(by.negated), to)
        case (let from?, nil, nil): return (from, current)
        case (nil, nil, let to?): return (current, to)
        case (nil, let by?, nil): return (current, current.adding(by))
        case (nil, nil, nil): return (shownValue ?? current, current)
        }
    }

    override package func value(
        at progress: Double, time: CFTimeInterval, underlying: AnimatableValue
    ) -> AnimatableValue? {
        let (start, end) = ends(underlying: underlying)
        return start.interpolated(to: end, fraction: progress)
    }
}
