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
        if let from {
            if let to { return from.interpolated(to: to, fraction: progress) }
            if let by { return from.interpolated(to: from.adding(by), fraction: progress) }
            return current().map { from.interpolated(to: $0, fraction: progress) }
        }
        if let to {
            if let by { return to.adding(by.negated).interpolated(to: to, fraction: progress) }
            return current()?.interpolated(to: to, fraction: progress)
        }
        guard let current = current() else { return nil }
        if let by { return current.interpolated(to: current.adding(by), fraction: progress) }
        return (shown ?? current).interpolated(to: current, fraction: progress)
    }

    /// The same ends with converted values; nil if a value cannot be converted.
    func map<Other: Mixable>(_ convert: (Value) -> Other?) -> ValueEnds<Other>? {
        let ends = [from, by, to, shown]
        let converted = ends.map { $0.flatMap(convert) }
        guard zip(ends, converted).allSatisfy({ ($0 == nil) == ($1 == nil) }) else { return nil }
        return ValueEnds<Other>(from: converted[0], by: converted[1], to: converted[2], shown: converted[3])
    }
}
