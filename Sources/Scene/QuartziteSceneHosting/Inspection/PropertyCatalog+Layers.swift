import Foundation

/// The traits of the properties of layers and emitter cells, in the order in which editors show them.
enum PropertyCatalog {
    /// The properties that editors do not show: links to other objects, and values that others determine.
    static let hidden: Set<String> = [
        "delegate", "sublayers", "superlayer", "mask", "actions", "style", "layoutManager", "frame", "emitterCells",
        "filters", "backgroundFilters", "font", "contentsFormat", "drawsAsynchronously", "preferredDynamicRange",
        "toneMapMode", "contentsHeadroom", "wantsExtendedDynamicRangeContent", "allowsFontSubpixelQuantization",
        "minificationFilterBias",
    ]

    static let layer: [PropertyTraits] =
        geometry + appearance + shadow + contents + emitter + shape + gradient + text + replicator + tiles + timing

    static let anyAngle = -Double.pi...Double.pi

    private static let geometry = [
        PropertyTraits("name", "Layer", kind: .text),
        PropertyTraits("hidden", "Layer"),
        PropertyTraits("opacity", "Layer", 0...1),
        PropertyTraits("position", "Geometry", -100...1500, step: 1, unit: "pt"),
        PropertyTraits("bounds", "Geometry", -500...1500, step: 1, unit: "pt"),
        PropertyTraits("anchorPoint", "Geometry", 0...1),
        PropertyTraits("zPosition", "Geometry", -500...500, unit: "pt"),
        PropertyTraits("anchorPointZ", "Geometry", -500...500, unit: "pt"),
        PropertyTraits("geometryFlipped", "Geometry"),
        PropertyTraits("doubleSided", "Geometry"),
        PropertyTraits("masksToBounds", "Geometry"),
        PropertyTraits("transform", "Transform"),
        PropertyTraits("sublayerTransform", "Sublayer transform"),
    ]

    private static let appearance = [
        PropertyTraits("backgroundColor", "Appearance", kind: .color),
        PropertyTraits("cornerRadius", "Appearance", 0...100, unit: "pt"),
        PropertyTraits("cornerCurve", "Appearance", choices: ["circular", "continuous"]),
        PropertyTraits("maskedCorners", "Appearance", 0...15, step: 1, kind: .number, limits: 0...15),
        PropertyTraits("borderWidth", "Appearance", 0...50, unit: "pt"),
        PropertyTraits("borderColor", "Appearance", kind: .color),
        PropertyTraits("opaque", "Appearance"),
        PropertyTraits("allowsGroupOpacity", "Appearance"),
        PropertyTraits(
            "compositingFilter", "Appearance",
            choices: [
                "", "multiplyBlendMode", "screenBlendMode", "overlayBlendMode", "darkenBlendMode", "lightenBlendMode",
                "colorDodgeBlendMode", "colorBurnBlendMode", "softLightBlendMode", "hardLightBlendMode",
                "differenceBlendMode", "exclusionBlendMode", "plusL", "plusD",
            ]),
        PropertyTraits("shouldRasterize", "Appearance"),
        PropertyTraits("rasterizationScale", "Appearance", 0.1...4),
        PropertyTraits("allowsEdgeAntialiasing", "Appearance"),
        PropertyTraits("edgeAntialiasingMask", "Appearance", 0...15, step: 1, limits: 0...4_294_967_295),
    ]

    private static let shadow = [
        PropertyTraits("shadowColor", "Shadow", kind: .color),
        PropertyTraits("shadowOpacity", "Shadow", 0...1),
        PropertyTraits("shadowOffset", "Shadow", -50...50, unit: "pt"),
        PropertyTraits("shadowRadius", "Shadow", 0...50, unit: "pt"),
        PropertyTraits("shadowPath", "Shadow", kind: .text),
    ]

    private static let contents = [
        PropertyTraits("contents", "Contents", kind: .text),
        PropertyTraits("contentsRect", "Contents", 0...1),
        PropertyTraits("contentsCenter", "Contents", 0...1),
        PropertyTraits(
            "contentsGravity", "Contents",
            choices: [
                "resize", "resizeAspect", "resizeAspectFill", "center", "top", "bottom", "left", "right", "topLeft",
                "topRight", "bottomLeft", "bottomRight",
            ]),
        PropertyTraits("contentsScale", "Contents", 0.5...4),
        PropertyTraits("minificationFilter", "Contents", choices: filters),
        PropertyTraits("magnificationFilter", "Contents", choices: filters),
        PropertyTraits("needsDisplayOnBoundsChange", "Contents"),
    ]

    static let filters = ["nearest", "linear", "trilinear"]

