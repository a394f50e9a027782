import CoreGraphics

/// A picture that is rendered when a `CIContext` creates an image of it; lengths in pixels, y up.
///
/// Colours are sRGB values, as for filters of layers.
public final class CIImage: NSObject, NSCopying, @unchecked Sendable {
    private enum Source {
        case image(CGImage)
        case color(CIColor)
        case filtered(CIImage, PixelFilter)
        case matrix(CIImage, rows: [SIMD4<Double>], bias: SIMD4<Double>)
        case cropped(CIImage)
        case clamped(CIImage)
        case transformed(CIImage, CGAffineTransform)
        case layered(over: CIImage, under: CIImage, CGBlendMode)
    }

    /// The rectangle that the picture covers; infinite for plain colours and clamped pictures.
    public let extent: CGRect
    private let source: Source

    private init(_ source: Source, extent: CGRect) {
        (self.source, self.extent) = (source, extent)
        super.init()
    }

    // MARK: Creating pictures

    /// Creates a picture of an image.
    public convenience init(cgImage image: CGImage) {
        self.init(.image(image), extent: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    }

    /// Creates a picture of one colour without limits.
    public convenience init(color: CIColor) { self.init(.color(color), extent: .infinite) }

    /// Returns a picture without pixels.
    public class func empty() -> CIImage { CIImage(.color(.clear), extent: .null) }

    /// Returns a picture of one colour without limits, transparent black.
    public static let clear = CIImage(color: .clear)
    /// Returns a picture of one colour without limits, black.
    public static let black = CIImage(color: .black)
    /// Returns a picture of one colour without limits, white.
    public static let white = CIImage(color: .white)

    /// The image of a picture that was created from one; otherwise nil.
    public var cgImage: CGImage? { if case .image(let image) = source { image } else { nil } }

    /// Returns the picture itself, which is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns the part inside a rectangle.
    public func cropped(to rect: CGRect) -> CIImage { CIImage(.cropped(self), extent: extent.intersection(rect)) }

    /// Returns the picture with its edge pixels repeated without limits.
    public func clampedToExtent() -> CIImage {
        extent.isNull || extent.isInfinite ? self : CIImage(.clamped(self), extent: .infinite)
    }

    /// Returns the transformed picture.
    public func transformed(by matrix: CGAffineTransform) -> CIImage {
        CIImage(.transformed(self, matrix), extent: extent.isInfinite ? extent : extent.applying(matrix))
    }

    /// Returns the picture drawn over another.
    public func composited(over dest: CIImage) -> CIImage { blended(over: dest, .normal) }

    func blended(over dest: CIImage, _ mode: CGBlendMode) -> CIImage {
        CIImage(.layered(over: self, under: dest, mode), extent: extent.union(dest.extent))
    }

    /// Returns the picture blurred by a standard deviation.
    public func applyingGaussianBlur(sigma: Double) -> CIImage { applying(.blur(sigma: sigma)) }

    func applying(_ filter: PixelFilter) -> CIImage {
        // A blur makes a picture larger by three standard deviations, whatever becomes visible there.
        let margin = if case .blur(let blur) = filter { (3 * blur.sigma).rounded(.up) } else { CGFloat(filter.margin) }
        let finite = !extent.isNull && !extent.isInfinite
        return CIImage(.filtered(self, filter), extent: finite ? extent.insetBy(dx: -margin, dy: -margin) : extent)
    }

    func applying(rows: [SIMD4<Double>], bias: SIMD4<Double>) -> CIImage {
        CIImage(.matrix(self, rows: rows, bias: bias), extent: extent)
    }

    /// Returns a picture of one pixel with the average colour of a rectangle.
    func averaged(in area: CGRect) -> CIImage {
        let pixels = Self.pixels(of: area.intersection(extent))
        guard CGImage.isAllowed(width: pixels.width, height: pixels.height) else { return CIImage.empty() }
        let sum = render(pixels).sum
        let count = Double(pixels.width * pixels.height)
        let alpha = sum.w / count
        let color = alpha > 0 ? sum / (count * alpha) : SIMD4()
        return CIImage(color: CIColor(red: color.x, green: color.y, blue: color.z, alpha: alpha))
            .cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    // MARK: Rendering

    /// Returns the pixels of a rectangle, given in pixels with y down from the origin.
    func render(_ rect: PixelRect) -> Surface {
        let surface = Surface(
            Bitmap(width: max(rect.width, 1), height: max(rect.height, 1)), x: rect.minX, y: rect.minY)
        let area = rect.intersection(Self.pixels(of: extent))
        guard !area.isEmpty else { return surface }
        switch source {
        case .filtered(let image, let filter):
            let margin = filter.margin
            let wider = PixelRect(
                minX: area.minX - margin, minY: area.minY - margin, maxX: area.maxX + margin, maxY: area.maxY + margin)
            let whole = image.render(wider)
            whole.apply([filter], keeping: area)
            surface.copy(whole, area)
        case .matrix(let image, let rows, let bias):
            let whole = image.render(area)
            whole.transformColors(rows: rows, bias: bias)
            surface.copy(whole, area)
        case .cropped(let image): surface.copy(image.render(area), area)
        case .clamped(let image):
            let inner = Self.pixels(of: image.extent)
            let whole = image.render(
                PixelRect(
                    minX: min(area.minX, inner.minX), minY: min(area.minY, inner.minY),
                    maxX: max(area.maxX, inner.maxX), maxY: max(area.maxY, inner.maxY)))
            whole.extendEdges(of: inner, over: whole.rect)
            surface.copy(whole, area)
        case .image, .color, .transformed, .layered: draw(into: surface)
        }
        return surface
    }

    private func draw(into surface: Surface) {
        let rect = surface.rect
        let context = CGContext(bitmap: surface.bitmap, flipped: false)
        let box = CGRect(x: rect.minX, y: -rect.maxY, width: rect.width, height: rect.height)
        context.translateBy(x: -box.minX, y: -box.minY)
        switch source {
        case .image(let image): context.draw(image, in: extent)
        case .color(let color):
            context.setFillColor(color.cgColor)
            context.fill(box)
        case .transformed(let image, let matrix):
            let inverse = matrix.inverted()
            let needed = image.extent.isInfinite ? box.applying(inverse).insetBy(dx: -2, dy: -2) : image.extent
            guard let picture = image.picture(of: needed) else { return }
            context.concatenate(matrix)
            context.draw(picture, in: CIImage.box(of: CIImage.pixels(of: needed)))
        case .layered(let over, let under, let mode):
            for (image, mode) in [(under, CGBlendMode.normal), (over, mode)] {
                guard let picture = image.picture(of: box) else { continue }
                context.setBlendMode(mode)
                context.draw(picture, in: box)
            }
        default: break
        }
    }

    /// Returns an image of a rectangle; nil if it is empty or above the limits of an image.
    func picture(of rect: CGRect) -> CGImage? {
        let pixels = Self.pixels(of: rect)
        guard CGImage.isAllowed(width: pixels.width, height: pixels.height) else { return nil }
        return CGContext(bitmap: render(pixels).bitmap, flipped: false).makeImage()
    }

    /// The pixels that a rectangle touches, with y down; at most a million from the origin.
    static func pixels(of rect: CGRect) -> PixelRect {
        guard !rect.isNull else { return PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0) }
        func whole(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
            Int(min(max(value.isNaN ? 0 : value, -1e6), 1e6).rounded(rule))
        }
        return PixelRect(
            minX: whole(rect.minX, .down), minY: whole(-rect.maxY, .down), maxX: whole(rect.maxX, .up),
            maxY: whole(-rect.minY, .up))
    }

    private static func box(of pixels: PixelRect) -> CGRect {
        CGRect(x: pixels.minX, y: -pixels.maxY, width: pixels.width, height: pixels.height)
    }
}
