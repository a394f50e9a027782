import QuartziteUIFoundation

/// A colour for drawing and for views.
///
/// Components outside 0...1 are kept, and clamped only when pixels are written (drawing.md G8). The opacity is clamped to
/// 0...1.
open class UIColor: _AttributeObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    /// What determines the colour.
    private enum Source {
        case fixed(CGColor)
        case variants(ColorVariants)
        case provider((UITraitCollection) -> UIColor)
    }

    private let source: Source

    /// The Core Graphics colour: a grey for `init(white:alpha:)`, extended sRGB for most others.
    ///
    /// That of a dynamic colour is resolved with the current traits, and does not change with them afterwards.
    public var cgColor: CGColor {
        switch source {
        case .fixed(let color): color
        case .variants(let variants): variants.color(for: UITraitCollection.current.values)
        case .provider: resolvedColor(with: .current).cgColor
        }
    }

    /// Creates a colour from a Core Graphics colour.
    public required init(cgColor: CGColor) {
        source = .fixed(cgColor)
        super.init()
    }

    /// Creates a dynamic colour; the closure returns the colour for the traits of the view that draws it.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        source = .provider(dynamicProvider)
        super.init()
    }

    /// Creates a colour that is the same as another.
    package init(_ other: UIColor) {
        source = other.source
        super.init()
    }

    /// Creates a system colour.
    package init(_ variants: ColorVariants) {
        source = .variants(variants)
        super.init()
    }

    /// Decodes a colour that was archived; from a storyboard or xib, a clear colour.
    public required init?(coder: NSCoder) {
        source = .fixed(CGColor(archivedIn: coder))
        super.init()
    }

    /// Returns the colour for a trait collection; a colour that is not dynamic returns itself.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch source {
        case .fixed: return self
        case .variants(let variants): return UIColor(cgColor: variants.color(for: traitCollection.values))
        case .provider(let provider):
            var color: UIColor?
            traitCollection.performAsCurrent {
                color = provider(traitCollection).resolvedColor(with: traitCollection)
            }
            return color ?? self
        }
    }

    /// Whether the colour depends on traits.
    final package var isDynamic: Bool { if case .fixed = source { false } else { true } }

    /// Creates a colour that fills areas with an image, repeated in both directions at its size in points.
    ///
    /// In a view or layer, the pattern starts at the origin of the bounds, so that it scrolls with the content. In a
    /// drawing, it starts at the top left corner unless `CGContext.setPatternPhase(_:)` moves it. If only a plain
    /// colour can be used, as for shadows, gradients and during animations, the mean colour of the image is used. An
    /// image without pixels makes a clear colour.
    public convenience init(patternImage image: UIImage) {
        let upright = image.upright
        let tile = upright.cgImage.map { PatternTile(image: $0, scale: upright.scale) }
        self.init(cgColor: tile.map { CGColor(tile: $0, alpha: 1) } ?? .clear)
    }

    /// Creates a grey between 0 (black) and 1 (white).
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(cgColor: CGColor(extendedGray: white, alpha: UIColor.unit(alpha)))
    }

    /// Creates a colour from extended sRGB components.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(cgColor: CGColor(extendedRed: red, green: green, blue: blue, alpha: UIColor.unit(alpha)))
    }

    /// Creates a colour from Display P3 components, which are converted to extended sRGB.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let components = [red, green, blue, UIColor.unit(alpha)]
        let rgba = CGColorSpace(name: CGColorSpace.displayP3)
            .flatMap { CGColor(colorSpace: $0, components: components) }?.rgba
        self.init(
            red: rgba?.r ?? red, green: rgba?.g ?? green, blue: rgba?.b ?? blue, alpha: rgba?.a ?? alpha
        )
    }

    /// Creates a colour from hue (0...1, with red at 0), saturation and brightness, each clamped to 0...1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let h = UIColor.unit(hue) * 6
        let s = UIColor.unit(saturation)
        let v = UIColor.unit(brightness)
        func component(_ offset: CGFloat) -> CGFloat {
            var k = offset + h
            if k >= 6 { k -= 6 }
            return v - v * s * max(0, min(k, 4 - k, 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }

    /// Creates a clear colour.
    public override convenience init() { self.init(white: 0, alpha: 0) }

    /// Creates a colour from a colour literal in Xcode.
    public required convenience init(
        _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    private static func unit(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, 0), 1) }

    /// Returns the colour with another opacity, 0...1; that of a dynamic colour is dynamic.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let alpha = UIColor.unit(alpha)
        return switch source {
        case .fixed(let color): UIColor(cgColor: color.copy(alpha: alpha) ?? color)
        case .variants(let variants): UIColor(variants.withAlpha(alpha))
        case .provider: UIColor { self.resolvedColor(with: $0).withAlphaComponent(alpha) }
        }
    }

    /// Returns the extended sRGB components through pointers; returns false for patterns.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard cgColor.tile == nil else { return false }
        let rgba = cgColor.rgba
        red?.pointee = rgba.r
        green?.pointee = rgba.g
        blue?.pointee = rgba.b
        alpha?.pointee = rgba.a
        return true
    }

    /// Returns the white level and the opacity through pointers; returns false for patterns and colours that are not
    /// grey.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let rgba = cgColor.rgba
        guard cgColor.tile == nil, rgba.r == rgba.g, rgba.g == rgba.b else { return false }
        white?.pointee = rgba.r
        alpha?.pointee = rgba.a
        return true
    }

    /// Returns the hue, saturation and brightness through pointers; returns false for patterns.
    ///
    /// All components are in 0...1, computed after clamping the colour to 0...1.
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard cgColor.tile == nil else { return false }
        let rgba = cgColor.rgba
        let (r, g, b) = (UIColor.unit(rgba.r), UIColor.unit(rgba.g), UIColor.unit(rgba.b))
        let top = max(r, g, b)
        let chroma = top - min(r, g, b)
        var sixths: CGFloat = 0
        if chroma > 0 {
            switch top {
            case r: sixths = (g - b) / chroma + (g < b ? 6 : 0)
            case g: sixths = (b - r) / chroma + 2
            default: sixths = (r - g) / chroma + 4
            }
        }
        hue?.pointee = sixths / 6
        saturation?.pointee = top > 0 ? chroma / top : 0
        brightness?.pointee = top
        alpha?.pointee = rgba.a
        return true
    }

    /// Returns the colour itself, since colours are immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether colours can be read from archives that name the classes that they may contain: true.
    open class var supportsSecureCoding: Bool { true }
    /// Archives the components in extended sRGB; a dynamic colour is resolved with the current traits.
    open func encode(with coder: NSCoder) { cgColor.archive(in: coder) }

    /// Returns whether an object is a colour with the same components in the same colour space.
    ///
    /// A system colour equals itself, and a colour with a provider only the same object.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return switch (source, other.source) {
        case (.fixed(let own), .fixed(let color)): own == color
        case (.variants(let own), .variants(let variants)): own == variants
        default: other === self
        }
    }

    /// A hash value of the colour space and the components.
    open override var hash: Int {
        switch source {
        case .fixed(let color): color.hashValue
        case .variants(let variants): variants.hashValue
        case .provider: 0
        }
    }

    /// The name of the colour space and the components, as on iOS, such as `UIExtendedSRGBColorSpace 1 0 0 1`.
    open override var description: String {
        switch source {
        case .fixed(let color): color.nameAndComponents
        case .variants: "<UIDynamicSystemColor: \(address); name = \(platformName ?? "")>"
        case .provider: "<UIDynamicProviderColor: \(address)>"
        }
    }

    /// The number in descriptions that stands for the object.
    private var address: String { identity(of: self).dropLast().split(separator: " ").last.map(String.init) ?? "" }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The type of colour literals where no other type, such as `CGColor`, is expected.
public typealias _ColorLiteralType = UIColor
