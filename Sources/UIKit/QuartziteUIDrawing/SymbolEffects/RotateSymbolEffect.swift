/// An effect that turns a symbol.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, ConfiguredSymbolEffect {
    /// What the effect does.
    public internal(set) var configuration = SymbolEffectConfiguration(.rotate)

    /// The effect that turns clockwise.
    public var clockwise: RotateSymbolEffect { with { $0.direction = .clockwise } }
    /// The effect that turns counterclockwise.
    public var counterClockwise: RotateSymbolEffect { with { $0.direction = .counterClockwise } }
    /// The effect applied to the shapes of a symbol with a variable value, one after another.
    ///
    /// Other symbols animate as a whole.
    public var byLayer: RotateSymbolEffect { with { $0.isByLayer = true } }
    /// The effect on the whole symbol.
    public var wholeSymbol: RotateSymbolEffect { with { $0.isByLayer = false } }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// An effect that turns a symbol clockwise, forever unless its options limit it.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
