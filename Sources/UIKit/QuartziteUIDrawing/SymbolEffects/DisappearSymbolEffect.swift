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
    /// The effect applied to the shapes of a symbol with a variable value, one after another.
    ///
    /// Other symbols animate as a whole.
    public var byLayer: DisappearSymbolEffect { with { $0.isByLayer = true } }
    /// The effect on the whole symbol.
    public var wholeSymbol: DisappearSymbolEffect { with { $0.isByLayer = false } }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// An effect that makes a symbol disappear, shrinking.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
