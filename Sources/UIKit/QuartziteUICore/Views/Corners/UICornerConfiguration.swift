import QuartziteUIDrawing

/// The radii of a view's corners.
public struct UICornerConfiguration: Hashable, Sendable {
    package enum Kind: Hashable {
        case capsule(maximumRadius: CGFloat?)
        /// The radii at the top left, top right, bottom right and bottom left; nil for a square corner.
        case corners([UICornerRadius?])
        /// Two groups of corners; each has the largest of the radii that its corners would have.
        case groups([UICornerRadius?], [[Int]])
    }

    let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// Returns a configuration whose shorter sides are semicircles, with a radius of at most `maximumRadius` points.
    public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
        UICornerConfiguration(.capsule(maximumRadius: maximumRadius))
    }

    /// Returns a configuration with a radius for each corner; concentric radii may differ.
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(.corners([radius, radius, radius, radius]))
    }

    /// Returns a configuration with radii of their own for the corners; corners without one are square.
    public static func corners(
        topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil,
        bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(.corners([topLeftRadius, topRightRadius, bottomRightRadius, bottomLeftRadius]))
    }

    /// Returns a configuration with the same radius at all corners: the largest of them, if it is concentric.
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(.groups([radius, radius, radius, radius], [[0, 1, 2, 3]]))
    }

    /// Returns a configuration with one radius at the left corners, and one at the right ones.
    public static func uniformEdges(
        leftRadius: UICornerRadius, rightRadius: UICornerRadius
    ) -> UICornerConfiguration {
        UICornerConfiguration(.groups([leftRadius, rightRadius, rightRadius, leftRadius], [[0, 3], [1, 2]]))
    }

    /// Returns a configuration with one radius at the top corners, and one at the bottom ones.
    public static func uniformEdges(
        topRadius: UICornerRadius, bottomRadius: UICornerRadius
    ) -> UICornerConfiguration {
        UICornerConfiguration(.groups([topRadius, topRadius, bottomRadius, bottomRadius], [[0, 1], [2, 3]]))
    }

    /// Returns a configuration with one radius at the top corners, and radii of their own at the bottom ones.
    public static func uniformTopRadius(
        _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(.groups([topRadius, topRadius, bottomRightRadius, bottomLeftRadius], [[0, 1]]))
    }

    /// Returns a configuration with one radius at the bottom corners, and radii of their own at the top ones.
    public static func uniformBottomRadius(
        _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(.groups([topLeftRadius, topRightRadius, bottomRadius, bottomRadius], [[2, 3]]))
    }

    /// Returns a configuration with one radius at the left corners, and radii of their own at the right ones.
    public static func uniformLeftRadius(
        _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(.groups([leftRadius, topRightRadius, bottomRightRadius, leftRadius], [[0, 3]]))
    }

    /// Returns a configuration with one radius at the right corners, and radii of their own at the left ones.
    public static func uniformRightRadius(
        _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, bottomLeftRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(.groups([topLeftRadius, rightRadius, rightRadius, bottomLeftRadius], [[1, 2]]))
    }
}
