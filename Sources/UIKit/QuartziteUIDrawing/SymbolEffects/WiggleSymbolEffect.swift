/// An effect that moves a symbol to and fro.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, ConfiguredSymbolEffect {
    /// What the effect does.
    public internal(set) var configuration = SymbolEffectConfiguration(.wiggle)

    /// The effect that turns clockwise first.
    public var clockwise: WiggleSymbolEffect { with { $0.direction = .clockwise } }
    /// The effect that turns counterclockwise first.
    public var counterClockwise: WiggleSymbolEffect { with { $0.direction = .counterClockwise } }
    /// The effect that moves to the left first.
    public var left: WiggleSymbolEffect { with { $0.direction = .left } }
    /// The effect that moves to the right first.
    public var right: WiggleSymbolEffect { with { $0.direction = .right } }
    /// The effect that moves up first.
    public var up: WiggleSymbolEffect { with { $0.direction = .up } }
    /// The effect that moves down first.
    public var down: WiggleSymbolEffect { with { $0.direction = .down } }
    /// The effect that moves forward, to the right, first.
    public var forward: WiggleSymbolEffect { with { $0.direction = .forward } }
    /// The effect that moves backward, to the left, first.
    public var backward: WiggleSymbolEffect { with { $0.direction = .backward } }
    /// Returns the effect that moves along an angle in degrees, clockwise from the right.
    public func custom(angle: Double) -> WiggleSymbolEffect { with { $0.angle = angle } }
    /// The effect applied to the shapes of a symbol with a variable value, one after another.
    ///
    /// Other symbols animate as a whole.
    public var byLayer: WiggleSymbolEffect { with { $0.isByLayer = true } }
    /// The effect on the whole symbol.
    public var wholeSymbol: WiggleSymbolEffect { with { $0.isByLayer = false } }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// An effect that moves a symbol to and fro; it runs once unless its options repeat it.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