    private static let emitter = [
        PropertyTraits(
            "emitterShape", "Emitter", choices: ["point", "line", "rectangle", "cuboid", "circle", "sphere"]),
        PropertyTraits("emitterMode", "Emitter", choices: ["points", "outline", "surface", "volume"]),
        PropertyTraits(
            "renderMode", "Emitter",
            choices: ["unordered", "oldestFirst", "oldestLast", "backToFront", "additive"]),
        PropertyTraits("emitterPosition", "Emitter", -100...1500, step: 1, unit: "pt"),
        PropertyTraits("emitterSize", "Emitter", 0...1500, step: 1, unit: "pt"),
        PropertyTraits("emitterZPosition", "Emitter", -500...500, unit: "pt"),
        PropertyTraits("emitterDepth", "Emitter", 0...500, unit: "pt"),
        PropertyTraits("birthRate", "Emitter", 0...10, unit: "×"),
        PropertyTraits("lifetime", "Emitter", 0...5, unit: "×"),
        PropertyTraits("velocity", "Emitter", -5...5, unit: "×"),
        PropertyTraits("scale", "Emitter", 0...5, unit: "×"),
        PropertyTraits("spin", "Emitter", -5...5, unit: "×"),
        PropertyTraits("preservesDepth", "Emitter"),
        PropertyTraits("seed", "Emitter", 0...1000, step: 1, limits: 0...4_294_967_295),
        PropertyTraits("legacyLineDirection", "Emitter", anyAngle, unit: "rad"),
    ]

    private static let shape = [
        PropertyTraits("path", "Shape", kind: .text),
        PropertyTraits("fillColor", "Shape", kind: .color),
        PropertyTraits("fillRule", "Shape", choices: ["non-zero", "even-odd"]),
        PropertyTraits("strokeColor", "Shape", kind: .color),
        PropertyTraits("strokeStart", "Shape", 0...1),
        PropertyTraits("strokeEnd", "Shape", 0...1),
        PropertyTraits("lineWidth", "Shape", 0...50, unit: "pt"),
        PropertyTraits("lineCap", "Shape", choices: ["butt", "round", "square"]),
        PropertyTraits("lineJoin", "Shape", choices: ["miter", "round", "bevel"]),
        PropertyTraits("miterLimit", "Shape", 0...20),
        PropertyTraits("lineDashPattern", "Shape", 0...50, unit: "pt", kind: .numbers),
        PropertyTraits("lineDashPhase", "Shape", 0...100, unit: "pt"),
    ]

    private static let gradient = [
        PropertyTraits("type", "Gradient", choices: ["axial", "radial", "conic"]),
        PropertyTraits("colors", "Gradient", kind: .colors),
        PropertyTraits("locations", "Gradient", 0...1, kind: .numbers),
        PropertyTraits("startPoint", "Gradient", 0...1),
        PropertyTraits("endPoint", "Gradient", 0...1),
    ]

    private static let text = [
        PropertyTraits("string", "Text", kind: .text),
        PropertyTraits("fontSize", "Text", 4...120, unit: "pt"),
        PropertyTraits("foregroundColor", "Text", kind: .color),
        PropertyTraits("wrapped", "Text"),
        PropertyTraits("alignmentMode", "Text", choices: ["natural", "left", "center", "right", "justified"]),
        PropertyTraits("truncationMode", "Text", choices: ["none", "start", "middle", "end"]),
    ]

    private static let replicator = [
        PropertyTraits("instanceCount", "Replicator", 0...100, step: 1, limits: -1e9...1e9),
        PropertyTraits("instanceDelay", "Replicator", -2...2, unit: "s"),
        PropertyTraits("instanceColor", "Replicator", kind: .color),
        PropertyTraits("instanceRedOffset", "Replicator", -1...1),
        PropertyTraits("instanceGreenOffset", "Replicator", -1...1),
        PropertyTraits("instanceBlueOffset", "Replicator", -1...1),
        PropertyTraits("instanceAlphaOffset", "Replicator", -1...1),
        PropertyTraits("instanceTransform", "Instance transform"),
    ]

    private static let tiles = [
        PropertyTraits("tileSize", "Tiles", 16...1024, step: 1),
        PropertyTraits("levelsOfDetail", "Tiles", 1...8, step: 1, limits: 0...64),
        PropertyTraits("levelsOfDetailBias", "Tiles", 0...8, step: 1, limits: 0...64),
    ]

    static let timing = [
        PropertyTraits("beginTime", "Timing", 0...10, unit: "s"),
        PropertyTraits("duration", "Timing", 0...10, unit: "s", kind: .number, isEndless: true),
        PropertyTraits("speed", "Timing", 0...4, unit: "×"),
        PropertyTraits("timeOffset", "Timing", -10...10, unit: "s"),
        PropertyTraits("repeatCount", "Timing", 0...10, step: 1, kind: .number, isEndless: true),
        PropertyTraits("repeatDuration", "Timing", 0...10, unit: "s", kind: .number, isEndless: true),
        PropertyTraits("autoreverses", "Timing"),
        PropertyTraits("fillMode", "Timing", choices: ["removed", "forwards", "backwards", "both"]),
    ]
}
