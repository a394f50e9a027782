/// Values of one type as a function of eased progress.
protocol ProgressValues<Value> {
    associatedtype Value: Mixable

    /// Returns the value at `progress`; calls `current`, the underlying value, only if the result depends on it.
    ///
    /// The result is nil if it depends on `current` and that is nil.
    func value(at progress: Double, current: () -> Value?) -> Value?
}

/// The values of a property animation, all of one type.
enum ValueTrack<Value: Mixable>: ProgressValues {
    case ends(ValueEnds<Value>)
    case keyframes(KeyframeTrack<Value>)

    func value(at progress: Double, current: () -> Value?) -> Value? {
        switch self {
        case .ends(let ends): ends.value(at: progress, current: current)
        case .keyframes(let track): track.value(at: progress)
        }
    }

    /// The same track with converted values; nil if a value cannot be converted.
    func map<Other: Mixable>(_ convert: (Value) -> Other?) -> ValueTrack<Other>? {
        switch self {
        case .ends(let ends): ends.map(convert).map { .ends($0) }
        case .keyframes(let track): track.map(convert).map { .keyframes($0) }
        }
    }

    /// The first few values, as they were assigned.
    var firstValues: [Value] {
        switch self {
        case .ends(let ends): [ends.from, ends.by, ends.to, ends.shown].compactMap(\.self)
        case .keyframes(let track): Array(track.values.prefix(8))
        }
    }
}

extension AnimationProgram.Track {
    /// The track with numbers or transforms as values, if `sample` and all values are numbers or transforms.
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
