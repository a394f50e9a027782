import CQuartziteKernels
import Foundation

/// Glass in front of a picture: shapes whose curved edges bend what is behind them.
package struct GlassLens: Hashable, Sendable {
    /// A rounded rectangle of glass.
    package struct Shape: Hashable, Sendable {
        /// Maps coordinates with the origin in the middle of the shape to pixels.
        package var transform: Projection
        package var halfSize: SIMD2<Double>
        /// The radii at the top left, top right, bottom right and bottom left.
        package var radii: SIMD4<Double>
        /// How much of the shape is there, 0…1; with less than 1 it is smaller.
        package var presence: Double
        /// The colour over the glass: red, green, blue and alpha, 0…1, not premultiplied.
        package var overlay: SIMD4<Double>

        package init(
            transform: Projection, halfSize: SIMD2<Double>, radii: SIMD4<Double>, presence: Double,
            overlay: SIMD4<Double>
        ) {
            self.transform = transform
            self.halfSize = halfSize
            self.radii = radii
            self.presence = presence
            self.overlay = overlay
        }
    }

    package var shapes: [Shape] = []
    /// The width of the curved edge in pixels, like the other lengths.
    package var edge = 0.0
    /// The distance by which the outermost pixels show what lies further inside.
    package var bend = 0.0
    /// The brightness of the rim, 0…1.
    package var rim = 0.0
    package var rimWidth = 0.0
    /// The opacity of the shadow around the glass, 0…1.
    package var shadow = 0.0
    package var shadowWidth = 0.0
    /// The distance between two shapes at which they begin to merge.
    package var spacing = 0.0

    package init() {}

    /// The most shapes of one lens; further ones are not drawn.
    package static let maximumShapes = 64
    private static let longest = 10_000.0

    /// The distance, in pixels, from which a pixel may be bent to another one.
    var margin: Int { Int(Self.length(bend).rounded(.up)) + 1 }

    /// Returns the lens after another transform of its pixels.
    package func mapped(by map: Projection) -> GlassLens {
        var lens = self
        for index in lens.shapes.indices { lens.shapes[index].transform = shapes[index].transform.concatenating(map) }
        let scale = map.lengthScale
        lens.edge *= scale
        lens.bend *= scale
        lens.rimWidth *= scale
        lens.shadowWidth *= scale
        lens.spacing *= scale
        return lens
    }

    /// The rectangle of whole pixels that contains the glass and its shadow.
    package var box: CGRect {
        let limit = PixelRect(minX: -1_000_000, minY: -1_000_000, maxX: 1_000_000, maxY: 1_000_000)
        let boxes = shapes.map { shape in
            let (width, height) = (shape.halfSize.x, shape.halfSize.y)
            let outline = CGRect(x: -width, y: -height, width: 2 * width, height: 2 * height)
            return shape.transform.pixelBounds(of: outline, within: limit)
        }
        // Shapes that merge bulge by up to half the distance in which they do.
        let bulge = boxes.count > 1 ? Self.length(spacing) / 2 : 0
        let reach = (max(Self.length(shadowWidth), 1) + bulge).rounded(.up)
        let all = boxes.reduce(PixelRect.empty) { $0.union($1) }
        return CGRect(x: all.minX, y: all.minY, width: all.width, height: all.height)
            .insetBy(dx: -reach, dy: -reach)
    }

    private static func length(_ value: Double) -> Double { value > 0 ? min(value, longest) : 0 }

    fileprivate static func unit(_ value: Double) -> Float { value > 0 ? Float(min(value, 1)) : 0 }

    fileprivate var kernelLens: qz_glass_lens {
        qz_glass_lens(
            edge: Float(Self.length(edge)), bend: Float(Self.length(bend)), rim: Self.unit(rim),
            rim_width: Float(max(Self.length(rimWidth), 1e-3)), shadow: Self.unit(shadow),
            shadow_width: Float(max(Self.length(shadowWidth), 1e-3)), spacing: Float(Self.length(spacing)))
    }

    fileprivate var kernelShapes: [qz_glass_shape] { shapes.prefix(Self.maximumShapes).compactMap(\.kernelShape) }
}

extension GlassLens.Shape {
    /// The shape for the kernel; nil if it has no area.
    fileprivate var kernelShape: qz_glass_shape? {
        guard halfSize.x > 0, halfSize.y > 0, halfSize.x < 1e6, halfSize.y < 1e6, let inverse = transform.inverse,
            transform.m33 != 0
        else { return nil }
        let maximum = min(halfSize.x, halfSize.y)
        // Perspective is ignored: the kernel maps pixels affinely.
        let w = inverse.m33 == 0 ? 1 : inverse.m33
        let opacity = Double(GlassLens.unit(overlay.w))
        func channel(_ value: Double) -> Float { GlassLens.unit(value) * Float(opacity * 255) }
        func radius(_ index: Int) -> Float { Float(radii[index] > 0 ? min(radii[index], maximum) : 0) }
        return qz_glass_shape(
            a: Float(inverse.m11 / w), b: Float(inverse.m12 / w), c: Float(inverse.m21 / w),
            d: Float(inverse.m22 / w), tx: Float(inverse.m31 / w), ty: Float(inverse.m32 / w),
            half_width: Float(halfSize.x), half_height: Float(halfSize.y),
            radius: (radius(0), radius(1), radius(2), radius(3)), scale: Float(transform.lengthScale),
            presence: GlassLens.unit(presence),
            overlay: (channel(overlay.z), channel(overlay.y), channel(overlay.x), Float(opacity * 255)))
    }
}

extension Projection {
    /// The length of a mapped unit, averaged over all directions.
    fileprivate var lengthScale: Double {
        let w = m33 == 0 ? 1 : m33
        return abs(m11 * m22 - m12 * m21).squareRoot() / abs(w)
    }
}

extension Surface {
    /// Replaces a part of the picture by glass in front of it, transparent outside.
    func apply(_ lens: GlassLens, keeping part: PixelRect) {
        let read = part.outset(by: lens.margin).intersection(rect)
        let (width, height) = (read.width, read.height)
        let shapes = lens.kernelShapes
        var settings = lens.kernelLens
        let source = UnsafeMutablePointer<UInt32>.allocate(capacity: width * height)
        defer { source.deallocate() }
        for y in 0..<height { (source + y * width).update(from: row(read.minY + y) + read.minX, count: width) }
        for y in part.minY..<part.maxY {
            qz_glass_row(
                row(y) + part.minX, Int32(part.minX), Int32(y), Int32(part.width), source, Int32(width),
                Int32(read.minX), Int32(read.minY), Int32(width), Int32(height), shapes, Int32(shapes.count),
                &settings)
        }
    }
}
