/// The properties that `CAReplicatorLayer` adds, as a value.
struct Replication: PropertyValues, Equatable {
    var count = 1
    var preservesDepth = false
    var delay: CFTimeInterval = 0
    var transform = CATransform3D.identity
    var color: CGColor? = Replication.opaqueWhite
    var redOffset: Float = 0
    var greenOffset: Float = 0
    var blueOffset: Float = 0
    var alphaOffset: Float = 0

    static let properties = PropertyTable<Replication>([
        // An animated count is rounded down to whole copies.
        Property("instanceCount", \.count) { max($0, -1) },
        Property("preservesDepth", \.preservesDepth, animates: false),
        Property("instanceDelay", \.delay),
        Property("instanceTransform", \.transform),
        Property("instanceColor", \.color),
        Property("instanceRedOffset", \.redOffset),
        Property("instanceGreenOffset", \.greenOffset),
        Property("instanceBlueOffset", \.blueOffset),
        Property("instanceAlphaOffset", \.alphaOffset),
    ])

    /// Has four components, as measured (facts def-036, cls-086).
    static let opaqueWhite = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)

    /// Returns the tint of copy `index`: the colour plus `index` times the offsets, clamped to 0…1 (layers.md L26).
    func tint(of index: Int) -> Tint {
        let base = (color ?? Replication.opaqueWhite).rgba
        let k = Double(index)
        return Tint(
            red: base.r + k * Double(redOffset), green: base.g + k * Double(greenOffset),
            blue: base.b + k * Double(blueOffset), alpha: base.a + k * Double(alphaOffset))
    }
}

/// Factors for unpremultiplied colour components, each in 0…1.
struct Tint: Equatable {
    let red, green, blue, alpha: Double

    /// Creates a tint with clamped components; NaN counts as 0.
    init(red: Double, green: Double, blue: Double, alpha: Double) {
        func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
        self.red = unit(red)
        self.green = unit(green)
        self.blue = unit(blue)
        self.alpha = unit(alpha)
    }

    static let none = Tint(red: 1, green: 1, blue: 1, alpha: 1)

    /// Whether the tint leaves colours unchanged, regardless of its alpha.
    var keepsColors: Bool { red == 1 && green == 1 && blue == 1 }

    func multiplied(by other: Tint) -> Tint {
        Tint(
            red: red * other.red, green: green * other.green, blue: blue * other.blue, alpha: alpha * other.alpha)
    }
}
