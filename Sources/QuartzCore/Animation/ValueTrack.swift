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

    /// The ends where there is nothing but two, or one and what the property would be.
    var line: (from: Value?, to: Value?)? {
        guard case .ends(let from, nil, let to, _) = self, from != nil || to != nil else { return nil }
        return (from, to)
    }

    /// The same values in another form; nil where one of them has none.
    func map<Other: Mixable>(_ convert: (Value) -> Other?) -> ValueTrack<Other>? {
        switch self {
        case .keyframes(let track): return track.map(convert).map { .keyframes($0) }
        case .ends(let from, let by, let to, let shown):
            let ends = [from, by, to, shown]
            let converted = ends.map { $0.flatMap(convert) }
            guard zip(ends, converted).allSatisfy({ $0.map { _ in true } == $1.map { _ in true } }) else { return nil }
            return .ends(from: converted[0], by: converted[1], to: converted[2], shown: converted[3])
        }
    }

    /// The first values given, a few at most.
    var firstValues: [Value] {
        switch self {
        case .keyframes(let track): Array(track.values.prefix(8))
        case .ends(let from, let by, let to, let shown): [from, by, to, shown].compactMap(\.self)
        }
    }
}

extension AnimationProgram.Track {
    /// The values as numbers or transforms where `sample` is one and all of them are like it.
    func specialized(like sample: AnimatableValue) -> AnimationProgram.Track {
        guard case .values(let track) = self else { return self }
        if let kind = VectorKind(sample), let vectors = track.map({ kind.vector($0) }) {
            return .vectors(kind, vectors)
        }
        guard case .transform = sample else { return self }
        let transforms = track.map { value -> PreparedTransform? in
            if case .transform(let t) = value { PreparedTransform(t) } else { nil }
        }
        return transforms.map { .transforms($0) } ?? self
    }
}
