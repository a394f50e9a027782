import Foundation

/// A colour: components in a colour space, alpha last.
///
/// Components are kept as given, also beyond 0…1 (drawing.md G8); they are clamped when a pixel is written.
public final class CGColor: Sendable {
    /// The space the components are in.
    public let colorSpace: CGColorSpace?
    private let values: [CGFloat]
    /// Straight components in extended sRGB, unclamped.
    package let rgba: (r: Double, g: Double, b: Double, a: Double)
    /// What the colour paints in place of its components.
    package let tile: PatternTile?

    /// `values` holds one number for each component of `space`, then alpha.
    private init(space: CGColorSpace, values: [CGFloat]) {
        colorSpace = space
        self.values = values
        rgba = space.extendedSRGB(values)
        tile = nil
    }

    /// A picture repeated in both directions; its only component is alpha.
    package init(tile: PatternTile, alpha: CGFloat) {
        colorSpace = .pattern
        values = [alpha]
        rgba = (tile.mean.r, tile.mean.g, tile.mean.b, tile.mean.a * alpha)
        self.tile = tile
    }

    /// A colour in `colorSpace`; `components` must hold one number more than the space has components, alpha last.
    public convenience init?(colorSpace: CGColorSpace, components: UnsafePointer<CGFloat>) {
        let count = colorSpace.numberOfComponents + 1
        self.init(space: colorSpace, values: Array(UnsafeBufferPointer(start: components, count: count)))
    }

    /// A colour in sRGB, components 0…1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .standardRGB, values: [red, green, blue, alpha])
    }

    /// A colour in sRGB, components 0…1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .standardRGB, values: [red, green, blue, alpha])
    }

    /// A grey from 0 (black) to 1 (white).
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(space: .standardGray, values: [gray, alpha])
    }

    /// A grey from 0 (black) to 1 (white).
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(gray: gray, alpha: alpha)
    }

    /// What UIKit's colours are made of: sRGB without limits.
    package convenience init(extendedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .extendedStandardRGB, values: [red, green, blue, alpha])
    }

    /// What UIKit's greys are made of: grey without limits.
    package convenience init(extendedGray gray: CGFloat, alpha: CGFloat) {
        self.init(space: .extendedStandardGray, values: [gray, alpha])
    }

    /// Opaque black, a grey.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Opaque white, a grey.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Fully transparent black, a grey.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// The components, alpha last.
    public var components: [CGFloat]? { values }

    /// How many components there are, alpha included: 2 for greys, 4 for RGB.
    public var numberOfComponents: Int { values.count }

    /// Opacity as given, from 0 (transparent) to 1 (opaque).
    public var alpha: CGFloat { values.last ?? 1 }

    /// This colour.
    public func copy() -> CGColor? { self }

    /// This colour with another opacity, 0…1.
    public func copy(alpha: CGFloat) -> CGColor? {
        if let tile { return CGColor(tile: tile, alpha: alpha) }
        guard let colorSpace else { return nil }
        return CGColor(space: colorSpace, values: values.dropLast() + [alpha])
    }

    /// The same colour in another space, clamped to 0…1 unless that is extended; nil for patterns.
    ///
    /// The intent and the options make no difference.
    public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
        if space == colorSpace { return self }
        return tile != nil || space == .pattern
            ? nil : CGColor(space: space, values: space.components(fromExtendedSRGB: rgba))
    }
}

extension CGColor: Hashable {
    /// Whether both colours have the same components in the same space.
    public static func == (left: CGColor, right: CGColor) -> Bool {
        left === right
            || (left.values == right.values && left.colorSpace == right.colorSpace && left.tile === right.tile)
    }

    /// Mixes in the components.
    public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension CGColor: CustomStringConvertible {
    /// Space and components.
    public var description: String { "<CGColor \(colorSpace?.name ?? "") \(values)>" }
}
