/// An effect that makes a symbol disappear.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
    ConfiguredSymbolEffect
{
    /// What the effect does.
    public internal(set) var configuration = SymbolEffectConfiguration(.disappear)

    /// The effect that grows the symbol.
    public var up: DisappearSymbolEffect { with { $0.direction = .up } }
    /// The effect that shrinks the symbol.
    public var down: DisappearSymbolEffect { with { $0.direction = .down } }
    /// The effect on each layer in turn; in Quartzite, on the whole symbol.
    public var byLayer: DisappearSymbolEffect { self }
    /// The effect on the whole symbol.
    public var wholeSymbol: DisappearSymbolEffect { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// An effect that makes a symbol disappear, shrinking.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
