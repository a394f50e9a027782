import Foundation

/// A displacement in the plane, in points.
public struct CGVector: Hashable, Sendable {
    /// The horizontal part, in points.
    public var dx: CGFloat
    /// The vertical part, in points.
    public var dy: CGFloat

    /// A vector without length.
    public static let zero = CGVector()

    /// A vector without length.
    public init() {
        dx = 0
        dy = 0
    }

    /// A vector of the given parts, in points.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// A vector of the given parts, in points.
    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// A vector of the given parts, in points.
    public init(dx: Double, dy: Double) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }
}

extension CGVector: Codable {
    /// Reads two numbers in a row: dx, dy.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        dx = try container.decode(CGFloat.self)
        dy = try container.decode(CGFloat.self)
    }

    /// Writes two numbers in a row: dx, dy.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(dx)
        try container.encode(dy)
    }
}

extension CGVector: CustomDebugStringConvertible {
    /// The two parts in brackets.
    public var debugDescription: String { "(\(dx), \(dy))" }
}
