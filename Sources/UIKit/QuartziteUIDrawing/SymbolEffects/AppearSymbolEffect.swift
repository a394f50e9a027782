/// An effect that makes a symbol appear.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, ConfiguredSymbolEffect {
    /// What the effect does.
    public internal(set) var configuration = SymbolEffectConfiguration(.appear)

    /// The effect that grows the symbol.
    public var up: AppearSymbolEffect { with { $0.direction = .up } }
    /// The effect that shrinks the symbol to its size.
    public var down: AppearSymbolEffect { with { $0.direction = .down } }
    /// The effect applied to the shapes of a symbol with a variable value, one after another.
    ///
    /// Other symbols animate as a whole.
    public var byLayer: AppearSymbolEffect { with { $0.isByLayer = true } }
    /// The effect on the whole symbol.
    public var wholeSymbol: AppearSymbolEffect { with { $0.isByLayer = false } }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// An effect that makes a symbol appear, growing.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
