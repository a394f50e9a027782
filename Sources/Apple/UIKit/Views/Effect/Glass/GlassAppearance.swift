import QuartzCore

/// The shape and colour of glass; lengths are in points.
struct GlassAppearance: Equatable {
    /// The width of the curved edge.
    var edge = 18.0
    /// The distance by which the outermost points show what lies further inside.
    var bend = 22.0
    /// The brightness of the lit rim, 0…1.
    var rim = 0.6
    /// The opacity of the shadow around the glass, 0…1.
    var shadow = 0.14
    /// The distance between shapes at which they begin to merge.
    var spacing = 0.0
    /// The colour over the glass: red, green, blue and alpha, 0…1.
    var overlay = SIMD4<Double>()

    /// Creates the look of a style; the tint, if there is one, colours the glass.
    init(_ style: UIGlassEffect.Style, tint: UIColor?, isDark: Bool) {
        if isDark { rim = 0.42 }
        if style == .clear { (edge, bend, shadow) = (15, 24, 0.1) }
        if let tint {
            var (red, green, blue, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
            tint.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            overlay = SIMD4(Double(red), Double(green), Double(blue), Double(alpha) * (style == .clear ? 0.5 : 0.72))
        } else if style == .clear {
            overlay = isDark ? [0, 0, 0, 0.1] : [1, 1, 1, 0.06]
        } else {
            overlay = isDark ? [0.1, 0.1, 0.11, 0.46] : [0.98, 0.98, 1, 0.4]
        }
    }
}
