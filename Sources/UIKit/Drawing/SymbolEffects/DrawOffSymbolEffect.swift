/// An effect that erases a symbol, clockwise around its centre.
///
/// Apple's effect follows the strokes of a symbol; the shapes of Quartzite's symbols have none.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, ConfiguredSymbolEffect
{
    /// What the effect does.
    public internal(set) var configuration = SymbolEffectConfiguration(.drawOff)

    /// The effect on each layer in turn; in Quartzite, on the whole symbol.
    public var byLayer: DrawOffSymbolEffect { self }
    /// The effect on the whole symbol.
    public var wholeSymbol: DrawOffSymbolEffect { self }
    /// The effect on each layer after the one before; in Quartzite, on the whole symbol.
    public var individually: DrawOffSymbolEffect { self }
    /// The effect backwards: counterclockwise.
    public var reversed: DrawOffSymbolEffect { with { $0.direction = .counterClockwise } }
    /// The effect in the direction in which the symbol is drawn: clockwise.
    public var nonReversed: DrawOffSymbolEffect { with { $0.direction = .clockwise } }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
    /// An effect that erases a symbol.
    public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
