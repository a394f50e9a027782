/// An effect that changes the size of a symbol while it lasts.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, ConfiguredSymbolEffect {
    /// What the effect does.
    public internal(set) var configuration = SymbolEffectConfiguration(.scale)

    /// The effect that enlarges the symbol.
    public var up: ScaleSymbolEffect { with { $0.direction = .up } }
    /// The effect that makes the symbol smaller.
    public var down: ScaleSymbolEffect { with { $0.direction = .down } }
    /// The effect applied to the shapes of a symbol with a variable value, one after another.
    ///
    /// Other symbols animate as a whole.
    public var byLayer: ScaleSymbolEffect { with { $0.isByLayer = true } }
    /// The effect on the whole symbol.
    public var wholeSymbol: ScaleSymbolEffect { with { $0.isByLayer = false } }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// An effect that enlarges a symbol while it lasts.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
