/// An animation of a symbol.
///
/// How fast and how far effects move is Quartzite's own choice; Apple does not publish these figures.
public protocol SymbolEffect: Hashable, Sendable {
    /// What the effect does.
    var configuration: SymbolEffectConfiguration { get }
}

/// An effect that runs once, or a number of times, and ends.
public protocol DiscreteSymbolEffect {}

/// An effect that lasts until it is removed.
public protocol IndefiniteSymbolEffect {}

/// An effect that shows or hides a symbol.
public protocol TransitionSymbolEffect {}

/// An effect that replaces a symbol by another one.
public protocol ContentTransitionSymbolEffect {}

/// What a symbol effect does.
public struct SymbolEffectConfiguration: Hashable, Sendable {
    package enum Kind: String {
        case appear, automatic, bounce, breathe, disappear, drawOff, drawOn, pulse, replace, rotate, scale
        case variableColor, wiggle

        /// Whether the effect draws or erases the symbol.
        package var draws: Bool { self == .drawOn || self == .drawOff }
    }

    package enum Direction { case up, down, left, right, forward, backward, clockwise, counterClockwise }

    package let kind: Kind
    /// The direction of the movement; nil means the kind's own.
    var direction: Direction?
    /// The angle of a wiggle along a line in degrees, clockwise from the right.
    var angle: Double?
    /// Whether the shapes of the symbol move one after another.
    package var isByLayer = false
    /// Whether a shape moves only when the one before has ended, if they move one after another.
    package var isIndividual = false
    /// Whether the effect animates the shapes of the symbol instead of the whole.
    package var splits: Bool { kind == .variableColor || isByLayer }
    /// Whether a breathing symbol fades, too.
    var fades = true
    /// Whether a variable colour shows one shape at a time.
    var isIterative = false
    /// Whether a variable colour runs back after each run.
    var isReversing = false
    /// Whether a variable colour hides the other shapes.
    var hidesInactiveLayers = false
    /// The directions in which a replaced symbol leaves and its successor arrives; no direction means at once.
    package var replacement: (out: Direction?, in: Direction?) {
        switch direction {
        case .up: (.up, .up)
        case .down, nil: (.down, .up)
        default: (nil, .up)
        }
    }

    init(_ kind: Kind) { self.kind = kind }
}

/// A symbol effect whose variants differ in their configurations.
protocol ConfiguredSymbolEffect: SymbolEffect {
    var configuration: SymbolEffectConfiguration { get set }
}

extension ConfiguredSymbolEffect {
    /// Returns the effect with another configuration.
    package func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
        var new = self
        change(&new.configuration)
        return new
    }
}
