import Foundation

/// A colour: a colour space and the values of its components, alpha last.
///
/// Components are stored as given, even outside 0…1 (drawing.md G8), and clamped when a pixel is written.
public final class CGColor: Sendable {
    /// The colour space of the components.
    public let colorSpace: CGColorSpace?
    private let values: [CGFloat]
    /// The straight (not premultiplied) components in extended sRGB, unclamped.
    package let rgba: (r: Double, g: Double, b: Double, a: Double)
    /// The pattern that the colour paints instead of a plain colour; nil for plain colours.
    package let tile: PatternTile?

    /// Creates a colour from `values`: one number for each component of `space`, then alpha.
    private init(space: CGColorSpace, values: [CGFloat]) {
        colorSpace = space
        self.values = values
        rgba = space.extendedSRGB(values)
        tile = nil
    }

    /// Creates a pattern colour, which repeats a picture in both directions; its only component is alpha.
    package init(tile: PatternTile, alpha: CGFloat) {
        colorSpace = .pattern
        values = [alpha]
        rgba = (tile.mean.r, tile.mean.g, tile.mean.b, tile.mean.a * alpha)
        self.tile = tile
    }

    /// Creates a colour in `colorSpace`; `components` holds one number for each of the space's components, then alpha.
    public convenience init?(colorSpace: CGColorSpace, components: UnsafePointer<CGFloat>) {
        let count = colorSpace.numberOfComponents + 1
        self.init(space: colorSpace, values: Array(UnsafeBufferPointer(start: components, count: count)))
    }

    /// Creates a colour in sRGB, components 0…1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .standardRGB, values: [red, green, blue, alpha])
    }

    /// Creates a colour in sRGB, components 0…1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .standardRGB, values: [red, green, blue, alpha])
    }

    /// Creates a colour in sRGB from a colour literal.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// Creates a grey from 0 (black) to 1 (white).
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(space: .standardGray, values: [gray, alpha])
    }

    /// Creates a grey from 0 (black) to 1 (white).
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(gray: gray, alpha: alpha)
    }

    /// Creates a colour in extended sRGB, the space of UIKit's colours.
    package convenience init(extendedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .extendedStandardRGB, values: [red, green, blue, alpha])
    }

    /// Creates a grey in the extended grey space, the space of UIKit's greys.
    package convenience init(extendedGray gray: CGFloat, alpha: CGFloat) {
        self.init(space: .extendedStandardGray, values: [gray, alpha])
    }

    /// Opaque black in the grey colour space.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Opaque white in the grey colour space.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Fully transparent black in the grey colour space.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// The values of the components, alpha last.
    public var components: [CGFloat]? { values }

    /// The number of components, including alpha: 2 for greys, 4 for RGB.
    public var numberOfComponents: Int { values.count }

    /// The opacity, from 0 (transparent) to 1 (opaque), as given.
    public var alpha: CGFloat { values.last ?? 1 }

    /// Returns this colour.
    public func copy() -> CGColor? { self }

    /// Returns this colour with another opacity, 0…1.
    public func copy(alpha: CGFloat) -> CGColor? {
        if let tile { return CGColor(tile: tile, alpha: alpha) }
        guard let colorSpace else { return nil }
        return CGColor(space: colorSpace, values: values.dropLast() + [alpha])
    }

    /// Converts the colour to another space, clamped to 0…1 unless that space is extended; nil for patterns.
    ///
    /// The intent and the options have no effect.
    public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
        if space == colorSpace { return self }
        return tile != nil || space == .pattern
            ? nil : CGColor(space: space, values: space.components(fromExtendedSRGB: rgba))
    }
}

extension CGColor: Hashable {
    /// Returns whether both colours have the same components in the same space.
    public static func == (left: CGColor, right: CGColor) -> Bool {
        left === right
            || (left.values == right.values && left.colorSpace == right.colorSpace && left.tile === right.tile)
    }

    /// Hashes the components.
    public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension CGColor: CustomStringConvertible {
    /// The name of the space and the components.
    public var description: String { "<CGColor \(colorSpace?.name ?? "") \(values)>" }
}

extension CGColor: _ExpressibleByColorLiteral {}
