import CQuartziteKernels
import Foundation

/// Reads an image under a transform, from the mip level that suits its size on screen or from a mix of two levels.
struct ImageReader: @unchecked Sendable {
    /// A mip level of the image.
    fileprivate struct Level {
        let sampler: qz_sampler
        /// The transform from frame pixels to the level's texels.
        let map: Projection
    }

    private let pyramid: MipPyramid
    private let level: Level
    /// The next smaller level, and its weight in the mix, out of 256.
    private let smaller: (level: Level, weight: UInt32)?
    private let tiled: Bool

    /// The most texels that one pixel step may span in 16.16 fixed point.
    fileprivate static let longestStep = 32_000.0
    fileprivate static let farthest = 1e12

    /// Creates a reader; nil if nothing is visible because the transform is singular or the source is empty.
    init?(_ paint: ImagePaint, transform: Projection) {
        let source = paint.source.intersection(
            CGRect(x: 0, y: 0, width: paint.image.width, height: paint.image.height)
        )
        guard let inverse = paint.transform.concatenating(transform).inverse, !source.isEmpty else { return nil }
        pyramid = paint.image.pyramid
        tiled = paint.tiled
        var shrinking = ImageReader.shrinking(inverse, around: source)
        var filter = shrinking > 1 ? paint.minification : paint.magnification
        if filter == .cubic { filter = shrinking > 2 ? .trilinear : .linear }
        let kernel = filter == .nearest ? QZ_NEAREST : filter == .stepped ? QZ_STEPPED : QZ_LINEAR
        if filter == .trilinear, paint.levelBias != 0 {
            shrinking *= qz_exp(min(max(paint.levelBias, -16), 16) * 0.6931471805599453)
        }
        let (pyramid, sizes) = (pyramid, pyramid.sizes)
        func level(_ index: Int) -> Level {
            let image = pyramid.image(index)
            let scaleX = Double(image.width) / Double(paint.image.width)
            let scaleY = Double(image.height) / Double(paint.image.height)
            let sampler = qz_sampler(
                image: image,
                x0: Int32((source.minX * scaleX).rounded(.down)), y0: Int32((source.minY * scaleY).rounded(.down)),
                x1: Int32((source.maxX * scaleX).rounded(.up)), y1: Int32((source.maxY * scaleY).rounded(.up)),
                clamps: 1, filter: kernel
            )
            return Level(
                sampler: sampler,
                map: inverse.concatenating(Projection(a: scaleX, b: 0, c: 0, d: scaleY, tx: 0, ty: 0)))
        }
        // The kernels sample images slightly smaller than the largest that is allowed.
        let limit = Int32(QZ_IMAGE_MAX_SIDE)
        var index = sizes.firstIndex { max($0.width, $0.height) <= limit } ?? 0
        if filter != .nearest {
            while index + 1 < sizes.count, shrinking >= Double(2 << index) { index += 1 }
        }
        self.level = level(index)
        guard filter == .trilinear, index + 1 < sizes.count, shrinking.isFinite else {
            smaller = nil
            return
        }
        // Interpolates linearly between the two levels.
        let weight = (shrinking / Double(1 << index) - 1) * 256
        smaller = weight >= 0.5 ? (level(index + 1), UInt32(min(weight.rounded(), 256))) : nil
    }

    /// Returns the texels per pixel along the longer axis, at the middle of the visible part.
    private static func shrinking(_ m: Projection, around source: CGRect) -> Double {
        guard !m.isAffine else {
            return max(
                (m.m11 * m.m11 + m.m12 * m.m12).squareRoot(), (m.m21 * m.m21 + m.m22 * m.m22).squareRoot()
            )
        }
        guard let forward = m.inverse else { return 1 }
        let (center, w) = forward.project(CGPoint(x: source.midX, y: source.midY))
        guard w > 0 else { return 1 }
        func texel(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint {
            m.project(CGPoint(x: center.x + dx, y: center.y + dy)).point
        }
        let here = texel(0, 0)
        func distance(_ p: CGPoint) -> Double {
            ((p.x - here.x) * (p.x - here.x) + (p.y - here.y) * (p.y - here.y)).squareRoot()
        }
        return max(distance(texel(1, 0)), distance(texel(0, 1)))
    }

    func read(x: Int, y: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
        read(level, x: x, y: y, count: count, into: pixels)
        guard let smaller else { return }
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: count) { other in
            guard let other = other.baseAddress else { return }
            read(smaller.level, x: x, y: y, count: count, into: other)
            for i in 0..<count { pixels[i] = ImageReader.mix(pixels[i], other[i], smaller.weight) }
        }
    }

