import Foundation

/// The shapes in which particles are born.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    /// The name of the shape; unknown names act like ``point``.
    public let rawValue: String

    /// Creates a shape from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The emitter's position (default).
    public static let point = Self(rawValue: "point")
    /// A horizontal line of length `emitterSize.width` through the position.
    public static let line = Self(rawValue: "line")
    /// A rectangle of `emitterSize` centred on the position.
    public static let rectangle = Self(rawValue: "rectangle")
    /// A box of `emitterSize` and `emitterDepth` centred on the position.
    public static let cuboid = Self(rawValue: "cuboid")
    /// A circle with the radius `emitterSize.width`.
    public static let circle = Self(rawValue: "circle")
    /// A ball with the radius `emitterSize.width`.
    public static let sphere = Self(rawValue: "sphere")
}

/// The parts of a shape in which particles are born.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode; unknown names act like ``volume``.
    public let rawValue: String

    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The corners and end points, or the centre of a round shape.
    public static let points = Self(rawValue: "points")
    /// The edges.
    public static let outline = Self(rawValue: "outline")
    /// The faces, or the interior of a flat shape.
    public static let surface = Self(rawValue: "surface")
    /// The interior (default).
    public static let volume = Self(rawValue: "volume")
}

/// The orders in which particles are drawn, and their blending.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode; unknown names act like ``unordered``.
    public let rawValue: String

    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Draws cell after cell, each in order of birth (default).
    public static let unordered = Self(rawValue: "unordered")
    /// Draws the oldest particles first, so that the newest are on top.
    public static let oldestFirst = Self(rawValue: "oldestFirst")
    /// Draws the newest particles first, so that the oldest are on top.
    public static let oldestLast = Self(rawValue: "oldestLast")
    /// Draws the particles by depth, the farthest first.
    public static let backToFront = Self(rawValue: "backToFront")
    /// Adds the colours, clamped at full brightness.
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
