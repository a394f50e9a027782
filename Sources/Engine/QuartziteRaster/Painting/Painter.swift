import CQuartziteKernels
import Foundation

/// Draws shapes, images and sprites into a surface, inside a clip.
///
/// A pixel's bytes depend on what is drawn, not on the clip, so a frame may be divided into pieces in any way.
package struct Painter {
    package let target: Surface
    package let clip: PixelRect
    /// A mask that scales the coverage of everything except sprites; nothing is drawn outside its rectangle.
    package var mask: CoverageMask?
    let rasterizer: PathRasterizer

    /// - Parameter rasterizer: Provides working memory; painters on one thread may share it.
    package init(target: Surface, clip: PixelRect, rasterizer: PathRasterizer = PathRasterizer()) {
        self.target = target
        self.clip = clip.intersection(target.rect)
        self.rasterizer = rasterizer
    }

    /// The pixels that drawing may change.
    private var area: PixelRect { mask.map { clip.intersection($0.rect) } ?? clip }

    /// Fills a path whose coordinates `transform` maps to pixels.
    ///
    /// - Parameters:
    ///   - tint: Multiplies gradients and images, channel by channel; its alpha has no effect. Solid paint is not
    ///     multiplied.
    ///   - opacity: 0…1, clamped; multiplies the paint.
    ///   - antialias: Whether edges are smooth; otherwise a pixel is covered if its centre is inside.
    package func fill(
        _ path: PathElements, transform: Projection, rule: FillRule, paint: Paint, tint: UInt32 = .max,
        opacity: Double = 1, blendMode: BlendMode = .normal, antialias: Bool = true
    ) {
        let area = self.area
        let opacity = Painter.byte(opacity)
        guard !area.isEmpty, opacity > 0 else { return }
        if case .solid(let color) = paint {
            if mask == nil, blendMode == .normal, antialias {
                rasterizer.fill(
                    path, transform: transform, rule: rule, clip: area, antialias: antialias,
                    color: Painter.scaled(color, by: opacity), surface: target
                )
            } else {
                forEachRow(of: path, transform, rule, in: area, antialias) { y, spans in
                    forEachCoverage(y, spans) { x, count, coverage, value in
                        qz_composite_solid(
                            target.row(y) + x, Painter.scaled(color, by: opacity), coverage, value, Int32(count),
                            blendMode.rawValue
                        )
                    }
                }
            }
        } else if let source = PaintSource(paint, transform: transform) {
            withUnsafeTemporaryAllocation(of: UInt32.self, capacity: area.width) { pixels in
                guard let pixels = pixels.baseAddress else { return }
                forEachRow(of: path, transform, rule, in: area, antialias) { y, spans in
                    forEachCoverage(y, spans) { x, count, coverage, value in
                        source.read(x: x, y: y, count: count, into: pixels)
                        if tint != .max { qz_tint_row(pixels, tint, Int32(count)) }
                        // Constant coverage is combined with the opacity.
                        let strength = coverage == nil ? (opacity * value + 127) / 255 : opacity
                        qz_composite_row(
                            target.row(y) + x, pixels, coverage, Int32(count), strength, blendMode.rawValue
                        )
                    }
                }
            }
        }
    }

    /// Draws part of an image scaled to fill a rectangle, whose coordinates `transform` maps to pixels.
    ///
    /// - Parameters:
    ///   - source: The part, in the image's pixels; the edge pixels repeat outside the image.
    ///   - tint: Multiplies the image, channel by channel; its alpha has no effect.
    ///   - opacity: 0…1, clamped.
    package func drawImage(
        _ image: any PaintedImage, source: CGRect, destination: CGRect, transform: Projection,
        minification: SamplingFilter = .linear, magnification: SamplingFilter = .linear, levelBias: Double = 0,
        tint: UInt32 = .max, opacity: Double = 1, blendMode: BlendMode = .normal, antialias: Bool = true
    ) {
        guard source.width > 0, source.height > 0 else { return }
        let scaleX = destination.width / source.width
        let scaleY = destination.height / source.height
        let placed = Projection(
            a: scaleX, b: 0, c: 0, d: scaleY, tx: destination.minX - source.minX * scaleX,
            ty: destination.minY - source.minY * scaleY
        )
        let paint = ImagePaint(
            image: image, source: source, transform: placed, minification: minification,
            magnification: magnification, levelBias: levelBias
        )
        fill(
            PathElements(rect: destination), transform: transform, rule: .winding, paint: .image(paint), tint: tint,
            opacity: opacity, blendMode: blendMode, antialias: antialias
        )
    }

    /// Composites another surface, in the same frame coordinates, over this one.
    package func composite(_ picture: Surface, opacity: Double = 1, blendMode: BlendMode = .normal) {
        let area = self.area.intersection(picture.rect)
        guard !area.isEmpty else { return }
        for y in area.minY..<area.maxY {
            qz_composite_row(
                target.row(y) + area.minX, picture.row(y) + area.minX,
                mask.map { $0.row(y) + (area.minX - $0.rect.minX) }, Int32(area.width), Painter.byte(opacity),
                blendMode.rawValue
            )
        }
    }

    /// Fills a coverage mask with one premultiplied colour.
    package func fill(_ coverage: CoverageMask, color: UInt32) {
        let area = self.area.intersection(coverage.rect)
        guard !area.isEmpty else { return }
        for y in area.minY..<area.maxY {
            qz_composite_solid(
                target.row(y) + area.minX, color, coverage.row(y) + (area.minX - coverage.rect.minX), 255,
                Int32(area.width), BlendMode.normal.rawValue
            )
        }
    }

    /// Draws the sprites that `indices` selects, in that order.
    package func drawSprites(
        _ sprites: UnsafePointer<qz_sprite>, indices: UnsafeBufferPointer<UInt32>, image: any PaintedImage,
        isAdditive: Bool,
        filter: SamplingFilter
    ) {
        guard !clip.isEmpty, !indices.isEmpty else { return }
        var target = qz_target(
            pixels: self.target.origin, width: Int32(self.target.rect.maxX), stride: Int32(self.target.stride),
            x0: Int32(clip.minX), y0: Int32(clip.minY), x1: Int32(clip.maxX), y1: Int32(clip.maxY)
        )
        image.pyramid.withTextures { levels in
            qz_draw_sprites(
                &target, levels.baseAddress, Int32(levels.count), sprites, indices.baseAddress,
                Int32(indices.count), isAdditive ? 1 : 0, qz_filter(filter)
            )
        }
    }

    /// Calls `body` for each row of a path in `area`, with its spans.
    private func forEachRow(
        of path: PathElements, _ transform: Projection, _ rule: FillRule, in area: PixelRect, _ antialias: Bool,
        _ body: (_ y: Int, _ spans: UnsafeBufferPointer<qz_span>) -> Void
    ) {
        guard !antialias, let rect = path.rect, let pixels = transform.pixelsWithCentres(in: rect) else {
            rasterizer.rasterize(
                path, transform: transform, rule: rule, clip: area, antialias: antialias, row: body)
            return
        }
        let inside = pixels.intersection(area)
        guard !inside.isEmpty else { return }
        let span = qz_span(x: Int32(inside.minX), count: Int32(inside.width), coverage: nil, value: 255)
        withUnsafePointer(to: span) { span in
            for y in inside.minY..<inside.maxY { body(y, UnsafeBufferPointer(start: span, count: 1)) }
        }
    }

    /// Calls `body` with the spans of a row, scaled by the mask; a nil `coverage` means `value` for all pixels.
    private func forEachCoverage(
        _ y: Int, _ spans: UnsafeBufferPointer<qz_span>,
        _ body: (_ x: Int, _ count: Int, _ coverage: UnsafePointer<UInt8>?, _ value: Int32) -> Void
    ) {
        guard let mask else {
            for span in spans {
                body(Int(span.x), Int(span.count), span.coverage, span.coverage == nil ? Int32(span.value) : 255)
            }
            return
        }
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: area.width) { bytes in
            guard let bytes = bytes.baseAddress else { return }
            for span in spans {
                let count = Int(span.count)
                if let coverage = span.coverage {
                    bytes.update(from: coverage, count: count)
                } else {
                    bytes.update(repeating: UInt8(truncatingIfNeeded: span.value), count: count)
                }
                qz_multiply_coverage(bytes, mask.row(y) + (Int(span.x) - mask.rect.minX), span.count)
                body(Int(span.x), count, bytes, 255)
            }
        }
    }

    /// Converts 0…1 to 0…255; NaN is 0.
    static func byte(_ value: Double) -> Int32 {
        value > 0 ? Int32((min(value, 1) * 255).rounded()) : 0
    }

    /// Multiplies a premultiplied colour by `factor` / 255, rounded.
    static func scaled(_ color: UInt32, by factor: Int32) -> UInt32 {
        guard factor < 255 else { return color }
        var result: UInt32 = 0
        for shift in stride(from: UInt32(0), to: 32, by: 8) {
            result |= (((color >> shift & 0xff) * UInt32(factor) + 127) / 255) << shift
        }
        return result
    }
}

extension qz_filter {
    init(_ filter: SamplingFilter) {
        switch filter {
        case .nearest: self = QZ_NEAREST
        case .linear, .stepped: self = QZ_LINEAR
        case .trilinear, .cubic: self = QZ_TRILINEAR
        }
    }
}