    /// Mixes two pixels, two channels at a time; `share` is the weight of `b` out of 256.
    private static func mix(_ a: UInt32, _ b: UInt32, _ weight: UInt32) -> UInt32 {
        func sum(_ a: UInt32, _ b: UInt32) -> UInt32 { a &* (256 - weight) &+ b &* weight &+ 0x800080 }
        let (mask, other): (UInt32, UInt32) = (0xff00ff, 0xff00_ff00)
        let low = sum(a & mask, b & mask) >> 8
        let high = sum(a >> 8 & mask, b >> 8 & mask)
        return low & mask | high & other
    }

    private func read(_ level: Level, x: Int, y: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
        if tiled {
            level.readTiled(x: x, y: y, count: count, into: pixels)
        } else if level.map.isAffine {
            level.readAffine(x: x, y: y, count: count, into: pixels)
        } else {
            level.readProjective(x: x, y: y, count: count, into: pixels)
        }
    }
}

extension ImageReader.Level {
    fileprivate func readAffine(x: Int, y: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
        let u = map.m31 + 0.5 * map.m11 + (Double(y) + 0.5) * map.m21
        let v = map.m32 + 0.5 * map.m12 + (Double(y) + 0.5) * map.m22
        guard abs(u) < ImageReader.farthest, abs(v) < ImageReader.farthest,
            abs(map.m11) < ImageReader.longestStep, abs(map.m12) < ImageReader.longestStep
        else {
            qz_fill_row(pixels, 0, Int32(count))
            return
        }
        let du = Int32((map.m11 * 65536).rounded())
        let dv = Int32((map.m12 * 65536).rounded())
        withUnsafePointer(to: sampler) {
            qz_fetch_affine(
                pixels, Int32(count), $0, Int64((u * 65536).rounded()) + Int64(du) * Int64(x),
                Int64((v * 65536).rounded()) + Int64(dv) * Int64(x), du, dv
            )
        }
    }

    fileprivate func readProjective(x: Int, y: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
        let row = Double(y) + 0.5
        var steps = qz_projective_row(
            u: (map.m31 + 0.5 * map.m11 + row * map.m21, map.m11),
            v: (map.m32 + 0.5 * map.m12 + row * map.m22, map.m12),
            w: (map.m33 + 0.5 * map.m13 + row * map.m23, map.m13)
        )
        withUnsafePointer(to: sampler) { qz_fetch_projective(pixels, Int32(x), Int32(count), $0, &steps) }
    }

    /// Wraps every pixel into the source before reading it.
    fileprivate func readTiled(x: Int, y: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
        let width = Double(sampler.x1 - sampler.x0)
        let height = Double(sampler.y1 - sampler.y0)
        withUnsafePointer(to: sampler) { sampler in
            for i in 0..<count {
                let (p, w) = map.project(CGPoint(x: Double(x + i) + 0.5, y: Double(y) + 0.5))
                guard w > 0, abs(p.x) < ImageReader.farthest, abs(p.y) < ImageReader.farthest else {
                    pixels[i] = 0
                    continue
                }
                let dx = p.x - Double(sampler.pointee.x0)
                let dy = p.y - Double(sampler.pointee.y0)
                let u = p.x - (dx / width).rounded(.down) * width
                let v = p.y - (dy / height).rounded(.down) * height
                qz_fetch_affine(
                    pixels + i, 1, sampler, Int64((u * 65536).rounded()), Int64((v * 65536).rounded()), 0, 0
                )
            }
        }
    }
}
