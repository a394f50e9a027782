import Foundation

/// How far a gradient goes on past its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    /// The bits, as Apple defines them.
    public let rawValue: UInt32

    /// Any bits; unknown ones make no difference.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The first colour goes on before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last colour goes on after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// A ramp of colours at locations from 0 to 1, mixed in gamma-encoded sRGB.
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
        // Colours at one location keep their order: they make a hard edge.
        let order = ramp.indices.sorted { (ramp[$0].location, $0) < (ramp[$1].location, $1) }
        stops = order.map { ramp[$0] }
    }

    /// A ramp through `colors`, which must all be `CGColor`s, at least one; nil otherwise.
    ///
    /// `locations` holds as many numbers as there are colours, clamped to 0…1; nil spaces them evenly. The space makes
    /// no difference.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let ramp = colors.compactMap { $0 as? CGColor }
        guard ramp.count == colors.count else { return nil }
        self.init(colors: ramp, locations: locations)
    }

    /// A ramp through `count` colours whose components in `space`, alpha last, follow each other.
    ///
    /// `locations` holds `count` numbers, clamped to 0…1; nil spaces the colours evenly. Nil for a `count` below 1.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0 else { return nil }
        let length = space.numberOfComponents + 1
        let colors = (0..<count).compactMap { CGColor(colorSpace: space, components: components + $0 * length) }
        self.init(colors: colors, locations: locations)
    }

    /// The ramp laid out in the plane.
    func paint(_ shape: GradientPaint.Shape, options: CGGradientDrawingOptions) -> GradientPaint {
        GradientPaint(
            shape: shape, stops: stops, extendsBefore: options.contains(.drawsBeforeStartLocation),
            extendsAfter: options.contains(.drawsAfterEndLocation)
        )
    }
}
