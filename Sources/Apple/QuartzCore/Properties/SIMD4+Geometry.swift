extension SIMD4<Double> {
    init(_ p: CGPoint) { self.init(p.x, p.y, 0, 0) }

    init(_ r: CGRect) { self.init(r.origin.x, r.origin.y, r.size.width, r.size.height) }

    /// Creates the unpremultiplied extended-sRGB components of a colour; nil gives transparent black.
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
