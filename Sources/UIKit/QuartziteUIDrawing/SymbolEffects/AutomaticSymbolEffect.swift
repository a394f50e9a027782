/// The default effect of a transition.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect,
    ConfiguredSymbolEffect
{
    /// What the effect does.
    public internal(set) var configuration = SymbolEffectConfiguration(.automatic)
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The default effect of a transition.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
