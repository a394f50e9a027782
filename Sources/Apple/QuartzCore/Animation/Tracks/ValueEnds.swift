/// The from, by and to values and the value shown when the animation was added: the seven cases of timing.md §7.
///
/// This is a class because copying four transforms per frame would take longer than interpolating two.
final class ValueEnds<Value: Mixable>: ProgressValues {
    let from: Value?
    let by: Value?
    let to: Value?
    let shown: Value?

    init(from: Value?, by: Value?, to: Value?, shown: Value?) {
        self.from = from
        self.by = by
        self.to = to
        self.shown = shown
    }

    func value(at progress: Double, current: () -> Value?) -> Value? {
        if let by, from == nil || to == nil {
            if let from { return from.interpolated(to: from.adding(by), fraction: progress) }
            if let to { return to.adding(by.negated).interpolated(to: to, fraction: progress) }
            return current().map { $0.interpolated(to: $0.adding(by), fraction: progress) }
        }
        if from == nil, to == nil { return current().map { (shown ?? $0).interpolated(to: $0, fraction: progress) } }
        return Self.value(from: from, to: to, at: progress, current: current)
    }

    /// The value on a line from `from` to `to`; `current`, the underlying value, replaces one that is nil.
    @inline(__always)
    static func value(from: Value?, to: Value?, at progress: Double, current: () -> Value?) -> Value? {
        if let from, let to { return from.interpolated(to: to, fraction: progress) }
        guard let start = from ?? current(), let end = to ?? current() else { return nil }
        return start.interpolated(to: end, fraction: progress)
    }

    /// The same ends with converted values; nil if a value cannot be converted.
    func map<Other: Mixable>(_ convert: (Value) -> Other?) -> ValueEnds<Other>? {
        let ends = [from, by, to, shown]
        let converted = ends.map { $0.flatMap(convert) }
        guard zip(ends, converted).allSatisfy({ ($0 == nil) == ($1 == nil) }) else { return nil }
        return ValueEnds<Other>(from: converted[0], by: converted[1], to: converted[2], shown: converted[3])
    }
}
