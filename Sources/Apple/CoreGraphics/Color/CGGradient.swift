import Foundation

/// Options that extend a gradient beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    /// The bits, as Apple defines them.
    public let rawValue: UInt32

    /// Creates options from raw bits; unknown bits have no effect.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The first colour extends before the start location.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last colour extends past the end location.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// A gradient: colours at locations from 0 to 1, interpolated in gamma-encoded sRGB.
public final class CGGradient: Sendable {
    let stops: [GradientPaint.Stop]

    private init?(colors: [CGColor], locations: UnsafePointer<CGFloat>?) {
        guard !colors.isEmpty else { return nil }
        var ramp: [GradientPaint.Stop] = []
        for (index, color) in colors.enumerated() {
            let even = colors.count == 1 ? 0 : Double(index) / Double(colors.count - 1)
            let location = locations.map { Double($0[index]) } ?? even
            let c = color.rgba
            ramp.append(
                GradientPaint.Stop(
                    location: location > 0 ? min(location, 1) : 0, red: c.r, green: c.g, blue: c.b, alpha: c.a))
        }
        // Colours at the same location keep their order and form a hard edge.
        let order = ramp.indices.sorted { (ramp[$0].location, $0) < (ramp[$1].location, $1) }
        stops = order.map { ramp[$0] }
    }

    /// Creates a gradient from `colors`, which must hold at least one element and only `CGColor`s; otherwise nil.
    ///
    /// `locations` holds one number per colour, clamped to 0…1; nil spaces the colours evenly. `space` has no effect.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let ramp = colors.compactMap { $0 as? CGColor }
        guard ramp.count == colors.count else { return nil }
        self.init(colors: ramp, locations: locations)
    }

    /// Creates a gradient from the components of `count` colours in `space`, one colour after the other, alpha last.
    ///
    /// `locations` holds `count` numbers, clamped to 0…1; nil spaces the colours evenly. Nil if `count` is below 1.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0 else { return nil }
        let length = space.numberOfComponents + 1
        let colors = (0..<count).compactMap { CGColor(colorSpace: space, components: components + $0 * length) }
        self.init(colors: colors, locations: locations)
    }

    /// Returns a paint that applies the gradient along the given shape.
    func paint(_ shape: GradientPaint.Shape, options: CGGradientDrawingOptions) -> GradientPaint {
        GradientPaint(
            shape: shape, stops: stops, extendsBefore: options.contains(.drawsBeforeStartLocation),
            extendsAfter: options.contains(.drawsAfterEndLocation)
        )
    }
}
