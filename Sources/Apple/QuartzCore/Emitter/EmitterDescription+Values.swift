import CoreGraphics

extension EmitterDescription: PropertyValues {
    /// The properties that ``CAEmitterLayer`` adds; none has an implicit animation.
    static let properties = PropertyTable<EmitterDescription>([
        Row.birthRate,
        Row.lifetime,
        Property("velocity", \.velocity, animates: false, adjusted: limited),
        Property("scale", \.scale, animates: false, adjusted: limited),
        Property("spin", \.spin, animates: false, adjusted: limited),
        Property("emitterPosition", \.position, animates: false) { CGPoint(x: limited($0.x), y: limited($0.y)) },
        Property("emitterZPosition", \.zPosition, animates: false, adjusted: limited),
        Property("emitterSize", \.size, animates: false) {
            CGSize(width: limited($0.width), height: limited($0.height))
        },
        Property("emitterDepth", \.depth, animates: false, adjusted: limited),
        Property("emitterShape", \.shapeName, animates: false),
        Property("emitterMode", \.modeName, animates: false),
        Property("renderMode", \.renderModeName, animates: false),
        Property("preservesDepth", \.preservesDepth, animates: false),
        Property("seed", \.seed, animates: false),
        Property("legacyLineDirection", \.lineDirection, animates: false, adjusted: limited),
    ])

    /// The rows that other code refers to.
    enum Row {
        static let birthRate = Property<EmitterDescription>(
            "birthRate", \.birthRate, animates: false, adjusted: limited)
        static let lifetime = Property<EmitterDescription>(
            "lifetime", \.lifetime, animates: false, adjusted: limited)
    }

    @Sendable private static func limited(_ value: Double) -> Double { usable(value) }

    /// Writes an animated value; the seed is constant because all random numbers depend on it.
    mutating func animate(_ property: Property<EmitterDescription>, to value: AnimatableValue) {
        let constant = seed
        property.write(value, to: &self)
        seed = constant
    }
}

extension CAEmitterLayerEmitterShape: NamedPropertyValue {}
extension CAEmitterLayerEmitterMode: NamedPropertyValue {}
extension CAEmitterLayerRenderMode: NamedPropertyValue {}
