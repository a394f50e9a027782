/// What a property animation runs through, as values of one type.
package enum ValueTrack<Value: Mixable> {
    /// From, by, to and the value shown when the animation was added: the seven ways of timing.md §7.
    case ends(from: Value?, by: Value?, to: Value?, shown: Value?)
    case keyframes(KeyframeTrack<Value>)

    /// The value at `progress`; `current`, what the property would be, is asked for only where it matters.
    ///
    /// Nil where it matters and is not there.
    package func value(at progress: Double, current: () -> Value?) -> Value? {
        switch self {
        case .keyframes(let track): return track.value(at: progress)
        case .ends(let from?, _, let to?, _): return from.interpolated(to: to, fraction: progress)
        case .ends(let from?, let by?, nil, _):
            return from.interpolated(to: from.adding(by), fraction: progress)
        case .ends(nil, let by?, let to?, _):
            return to.adding(by.negated).interpolated(to: to, fraction: progress)
        case .ends(let from, let by, let to, let shown):
            guard let current = current() else { return nil }
            if let to { return current.interpolated(to: to, fraction: progress) }
            if let by { return current.interpolated(to: current.adding(by), fraction: progress) }
            return (from ?? shown ?? current).interpolated(to: current, fraction: progress)
        }
    }
}
