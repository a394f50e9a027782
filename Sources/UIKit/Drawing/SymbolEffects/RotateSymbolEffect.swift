/// An effect that turns a symbol.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, ConfiguredSymbolEffect {
    /// What the effect does.
    public internal(set) var configuration = SymbolEffectConfiguration(.rotate)

    /// The effect that turns clockwise.
    public var clockwise: RotateSymbolEffect { with { $0.direction = .clockwise } }
    /// The effect that turns counterclockwise.
    public var counterClockwise: RotateSymbolEffect { with { $0.direction = .counterClockwise } }
    /// The effect on each layer in turn; in Quartzite, on the whole symbol.
    public var byLayer: RotateSymbolEffect { self }
    /// The effect on the whole symbol.
    public var wholeSymbol: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// An effect that turns a symbol clockwise, forever unless its options limit it.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
