extension LayerState {
    /// The numbers of a property that is a number, point, size, rectangle or colour; zero for any other.
    package func vector(of key: LayerKey) -> SIMD4<Double> {
        switch key {
        case .anchorPoint: SIMD4(anchorPoint)
        case .anchorPointZ: SIMD4(anchorPointZ, 0, 0, 0)
        case .backgroundColor: SIMD4(backgroundColor)
        case .borderColor: SIMD4(borderColor)
        case .borderWidth: SIMD4(borderWidth, 0, 0, 0)
        case .bounds: SIMD4(bounds)
        case .contentsCenter: SIMD4(contentsCenter)
        case .contentsRect: SIMD4(contentsRect)
        case .contentsScale: SIMD4(contentsScale, 0, 0, 0)
        case .cornerRadius: SIMD4(cornerRadius, 0, 0, 0)
        case .minificationFilterBias: SIMD4(Double(minificationFilterBias), 0, 0, 0)
        case .opacity: SIMD4(Double(opacity), 0, 0, 0)
        case .position: SIMD4(position)
        case .rasterizationScale: SIMD4(rasterizationScale, 0, 0, 0)
        case .shadowColor: SIMD4(shadowColor)
        case .shadowOffset: SIMD4(shadowOffset.width, shadowOffset.height, 0, 0)
        case .shadowOpacity: SIMD4(Double(shadowOpacity), 0, 0, 0)
        case .shadowRadius: SIMD4(shadowRadius, 0, 0, 0)
        case .zPosition: SIMD4(zPosition, 0, 0, 0)
        default: .zero
        }
    }

    /// Writes the numbers of such a property; they must be finite.
    package mutating func set(_ v: SIMD4<Double>, for key: LayerKey) {
        switch key {
        case .anchorPoint: anchorPoint = CGPoint(x: v.x, y: v.y)
        case .anchorPointZ: anchorPointZ = v.x
        case .backgroundColor: backgroundColor = v.color
        case .borderColor: borderColor = v.color
        case .borderWidth: borderWidth = v.x
        case .bounds: bounds = v.rect.standardized
        case .contentsCenter: contentsCenter = v.rect
        case .contentsRect: contentsRect = v.rect
        case .contentsScale: contentsScale = v.x
        case .cornerRadius: cornerRadius = v.x
        case .minificationFilterBias: minificationFilterBias = Float(nearest: v.x)
        case .opacity: opacity = Float(nearest: v.x)
        case .position: position = CGPoint(x: v.x, y: v.y)
        case .rasterizationScale: rasterizationScale = v.x
        case .shadowColor: shadowColor = v.color
        case .shadowOffset: shadowOffset = CGSize(width: v.x, height: v.y)
        case .shadowOpacity: shadowOpacity = Float(nearest: v.x)
        case .shadowRadius: shadowRadius = v.x
        case .zPosition: zPosition = v.x
        default: break
        }
    }
}

extension SIMD4<Double> {
    init(_ p: CGPoint) { self.init(p.x, p.y, 0, 0) }

    init(_ r: CGRect) { self.init(r.origin.x, r.origin.y, r.size.width, r.size.height) }

    /// Straight extended-sRGB components; no colour is transparent black.
    init(_ color: CGColor?) {
        if let c = color?.rgba { self.init(c.r, c.g, c.b, c.a) } else { self = .zero }
    }

    var rect: CGRect { CGRect(x: x, y: y, width: z, height: w) }

    var color: CGColor { CGColor(extendedRed: x, green: y, blue: z, alpha: w) }

    var isFinite: Bool { x.isFinite && y.isFinite && z.isFinite && w.isFinite }
}

extension Float {
    /// Creates the nearest finite value, so that a huge number does not become infinite.
    package init(nearest value: Double) {
        let limit = Double(Float.greatestFiniteMagnitude)
        self.init(value.isNaN ? value : Swift.min(Swift.max(value, -limit), limit))
    }
}
