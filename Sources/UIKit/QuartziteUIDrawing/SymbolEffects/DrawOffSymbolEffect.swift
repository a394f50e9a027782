/// An effect that erases a symbol, clockwise around its centre.
///
/// Apple's effect follows the strokes of a symbol; the shapes of Quartzite's symbols have none.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, ConfiguredSymbolEffect
{
    /// What the effect does.
    public internal(set) var configuration = SymbolEffectConfiguration(.drawOff)

    /// The effect applied to the shapes of a symbol with a variable value, one after another.
    ///
    /// Other symbols animate as a whole.
    public var byLayer: DrawOffSymbolEffect { with { ($0.isByLayer, $0.isIndividual) = (true, false) } }
    /// The effect on the whole symbol.
    public var wholeSymbol: DrawOffSymbolEffect { with { ($0.isByLayer, $0.isIndividual) = (false, false) } }
    /// The effect applied to one shape after another, each beginning when the one before has ended.
    public var individually: DrawOffSymbolEffect { with { ($0.isByLayer, $0.isIndividual) = (true, true) } }
    /// The effect backwards: counterclockwise.
    public var reversed: DrawOffSymbolEffect { with { $0.direction = .counterClockwise } }
    /// The effect in the direction in which the symbol is drawn: clockwise.
    public var nonReversed: DrawOffSymbolEffect { with { $0.direction = .clockwise } }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
    /// An effect that erases a symbol.
    public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
