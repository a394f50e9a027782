import QuartziteUIDrawing

/// The radius of a corner: a number of points, or one that suits the corner of the view's container.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
    CustomStringConvertible
{
    package enum Kind: Hashable {
        case fixed(Double)
        case concentric(minimum: CGFloat?)
    }

    let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// Creates a fixed radius in points.
    public init(floatLiteral value: Double) { kind = .fixed(value) }
    /// Creates a fixed radius in points.
    public init(integerLiteral value: Int) { kind = .fixed(Double(value)) }

    /// Returns a fixed radius in points.
    public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(.fixed(radius)) }

    /// Returns a radius whose centre is that of the container's corner.
    ///
    /// The container is the nearest superview with round corners. The radius is the container's, less the distance
    /// between the two corners along the longer axis; if that is less than the minimum, it is the minimum, or 0.
    public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
        UICornerRadius(.concentric(minimum: minimum))
    }

    /// The radius as text.
    public var description: String {
        switch kind {
        case .fixed(let radius): "\(radius)"
        case .concentric(let minimum): minimum.map { "concentric, at least \($0)" } ?? "concentric"
        }
    }
}
