import CoreGraphics

/// What an emitter layer says at one commit, as a value: nothing in it can change or point back at a layer.
struct EmitterDescription: Hashable, Sendable {
    /// The lengths, speeds and times an emitter computes with stay within this, so that no formula overflows.
    static let magnitudeLimit = 1e12
    /// Births per second; above it the newest particles hide all others anyway.
    static let birthRateLimit = 1e9

    enum Shape: Hashable, Sendable { case point, line, rectangle, cuboid, circle, sphere }
    enum Mode: Hashable, Sendable { case points, outline, surface, volume }
    enum RenderMode: Hashable, Sendable { case unordered, oldestFirst, oldestLast, backToFront, additive }

    var birthRate = 1.0
    var lifetime = 1.0
    var velocity = 1.0
    var scale = 1.0
    var spin = 1.0
    var position = CGPoint.zero
    var zPosition = 0.0
    var size = CGSize.zero
    var depth = 0.0
    var shape = Shape.point
    /// The name of the shape, which may be unknown.
    var shapeName = CAEmitterLayerEmitterShape.point { didSet { shape = Shape(shapeName) } }
    /// A line's natural direction, radians.
    var lineDirection = 0.0
    var mode = Mode.volume
    /// The name of the mode, which may be unknown.
    var modeName = CAEmitterLayerEmitterMode.volume { didSet { mode = Mode(modeName) } }
    var renderMode = RenderMode.unordered
    /// The name of the order, which may be unknown.
    var renderModeName = CAEmitterLayerRenderMode.unordered { didSet { renderMode = RenderMode(renderModeName) } }
    var preservesDepth = false
    var seed: UInt32 = 0
    /// The seed of the scene the layer is in.
    var sceneSeed: UInt64 = 0
    var cells: [EmitterCellDescription] = []
    /// What moves its values and its cells'; nil where nothing does.
    var animations: EmitterAnimations?
    /// Whether its values act on a cell: on those inside cells they do not.
    var isOutermost = true
    /// What the animated multiplier of lifetimes never exceeds; 0 where it is not animated.
    var lifetimeBound = 0.0

    init() {}

    /// The largest multiplier of lifetimes.
    var longestLifetime: Double { max(abs(lifetime), lifetimeBound) }

    /// The same with every number usable; the cells as they are.
    ///
    /// Multipliers have the precision of the properties that set them.
    var usable: EmitterDescription {
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
    var withoutMultipliers: EmitterDescription {
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
    static func usable(_ value: Double, limit: Double = magnitudeLimit) -> Double {
        value.isNaN ? 0 : min(max(value, -limit), limit)
    }
}
