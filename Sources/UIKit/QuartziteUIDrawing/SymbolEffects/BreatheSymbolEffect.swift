/// An effect that grows and shrinks a symbol slowly.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, ConfiguredSymbolEffect {
    /// What the effect does.
    public internal(set) var configuration = SymbolEffectConfiguration(.breathe)

    /// The effect that does not fade the symbol.
    public var plain: BreatheSymbolEffect { with { $0.fades = false } }
    /// The effect that fades the symbol, too.
    public var pulse: BreatheSymbolEffect { with { $0.fades = true } }
    /// The effect applied to the shapes of a symbol with a variable value, one after another.
    ///
    /// Other symbols animate as a whole.
    public var byLayer: BreatheSymbolEffect { with { $0.isByLayer = true } }
    /// The effect on the whole symbol.
    public var wholeSymbol: BreatheSymbolEffect { with { $0.isByLayer = false } }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// An effect that grows, shrinks and fades a symbol slowly, forever unless its options limit it.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
