/// How an effect filters and shades the content behind it.
struct MaterialAppearance: Equatable {
    /// The standard deviation of the blur, in points.
    var radius = 0.0
    var saturation = 1.0
    /// The white level of the shade over the blur, 0 (black) to 1 (white); `opacity` is the opacity of that shade.
    var shade = 1.0
    var opacity = 0.0
    /// The glass that bends the blurred content; nil for materials that do not.
    var glass: GlassAppearance?

    static let clear = MaterialAppearance()

    var isDark: Bool { shade < 0.5 }

    init() {}

    private init(_ radius: Double, _ shade: Double, _ opacity: Double) {
        self.radius = radius
        self.shade = shade
        self.opacity = opacity
        saturation = 1.8
    }

    init(_ style: UIBlurEffect.Style) {
        switch style {
        case .extraLight, .prominent: self.init(20, 0.97, 0.82)
        case .light: self.init(20, 1, 0.3)
        case .regular: self.init(20, 0.97, 0.5)
        case .dark: self.init(20, 0.11, 0.73)
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight: self.init(22, 0.97, 0.35)
        case .systemThinMaterial, .systemThinMaterialLight: self.init(25, 0.97, 0.5)
        case .systemMaterial, .systemMaterialLight: self.init(29, 0.97, 0.65)
        case .systemThickMaterial, .systemThickMaterialLight: self.init(29, 0.97, 0.8)
        case .systemChromeMaterial, .systemChromeMaterialLight: self.init(29, 0.97, 0.75)
        case .systemUltraThinMaterialDark: self.init(22, 0.14, 0.4)
        case .systemThinMaterialDark: self.init(25, 0.14, 0.55)
        case .systemMaterialDark: self.init(29, 0.14, 0.7)
        case .systemThickMaterialDark: self.init(29, 0.14, 0.82)
        case .systemChromeMaterialDark: self.init(29, 0.11, 0.78)
        }
    }
}
