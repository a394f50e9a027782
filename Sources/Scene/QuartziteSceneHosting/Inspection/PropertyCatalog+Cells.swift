extension PropertyCatalog {
    /// The properties of emitter cells.
    static let cell: [PropertyTraits] = birth + motion + size + color + image + timing

    private static let birth = [
        PropertyTraits("enabled", "Cell"),
        PropertyTraits("birthRate", "Cell", 0...500, unit: "1/s"),
        PropertyTraits("lifetime", "Cell", 0...20, unit: "s"),
        PropertyTraits("lifetimeRange", "Cell", 0...10, unit: "s"),
    ]

    private static let motion = [
        PropertyTraits("velocity", "Motion", -500...500, unit: "pt/s"),
        PropertyTraits("velocityRange", "Motion", 0...500, unit: "pt/s"),
        PropertyTraits("emissionLongitude", "Motion", anyAngle, unit: "rad"),
        PropertyTraits("emissionLatitude", "Motion", anyAngle, unit: "rad"),
        PropertyTraits("emissionRange", "Motion", 0...(2 * Double.pi), unit: "rad"),
        PropertyTraits("xAcceleration", "Motion", -500...500, unit: "pt/s²"),
        PropertyTraits("yAcceleration", "Motion", -500...500, unit: "pt/s²"),
        PropertyTraits("zAcceleration", "Motion", -500...500, unit: "pt/s²"),
        PropertyTraits("spin", "Motion", -10...10, unit: "rad/s"),
        PropertyTraits("spinRange", "Motion", 0...20, unit: "rad/s"),
    ]

    private static let size = [
        PropertyTraits("scale", "Size", 0...3),
        PropertyTraits("scaleRange", "Size", 0...3),
        PropertyTraits("scaleSpeed", "Size", -2...2, unit: "1/s"),
    ]

    private static let color = [
        PropertyTraits("color", "Colour", kind: .color),
        PropertyTraits("redRange", "Colour", 0...1),
        PropertyTraits("greenRange", "Colour", 0...1),
        PropertyTraits("blueRange", "Colour", 0...1),
        PropertyTraits("alphaRange", "Colour", 0...1),
        PropertyTraits("redSpeed", "Colour", -2...2, unit: "1/s"),
        PropertyTraits("greenSpeed", "Colour", -2...2, unit: "1/s"),
        PropertyTraits("blueSpeed", "Colour", -2...2, unit: "1/s"),
        PropertyTraits("alphaSpeed", "Colour", -2...2, unit: "1/s"),
    ]

    private static let image = [
        PropertyTraits("contents", "Image", choices: ParticleImage.allCases.map(\.rawValue)),
        PropertyTraits("contentsRect", "Image", 0...1),
        PropertyTraits("contentsScale", "Image", 0.25...4),
        PropertyTraits("minificationFilter", "Image", choices: filters),
        PropertyTraits("magnificationFilter", "Image", choices: filters),
    ]
}
