import QuartzCore

/// A colour to draw with or to give a view.
///
/// Components beyond 0…1 are kept and clamped only where a pixel is written (drawing.md G8); opacity is clamped to 0…1.
/// Colours are not `NSObject`s, as Foundation's attributed strings on Linux stop the program where they compare such
/// attributes.
open class UIColor: Hashable, NSCopying, CustomStringConvertible, @unchecked Sendable {
    /// The Core Graphics colour: greys for `init(white:alpha:)`, extended sRGB for most others.
    public let cgColor: CGColor

    private let provider: ((UITraitCollection) -> UIColor)?

    /// A colour of a Core Graphics colour.
    public init(cgColor: CGColor) {
        self.cgColor = cgColor
        provider = nil
    }

    /// A colour that depends on traits: drawn as `dynamicProvider` gives it for the light appearance.
    ///
    /// `resolvedColor(with:)` asks again, for other traits.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        cgColor = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).cgColor
        provider = dynamicProvider
    }

    /// The colour for these traits; itself, unless it was made by a provider.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        provider.map { $0(traitCollection).resolvedColor(with: traitCollection) } ?? self
    }

    /// A colour that fills with a picture, repeated in both directions at its size in points.
    ///
    /// In a view or a layer the first picture lies at the origin of the bounds, so that it scrolls along with content; in a
    /// drawing at the drawing's top left corner, unless `CGContext.setPatternPhase(_:)` moves it. Where only a plain colour
    /// will do, as for shadows, gradients and half-way through an animation, the picture's mean stands for it. A picture
    /// without pixels makes a clear colour.
    public convenience init(patternImage image: UIImage) {
        let upright = image.upright
        let tile = upright.cgImage.map { PatternTile(image: $0, scale: upright.scale) }
        self.init(cgColor: tile.map { CGColor(tile: $0, alpha: 1) } ?? .clear)
    }

    /// A grey from 0 (black) to 1 (white).
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(cgColor: CGColor(extendedGray: white, alpha: UIColor.unit(alpha)))
    }

    /// A colour from extended sRGB components.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(cgColor: CGColor(extendedRed: red, green: green, blue: blue, alpha: UIColor.unit(alpha)))
    }

    /// A colour from Display P3 components, converted to extended sRGB.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let components = [red, green, blue, UIColor.unit(alpha)]
        let rgba = CGColorSpace(name: CGColorSpace.displayP3)
            .flatMap { CGColor(colorSpace: $0, components: components) }?.rgba
        self.init(
            red: rgba?.r ?? red, green: rgba?.g ?? green, blue: rgba?.b ?? blue, alpha: rgba?.a ?? alpha
        )
    }

    /// A colour from hue (0…1 round the wheel, red at 0), saturation and brightness, each clamped to 0…1.
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

    /// No colour: clear, as nothing is drawn with it.
    public convenience init() { self.init(white: 0, alpha: 0) }

    /// A colour written as a literal in Xcode.
    public required convenience init(
        _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    private static func unit(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, 0), 1) }

    /// The same colour with another opacity, 0…1.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(cgColor: cgColor.copy(alpha: UIColor.unit(alpha)) ?? cgColor)
    }

    /// Writes the extended sRGB components; fails for patterns.
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

    /// Writes the grey and the opacity; fails for patterns and colours that are not grey.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let rgba = cgColor.rgba
        guard cgColor.tile == nil, rgba.r == rgba.g, rgba.g == rgba.b else { return false }
        white?.pointee = rgba.r
        alpha?.pointee = rgba.a
        return true
    }

    /// Writes hue, saturation and brightness, each 0…1, of the colour clamped to 0…1; fails for patterns.
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

    /// Itself, as colours never change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether the other colour has the same components in the same colour space.
    open func isEqual(_ object: Any?) -> Bool {
        (object as? UIColor).map { $0.cgColor == cgColor } ?? false
    }

    /// Whether two colours have the same components in the same colour space.
    public static func == (a: UIColor, b: UIColor) -> Bool { a.isEqual(b) }

    /// Hashes colour space and components.
    public func hash(into hasher: inout Hasher) { hasher.combine(cgColor) }

    /// Colour space and components.
    open var description: String { cgColor.description }
}

extension UIColor: _ExpressibleByColorLiteral {}
