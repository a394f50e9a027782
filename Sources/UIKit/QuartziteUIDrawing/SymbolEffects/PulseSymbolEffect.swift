/// An effect that fades a symbol out and in.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, ConfiguredSymbolEffect {
    /// What the effect does.
    public internal(set) var configuration = SymbolEffectConfiguration(.pulse)

    /// The effect applied to the shapes of a symbol with a variable value, one after another.
    ///
    /// Other symbols animate as a whole.
    public var byLayer: PulseSymbolEffect { with { $0.isByLayer = true } }
    /// The effect on the whole symbol.
    public var wholeSymbol: PulseSymbolEffect { with { $0.isByLayer = false } }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// An effect that fades a symbol out and in, forever unless its options limit it.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
