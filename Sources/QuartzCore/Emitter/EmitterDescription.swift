import CoreGraphics

/// What an emitter layer says at one commit, as a value: nothing in it can change or point back at a layer.
package struct EmitterDescription: Hashable, Sendable {
    /// The lengths, speeds and times an emitter computes with stay within this, so that no formula overflows.
    package static let magnitudeLimit = 1e12
    /// Births per second; above it the newest particles hide all others anyway.
    package static let birthRateLimit = 1e9

    package enum Shape: Hashable, Sendable { case point, line, rectangle, cuboid, circle, sphere }
    package enum Mode: Hashable, Sendable { case points, outline, surface, volume }
    package enum RenderMode: Hashable, Sendable { case unordered, oldestFirst, oldestLast, backToFront, additive }

    package var birthRate = 1.0
    package var lifetime = 1.0
    package var velocity = 1.0
    package var scale = 1.0
    package var spin = 1.0
    package var position = CGPoint.zero
    package var zPosition = 0.0
    package var size = CGSize.zero
    package var depth = 0.0
    package var shape = Shape.point
    /// The name of the shape, which may be unknown.
    var shapeName = CAEmitterLayerEmitterShape.point { didSet { shape = Shape(shapeName) } }
    /// A line's natural direction, radians.
    package var lineDirection = 0.0
    package var mode = Mode.volume
    /// The name of the mode, which may be unknown.
    var modeName = CAEmitterLayerEmitterMode.volume { didSet { mode = Mode(modeName) } }
    package var renderMode = RenderMode.unordered
    /// The name of the order, which may be unknown.
    var renderModeName = CAEmitterLayerRenderMode.unordered { didSet { renderMode = RenderMode(renderModeName) } }
    package var preservesDepth = false
    package var seed: UInt32 = 0
    /// The seed of the scene the layer is in.
    package var sceneSeed: UInt64 = 0
    package var cells: [EmitterCellDescription] = []
    /// What moves its values and its cells'; nil where nothing does.
    package var animations: EmitterAnimations?
    /// Whether its values act on a cell: on those inside cells they do not.
    package var isOutermost = true
    /// What the animated multiplier of lifetimes never exceeds; 0 where it is not animated.
    package var lifetimeBound = 0.0

    package init() {}

    /// The largest multiplier of lifetimes.
    package var longestLifetime: Double { max(abs(lifetime), lifetimeBound) }

    /// The same with every number usable; the cells as they are.
    ///
    /// Multipliers have the precision of the properties that set them.
    package var usable: EmitterDescription {
        var result = self
        result.birthRate = Self.usable(Double(Float(birthRate)))
        result.lifetime = Self.usable(Double(Float(lifetime)))
        result.velocity = Self.usable(Double(Float(velocity)))
        result.scale = Self.usable(Double(Float(scale)))
        result.spin = Self.usable(Double(Float(spin)))
        result.position = CGPoint(x: Self.usable(position.x), y: Self.usable(position.y))
        result.zPosition = Self.usable(zPosition)
        result.size = CGSize(width: Self.usable(size.width), height: Self.usable(size.height))
        result.depth = Self.usable(depth)
        result.lineDirection = Self.usable(lineDirection)
        return result
    }

    /// What it is to the cells inside its cells: they follow none of its multipliers.
    package var withoutMultipliers: EmitterDescription {
        var result = self
        result.birthRate = 1
        result.lifetime = 1
        result.velocity = 1
        result.scale = 1
        result.spin = 1
        result.lifetimeBound = 0
        result.isOutermost = false
        return result
    }

    /// A finite stand-in for any number: NaN becomes 0, infinities and huge values the largest usable one.
    package static func usable(_ value: Double, limit: Double = magnitudeLimit) -> Double {
        value.isNaN ? 0 : min(max(value, -limit), limit)
    }
}
