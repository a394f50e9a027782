/// The properties `CAShapeLayer` adds, as a value.
struct ShapeValues {
    var path: CGPath?
    var fillColor: CGColor? = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    var fillRule = CAShapeLayerFillRule.nonZero
    var strokeColor: CGColor?
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
    var lineWidth: CGFloat = 1
    var miterLimit: CGFloat = 10
    var lineCap = CAShapeLayerLineCap.butt
    var lineJoin = CAShapeLayerLineJoin.miter
    var lineDashPhase: CGFloat = 0
    var lineDashPattern: [Double]?
}

/// The keys of the properties `CAShapeLayer` adds.
enum ShapeKey: String {
    case path, fillColor, fillRule, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit, lineCap, lineJoin
    case lineDashPhase, lineDashPattern

    /// Whether a change animates by itself (layers.md §6).
    var animatesImplicitly: Bool {
        switch self {
        case .fillColor, .strokeColor, .lineWidth, .miterLimit, .lineDashPhase, .strokeStart, .strokeEnd: true
        case .path, .fillRule, .lineCap, .lineJoin, .lineDashPattern: false
        }
    }

    /// What a new layer has, where that is neither zero nor nil.
    var defaultValue: Any? {
        switch self {
        case .path, .strokeColor, .strokeStart, .lineDashPhase, .lineDashPattern: nil
        case .fillColor, .fillRule, .strokeEnd, .lineWidth, .miterLimit, .lineCap, .lineJoin: ShapeValues()[self].boxed
        }
    }
}

extension ShapeValues {
    subscript(key: ShapeKey) -> AnimatableValue {
        switch key {
        case .path: .path(path)
        case .fillColor: .color(fillColor)
        case .fillRule: .object(fillRule.rawValue)
        case .strokeColor: .color(strokeColor)
        case .strokeStart: .number(strokeStart)
        case .strokeEnd: .number(strokeEnd)
        case .lineWidth: .number(lineWidth)
        case .miterLimit: .number(miterLimit)
        case .lineCap: .object(lineCap.rawValue)
        case .lineJoin: .object(lineJoin.rawValue)
        case .lineDashPhase: .number(lineDashPhase)
        case .lineDashPattern: lineDashPattern.map { .numbers($0) } ?? .object(nil)
        }
    }

    /// Writes a value, or leaves the property alone where the type does not fit or a number is not finite.
    mutating func set(_ value: AnimatableValue, for key: ShapeKey) {
        guard value.isFinite else { return }
        switch (key, value) {
        case (.path, .path(let x)): path = x?.copy()
        case (.fillColor, .color(let x)): fillColor = x
        case (.fillRule, .object(let x)): if let x = name(x) { fillRule = .init(rawValue: x) }
        case (.strokeColor, .color(let x)): strokeColor = x
        case (.strokeStart, .number(let x)): strokeStart = x
        case (.strokeEnd, .number(let x)): strokeEnd = x
        case (.lineWidth, .number(let x)): lineWidth = x
        case (.miterLimit, .number(let x)): miterLimit = x
        case (.lineCap, .object(let x)): if let x = name(x) { lineCap = .init(rawValue: x) }
        case (.lineJoin, .object(let x)): if let x = name(x) { lineJoin = .init(rawValue: x) }
        case (.lineDashPhase, .number(let x)): lineDashPhase = x
        case (.lineDashPattern, .numbers(let x)): lineDashPattern = x
        case (.lineDashPattern, .object(nil)): lineDashPattern = nil
        default: break
        }
    }

    /// Writes what `nil` stands for: no path, colour or pattern, and the default of everything else.
    mutating func clear(_ key: ShapeKey) {
        switch key {
        case .path: path = nil
        case .fillColor: fillColor = nil
        case .strokeColor: strokeColor = nil
        default: set(ShapeValues()[key], for: key)
        }
    }

    private func name(_ object: Any?) -> String? {
        object as? String ?? (object as? any RawRepresentable<String>)?.rawValue
    }
}
