/// An effect that draws a symbol, clockwise around its centre.
///
/// Apple's effect follows the strokes of a symbol; the shapes of Quartzite's symbols have none.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, ConfiguredSymbolEffect {
    /// What the effect does.
    public internal(set) var configuration = SymbolEffectConfiguration(.drawOn)

    /// The effect applied to the shapes of a symbol with a variable value, one after another.
    ///
    /// Other symbols animate as a whole.
    public var byLayer: DrawOnSymbolEffect { with { ($0.isByLayer, $0.isIndividual) = (true, false) } }
    /// The effect on the whole symbol.
    public var wholeSymbol: DrawOnSymbolEffect { with { ($0.isByLayer, $0.isIndividual) = (false, false) } }
    /// The effect applied to one shape after another, each beginning when the one before has ended.
    public var individually: DrawOnSymbolEffect { with { ($0.isByLayer, $0.isIndividual) = (true, true) } }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
    /// An effect that draws a symbol.
    public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}
