import Foundation

/// How the cells of a pattern are fitted to pixels; cells are drawn alike for all values.
public enum CGPatternTiling: Int32, Sendable {
    /// The cell is not distorted.
    case noDistortion
    /// The spacing is constant, and the cell may be distorted slightly.
    case constantSpacingMinimalDistortion
    /// The spacing is constant, and the cell may be distorted.
    case constantSpacing
}

/// Draws one cell of a pattern into a context whose origin is that of the pattern, with y up.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// Releases the information of a pattern.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions of a pattern.
public struct CGPatternCallbacks {
    /// The version of this structure, 0.
    public var version: UInt32
    /// Draws one cell.
    public var drawPattern: CGPatternDrawPatternCallback?
    /// Releases the information, once the cell is drawn.
    public var releaseInfo: CGPatternReleaseInfoCallback?

    /// Creates callbacks.
    public init(
        version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
    ) {
        (self.version, self.drawPattern, self.releaseInfo) = (version, drawPattern, releaseInfo)
    }
}

/// A cell that pattern colours repeat in both directions.
///
/// The cell is drawn once, when the pattern is created, with four pixels per point. Of the matrix, only the scale counts.
public final class CGPattern: Sendable {
    let tile: PatternTile
    /// Whether the cell has colours of its own; otherwise a colour's components give it one.
    let isColored: Bool

    init(tile: PatternTile) { (self.tile, isColored) = (tile, true) }

    /// Creates a pattern; nil without a function that draws, or if a step is not positive or is too large.
    public init?(
        info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
        tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
    ) {
        let scale = Self.pixelsPerPoint
        let factor = CGSize(
            width: (matrix.a * matrix.a + matrix.b * matrix.b).squareRoot() * scale,
            height: (matrix.c * matrix.c + matrix.d * matrix.d).squareRoot() * scale)
        let size = CGSize(
            width: (abs(xStep) * factor.width).rounded(), height: (abs(yStep) * factor.height).rounded())
        guard let draw = callbacks.pointee.drawPattern, size.width.isFinite, size.height.isFinite,
            size.width <= Self.maximumSide, size.height <= Self.maximumSide,
            CGImage.isAllowed(width: Int(size.width), height: Int(size.height))
        else { return nil }
        let bitmap = Bitmap(width: Int(size.width), height: Int(size.height))
        let context = CGContext(bitmap: bitmap, flipped: false)
        context.scaleBy(x: size.width / abs(xStep), y: size.height / abs(yStep))
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        context.clip(to: bounds)
        draw(info, context)
        callbacks.pointee.releaseInfo?(info)
        tile = PatternTile(image: CGImage(bitmap: bitmap), scale: scale)
        self.isColored = isColored
    }

    private static let pixelsPerPoint = 4.0
    private static let maximumSide: CGFloat = 16_384

    /// Returns the cell as a colour with the given components draws it: that colour and alpha, or only alpha.
    fileprivate func tile(_ color: CGColor?) -> PatternTile {
        guard !isColored, let color else { return tile }
        let (width, height) = (tile.image.width, tile.image.height)
        let bitmap = Bitmap(width: width, height: height)
        let context = CGContext(bitmap: bitmap, flipped: false)
        let frame = CGRect(x: 0, y: 0, width: width, height: height)
        context.draw(tile.image, in: frame)
        context.setBlendMode(.sourceIn)
        context.setFillColor(color)
        context.fill(frame)
        return PatternTile(image: CGImage(bitmap: bitmap), scale: tile.scale)
    }
}

extension CGColor {
    /// Creates a colour that repeats a pattern; nil if the space is not one of patterns.
    ///
    /// The only component of a pattern with colours of its own is alpha; others have the components of a colour first.
    public convenience init?(patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>) {
        guard space.model == .pattern else { return nil }
        guard !pattern.isColored, let base = space.baseSpace else {
            self.init(tile: pattern.tile, alpha: components[0])
            return
        }
        let alpha = components[base.numberOfComponents]
        let opaque = CGColor(colorSpace: base, components: components)?.copy(alpha: 1)
        self.init(tile: pattern.tile(opaque), alpha: alpha)
    }

    /// The pattern that the colour repeats; nil for plain colours.
    public var pattern: CGPattern? { tile.map(CGPattern.init) }
}
