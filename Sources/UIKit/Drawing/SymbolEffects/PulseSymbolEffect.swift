/// An effect that fades a symbol out and in.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, ConfiguredSymbolEffect {
    /// What the effect does.
    public internal(set) var configuration = SymbolEffectConfiguration(.pulse)

    /// The effect on each layer in turn; in Quartzite, on the whole symbol.
    public var byLayer: PulseSymbolEffect { self }
    /// The effect on the whole symbol.
    public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// An effect that fades a symbol out and in, forever unless its options limit it.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
