/// An effect that replaces a symbol by another one.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, ConfiguredSymbolEffect {
    /// What the effect does.
    public internal(set) var configuration = SymbolEffectConfiguration(.replace)

    /// The effect that shrinks the old symbol and grows the new one.
    public var downUp: ReplaceSymbolEffect { with { $0.direction = .down } }
    /// The effect that grows both symbols.
    public var upUp: ReplaceSymbolEffect { with { $0.direction = .up } }
    /// The effect that hides the old symbol at once and grows the new one.
    public var offUp: ReplaceSymbolEffect { with { $0.direction = .left } }
    /// The effect for symbols that have shapes in common; in Quartzite, the fallback.
    public func magic(fallback: ReplaceSymbolEffect = .replace) -> ReplaceSymbolEffect { fallback }
    /// The effect that shrinks the old symbol and grows the new one.
    public static var downUp: ReplaceSymbolEffect { replace.downUp }
    /// The effect that grows both symbols.
    public static var upUp: ReplaceSymbolEffect { replace.upUp }
    /// The effect that hides the old symbol at once and grows the new one.
    public static var offUp: ReplaceSymbolEffect { replace.offUp }
    /// The effect applied to the shapes of a symbol with a variable value, one after another.
    ///
    /// Other symbols animate as a whole.
    public var byLayer: ReplaceSymbolEffect { with { $0.isByLayer = true } }
    /// The effect on the whole symbol.
    public var wholeSymbol: ReplaceSymbolEffect { with { $0.isByLayer = false } }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// An effect that shrinks the old symbol away and grows the new one.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
