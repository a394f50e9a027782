import CQuartziteKernels

/// The properties that `CAGradientLayer` adds, as a value.
struct GradientValues: PropertyValues {
    var colors = GradientColors()
    var locations: [Double]?
    var startPoint = CGPoint(x: 0.5, y: 0)
    var endPoint = CGPoint(x: 0.5, y: 1)
    var type = CAGradientLayerType.axial

    static let properties = PropertyTable<GradientValues>(
        [
            Property("colors", \.colors),
            Property("locations", \.locations),
            Property("startPoint", \.startPoint),
            Property("endPoint", \.endPoint),
            Property("type", \.type, animates: false),
        ], listsZeros: true)
}

/// The value of a gradient's `colors`, which is drawn only if it is an array of `CGColor` objects.
struct GradientColors: PropertyValue {
    var objects: [Any]?

    var animatable: AnimatableValue { (objects as? [CGColor]).map { .colors($0) } ?? .object(objects) }

    init(objects: [Any]? = nil) { self.objects = objects }

    init?(animatable value: AnimatableValue) {
        switch value {
        case .colors(let colors): objects = colors
        case .object(let object): objects = object as? [Any]
        default: return nil
        }
    }
}

extension CAGradientLayerType: NamedPropertyValue {}

extension GradientValues {
    /// The colours with their locations, in order; nil if nothing is drawn.
    var stops: [GradientPaint.Stop]? {
        guard let colors = colors.objects as? [CGColor], colors.count > 1, colors.count <= Self.maximumColors else {
            return nil
        }
        if let locations, locations.count < colors.count { return nil }
        var reached = -Self.farthest
        return colors.enumerated().map { index, color in
            let desired = locations.map { $0[index] } ?? Double(index) / Double(colors.count - 1)
            if desired > reached { reached = min(desired, Self.farthest) }
            let c = color.rgba
            return GradientPaint.Stop(location: reached, red: c.r, green: c.g, blue: c.b, alpha: c.a)
        }
    }

    /// Returns the geometry in points; nil if nothing is drawn.
    func shape(in bounds: CGRect) -> GradientPaint.Shape? {
        guard bounds.width > 0, bounds.height > 0 else { return nil }
        func place(_ unit: CGPoint) -> CGPoint {
            CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
        }
        let (start, end) = (place(startPoint), place(endPoint))
        guard start.x.isFinite, start.y.isFinite, end.x.isFinite, end.y.isFinite else { return nil }
        switch type {
        case .radial:
            return .elliptical(center: start, radiusX: abs(end.x - start.x), radiusY: abs(end.y - start.y))
        case .conic:
            // If the points coincide, the gradient starts upwards.
            let angle = start == end ? -Double.pi / 2 : qz_atan2(end.y - start.y, end.x - start.x)
            return .conic(center: start, angle: angle)
        default: return .axial(start: start, end: end)
        }
    }

    private static let maximumColors = 100_000
    private static let farthest = 1e6
}
