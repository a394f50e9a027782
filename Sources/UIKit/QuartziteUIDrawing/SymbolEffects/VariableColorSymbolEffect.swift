/// An effect that highlights the shapes of a symbol with a variable value, one after another.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
    ConfiguredSymbolEffect
{
    /// What the effect does.
    public internal(set) var configuration = SymbolEffectConfiguration(.variableColor)

    /// The effect that keeps shapes highlighted until the last one is.
    public var cumulative: VariableColorSymbolEffect { with { $0.isIterative = false } }
    /// The effect that highlights one shape at a time.
    public var iterative: VariableColorSymbolEffect { with { $0.isIterative = true } }
    /// The effect that runs back after each run.
    public var reversing: VariableColorSymbolEffect { with { $0.isReversing = true } }
    /// The effect that starts again after each run.
    public var nonReversing: VariableColorSymbolEffect { with { $0.isReversing = false } }
    /// The effect that dims the other shapes.
    public var dimInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactiveLayers = false } }
    /// The effect that hides the other shapes.
    public var hideInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactiveLayers = true } }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// An effect that highlights more and more shapes, forever unless its options limit it.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
