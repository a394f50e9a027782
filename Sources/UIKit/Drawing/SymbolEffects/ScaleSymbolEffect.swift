/// An effect that changes the size of a symbol while it lasts.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, ConfiguredSymbolEffect {
    /// What the effect does.
    public internal(set) var configuration = SymbolEffectConfiguration(.scale)

    /// The effect that enlarges the symbol.
    public var up: ScaleSymbolEffect { with { $0.direction = .up } }
    /// The effect that makes the symbol smaller.
    public var down: ScaleSymbolEffect { with { $0.direction = .down } }
    /// The effect on each layer in turn; in Quartzite, on the whole symbol.
    public var byLayer: ScaleSymbolEffect { self }
    /// The effect on the whole symbol.
    public var wholeSymbol: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// An effect that enlarges a symbol while it lasts.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
