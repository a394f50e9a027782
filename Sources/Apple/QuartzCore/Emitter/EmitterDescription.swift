import CoreGraphics

/// The values of an emitter layer at one commit; they cannot change and do not reference a layer.
struct EmitterDescription: Hashable, Sendable {
    /// The limit of lengths, speeds and times in an emitter's computations, which prevents overflow.
    static let magnitudeLimit = 1e12
    /// The limit of births per second; at higher rates, the newest particles hide all others.
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
    /// The direction in which a line emits by default, in radians.
    var lineDirection = 0.0
    var mode = Mode.volume
    /// The name of the mode, which may be unknown.
    var modeName = CAEmitterLayerEmitterMode.volume { didSet { mode = Mode(modeName) } }
    var renderMode = RenderMode.unordered
    /// The name of the render mode, which may be unknown.
    var renderModeName = CAEmitterLayerRenderMode.unordered { didSet { renderMode = RenderMode(renderModeName) } }
    var preservesDepth = false
    var seed: UInt32 = 0
    /// The seed of the layer's scene.
    var sceneSeed: UInt64 = 0
    var cells: [EmitterCellDescription] = []
    /// The animations of the emitter's values and its cells' values; nil if there are none.
    var animations: EmitterAnimations?
    /// Whether the emitter's values affect its cells; false for cells inside cells.
    var isOutermost = true
    /// An upper bound of the animated lifetime multiplier; 0 if it is not animated.
    var lifetimeBound = 0.0

    init() {}

    /// The largest multiplier of lifetimes.
    var longestLifetime: Double { max(abs(lifetime), lifetimeBound) }

    /// The description with usable numbers; the cells are unchanged.
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

    /// The description for the cells inside its cells, which ignore its multipliers.
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

    /// Returns a finite number for any number: 0 for NaN, and the largest usable number for infinities and huge values.
    static func usable(_ value: Double, limit: Double = magnitudeLimit) -> Double {
        value.isNaN ? 0 : min(max(value, -limit), limit)
    }
}
