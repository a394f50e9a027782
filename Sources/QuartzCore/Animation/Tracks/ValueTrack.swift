/// Values of one type as a function of eased progress.
protocol ProgressValues<Value> {
    associatedtype Value: Mixable

    /// The value at `progress`; `current`, what the property would be, is called only if the value depends on it.
    ///
    /// Nil if the value depends on `current` and that is nil.
    func value(at progress: Double, current: () -> Value?) -> Value?
}

/// What a property animation runs through, as values of one type.
enum ValueTrack<Value: Mixable>: ProgressValues {
    case ends(ValueEnds<Value>)
    case keyframes(KeyframeTrack<Value>)

    func value(at progress: Double, current: () -> Value?) -> Value? {
        switch self {
        case .ends(let ends): ends.value(at: progress, current: current)
        case .keyframes(let track): track.value(at: progress)
        }
    }

    /// The same values in another form; nil if one of them has none.
    func map<Other: Mixable>(_ convert: (Value) -> Other?) -> ValueTrack<Other>? {
        switch self {
        case .ends(let ends): ends.map(convert).map { .ends($0) }
        case .keyframes(let track): track.map(convert).map { .keyframes($0) }
        }
    }

    /// The first values given, a few at most.
    var firstValues: [Value] {
        switch self {
        case .ends(let ends): [ends.from, ends.by, ends.to, ends.shown].compactMap(\.self)
        case .keyframes(let track): Array(track.values.prefix(8))
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
