import CKernels

/// The properties `CAGradientLayer` adds, as a value.
struct GradientValues {
    var colors: [Any]?
    var locations: [Double]?
    var startPoint = CGPoint(x: 0.5, y: 0)
    var endPoint = CGPoint(x: 0.5, y: 1)
    var type = CAGradientLayerType.axial
}

/// The keys of the properties `CAGradientLayer` adds.
enum GradientKey: String {
    case colors, locations, startPoint, endPoint, type
}

extension GradientValues {
    subscript(key: GradientKey) -> AnimatableValue {
        switch key {
        case .colors: (colors as? [CGColor]).map { .colors($0) } ?? .object(colors)
        case .locations: locations.map { .numbers($0) } ?? .object(nil)
        case .startPoint: .point(startPoint)
        case .endPoint: .point(endPoint)
        case .type: .object(type.rawValue)
        }
    }

    /// Writes a value, or leaves the property alone where the type does not fit or a number is not finite.
    mutating func set(_ value: AnimatableValue, for key: GradientKey) {
        guard value.isFinite else { return }
        switch (key, value) {
        case (.colors, .colors(let x)): colors = x
        case (.colors, .object(let x)): colors = x as? [Any]
        case (.locations, .numbers(let x)): locations = x
        case (.locations, .object(nil)): locations = nil
        case (.startPoint, .point(let x)): startPoint = x
        case (.endPoint, .point(let x)): endPoint = x
        case (.type, .object(let x)):
            if let name = x as? String ?? (x as? CAGradientLayerType)?.rawValue { type = .init(rawValue: name) }
        default: break
        }
    }

    // MARK: Drawing

    /// The colours with their places, in order; nil where nothing is painted.
    var stops: [GradientPaint.Stop]? {
        guard let colors = colors as? [CGColor], colors.count > 1, colors.count <= Self.mostColors else { return nil }
        if let locations, locations.count < colors.count { return nil }
        var reached = -Self.farthest
        return colors.enumerated().map { index, color in
            let wanted = locations.map { $0[index] } ?? Double(index) / Double(colors.count - 1)
            if wanted > reached { reached = min(wanted, Self.farthest) }
            let c = color.rgba
            return GradientPaint.Stop(location: reached, red: c.r, green: c.g, blue: c.b, alpha: c.a)
        }
    }

    /// The geometry in points; nil where nothing is painted.
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
            // Points that coincide mean upwards.
            let angle = start == end ? -Double.pi / 2 : qz_atan2(end.y - start.y, end.x - start.x)
            return .conic(center: start, angle: angle)
        default: return .axial(start: start, end: end)
        }
    }

    private static let mostColors = 100_000
    private static let farthest = 1e6
}
