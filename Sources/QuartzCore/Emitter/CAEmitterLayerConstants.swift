import Foundation

/// The shapes particles are born in.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    /// The shape's name; an unknown one is taken for `point`.
    public let rawValue: String

    /// A shape by name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The emitter's position; the default.
    public static let point = Self(rawValue: "point")
    /// A horizontal line through the position, `emitterSize.width` long.
    public static let line = Self(rawValue: "line")
    /// A rectangle of `emitterSize` centred on the position.
    public static let rectangle = Self(rawValue: "rectangle")
    /// A box of `emitterSize` and `emitterDepth` centred on the position.
    public static let cuboid = Self(rawValue: "cuboid")
    /// A circle whose radius is `emitterSize.width`.
    public static let circle = Self(rawValue: "circle")
    /// A ball whose radius is `emitterSize.width`.
    public static let sphere = Self(rawValue: "sphere")
}

/// The part of the shape particles are born in.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    /// The mode's name; an unknown one is taken for `volume`.
    public let rawValue: String

    /// A mode by name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Corners and end points; a round shape's centre.
    public static let points = Self(rawValue: "points")
    /// Edges.
    public static let outline = Self(rawValue: "outline")
    /// Faces; the inside of flat shapes.
    public static let surface = Self(rawValue: "surface")
    /// The inside; the default.
    public static let volume = Self(rawValue: "volume")
}

/// The order particles are drawn in, and how they mix.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    /// The mode's name; an unknown one is taken for `unordered`.
    public let rawValue: String

    /// A mode by name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Cell after cell, each in order of birth; the default.
    public static let unordered = Self(rawValue: "unordered")
    /// The oldest first, so the newest on top.
    public static let oldestFirst = Self(rawValue: "oldestFirst")
    /// The newest first, so the oldest on top.
    public static let oldestLast = Self(rawValue: "oldestLast")
    /// By depth, the farthest first.
    public static let backToFront = Self(rawValue: "backToFront")
    /// Colours add up, clamped at full brightness.
    public static let additive = Self(rawValue: "additive")
}

extension EmitterDescription.Shape {
    init(_ shape: CAEmitterLayerEmitterShape) {
        switch shape {
        case .line: self = .line
        case .rectangle: self = .rectangle
        case .cuboid: self = .cuboid
        case .circle: self = .circle
        case .sphere: self = .sphere
        default: self = .point
        }
    }
}

extension EmitterDescription.Mode {
    init(_ mode: CAEmitterLayerEmitterMode) {
        switch mode {
        case .points: self = .points
        case .outline: self = .outline
        case .surface: self = .surface
        default: self = .volume
        }
    }
}

extension EmitterDescription.RenderMode {
    init(_ mode: CAEmitterLayerRenderMode) {
        switch mode {
        case .oldestFirst: self = .oldestFirst
        case .oldestLast: self = .oldestLast
        case .backToFront: self = .backToFront
        case .additive: self = .additive
        default: self = .unordered
        }
    }
}
