/// An effect that scales a symbol briefly and springs back.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, ConfiguredSymbolEffect {
    /// What the effect does.
    public internal(set) var configuration = SymbolEffectConfiguration(.bounce)

    /// The effect that scales up.
    public var up: BounceSymbolEffect { with { $0.direction = .up } }
    /// The effect that scales down.
    public var down: BounceSymbolEffect { with { $0.direction = .down } }
    /// The effect applied to the shapes of a symbol with a variable value, one after another.
    ///
    /// Other symbols animate as a whole.
    public var byLayer: BounceSymbolEffect { with { $0.isByLayer = true } }
    /// The effect on the whole symbol.
    public var wholeSymbol: BounceSymbolEffect { with { $0.isByLayer = false } }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// An effect that scales a symbol up briefly; it runs once unless its options repeat it.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
