/// An effect that draws a symbol, clockwise around its centre.
///
/// Apple's effect follows the strokes of a symbol; the shapes of Quartzite's symbols have none.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, ConfiguredSymbolEffect {
    /// What the effect does.
    public internal(set) var configuration = SymbolEffectConfiguration(.drawOn)

    /// The effect on each layer in turn; in Quartzite, on the whole symbol.
    public var byLayer: DrawOnSymbolEffect { self }
    /// The effect on the whole symbol.
    public var wholeSymbol: DrawOnSymbolEffect { self }
    /// The effect on each layer after the one before; in Quartzite, on the whole symbol.
    public var individually: DrawOnSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
    /// An effect that draws a symbol.
    public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}
