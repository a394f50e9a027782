/// Leads from the way a layer looked before a transaction to the way it looks after, sublayers included (timing.md §11).
///
/// The old look is that of the last commit: it does not matter whether the layer was changed before or after the
/// transition was added, as long as both belong to the same commit. It stands still, while the new look goes on living.
/// A layer has one transition at a time, always under the key `kCATransition`. Movement goes by the bounds' extent, and
/// shows outside the bounds unless the layer masks to them. In a group a transition has no effect.
open class CATransition: CAAnimation {
    /// What it looks like; a fade unless set.
    open var type = CATransitionType.fade
    /// The edge at which the movement starts; nil, the default, means `fromLeft`; fades have none.
    open var subtype: CATransitionSubtype?
    /// How far the transition is when it starts, 0…1; 0 unless set.
    open var startProgress: Float = 0
    /// How far the transition is when it ends, 0…1; 1 unless set.
    open var endProgress: Float = 1
    /// A filter to use in place of the type; kept for its owner, without effect, as on iOS.
    open var filter: Any?

    override package func copyProperties(from other: CAAnimation) {
        super.copyProperties(from: other)
        guard let other = other as? CATransition else { return }
        type = other.type
        subtype = other.subtype
        startProgress = other.startProgress
        endProgress = other.endProgress
        filter = other.filter
    }

    /// The value of a key in a new transition, or nil where that is zero, nil or unknown.
    open override class func defaultValue(forKey key: String) -> Any? {
        switch key {
        case "type": CATransitionType.fade.rawValue
        case "endProgress": NSNumber(value: 1)
        default: super.defaultValue(forKey: key)
        }
    }

    /// One of the transition's properties, or what every animation answers.
    open override func value(forKey key: String) -> Any? {
        switch key {
        case "type": type.rawValue
        case "subtype": subtype?.rawValue
        case "startProgress": NSNumber(value: startProgress)
        case "endProgress": NSNumber(value: endProgress)
        case "filter": filter
        default: super.value(forKey: key)
        }
    }

    /// Sets one of the transition's properties, or what every animation has; what does not fit sets the default.
    open override func setValue(_ value: Any?, forKey key: String) {
        let number = AnimatableValue(value)?.double
        switch key {
        case "type":
            type = value as? CATransitionType ?? (value as? String).map(CATransitionType.init) ?? .fade
        case "subtype":
            subtype = value as? CATransitionSubtype ?? (value as? String).map(CATransitionSubtype.init)
        case "startProgress": startProgress = Float(number ?? 0)
        case "endProgress": endProgress = Float(number ?? 1)
        case "filter": filter = value
        default: super.setValue(value, forKey: key)
        }
    }

    /// How far the transition is at a time of its layer, 0…1 or, where the curve overshoots, beyond; nil where it has
    /// no effect.
    final func progress(at time: CFTimeInterval) -> Double? {
        guard let state = timing.state(at: time) else { return nil }
        let curved = pacing?(state.progress) ?? timingFunction?.value(at: state.progress) ?? state.progress
        let progress = Double(startProgress) + (Double(endProgress) - Double(startProgress)) * curved
        return progress.isFinite ? progress : 1
    }
}
