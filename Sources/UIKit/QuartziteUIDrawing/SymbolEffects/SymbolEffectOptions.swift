/// The speed and the repetition of a symbol effect.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// How often an effect runs.
    public struct RepeatBehavior: Hashable, Sendable {
        let count: Int?
        let delay: Double

        /// Runs forever, without a pause.
        public static let continuous = RepeatBehavior(count: nil, delay: 0)
        /// Runs forever.
        public static let periodic = RepeatBehavior(count: nil, delay: 0)

        /// Runs a number of times, forever if nil, with a pause in seconds between two runs.
        ///
        /// A count below 1 means 1, and a pause below 0, or that is not a number, means none.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count.map { max($0, 1) }, delay: delay.map { $0 > 0 ? min($0, 1e6) : 0 } ?? 0)
        }
    }

    /// The factor of the effect's own speed, 0.01...100.
    package private(set) var speed = 1.0
    /// How often the effect runs; nil means the usual number of times for the effect.
    package private(set) var behavior: RepeatBehavior?

    private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
        var new = self
        change(&new)
        return new
    }

    /// The effect's own speed and repetition.
    public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
    /// Repeats the effect forever.
    public static var repeating: SymbolEffectOptions { `default`.repeating }
    /// Runs the effect once.
    public static var nonRepeating: SymbolEffectOptions { `default`.nonRepeating }
    /// Runs the effect a number of times; nil means the usual number for the effect.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }
    /// Repeats the effect in a certain way.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { `default`.repeat(behavior) }
    /// Runs the effect at a multiple of its speed; limited to 0.01...100, and 1 if it is not a number.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }

    /// These options, repeating forever.
    public var repeating: SymbolEffectOptions { with { $0.behavior = .continuous } }
    /// These options, running once.
    public var nonRepeating: SymbolEffectOptions { with { $0.behavior = .periodic(1) } }
    /// Returns these options with a number of runs; nil means as many as are usual for the effect.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        with { $0.behavior = count.map { .periodic($0) } }
    }
    /// Returns these options with another repetition.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { with { $0.behavior = behavior } }
    /// Returns these options with a multiple of the speed; limited to 0.01...100, and 1 if it is not a number.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        with { $0.speed = speed.isNaN ? 1 : min(max(speed, 0.01), 100) }
    }
}
