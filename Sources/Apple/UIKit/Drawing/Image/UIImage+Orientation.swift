import QuartzCore

extension UIImage {
    /// The orientation of an image relative to its stored pixels; raw values are Apple's.
    public enum Orientation: Int, Sendable {
        /// The stored orientation.
        case up
        /// Rotated by 180°.
        case down
        /// Rotated by 90° counterclockwise.
        case left
        /// Rotated by 90° clockwise.
        case right
        /// Flipped horizontally.
        case upMirrored
        /// Flipped vertically.
        case downMirrored
        /// Flipped horizontally, then rotated by 90° counterclockwise.
        case leftMirrored
        /// Flipped horizontally, then rotated by 90° clockwise.
        case rightMirrored
    }

    /// Returns the image mirrored horizontally.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        UIImage(
            pixels: cgImage, scale: scale, orientation: imageOrientation.flippedHorizontally,
            displaySettings: displaySettings)
    }

    /// Returns the image, which views whose content runs from right to left show mirrored.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changed { $0.isDirectional = true } }

    /// Whether views whose content runs from right to left show the image mirrored.
    ///
    /// True for symbols that point forward or backward, such as `chevron.forward`.
    public var flipsForRightToLeftLayoutDirection: Bool {
        if displaySettings.isDirectional { return true }
        guard case .symbol(let symbol) = displaySettings.origin, !symbol.isCustom else { return false }
        // The symbols that begin with these words are those of players, which have the same direction everywhere.
        return symbol.name.split(separator: ".").dropFirst().contains { $0 == "forward" || $0 == "backward" }
    }

    /// The image with its pixels stored in upright orientation.
    var upright: UIImage {
        guard imageOrientation != .up, let cgImage, let context = CGContext.picture(size: size, scale: scale) else {
            return self
        }
        context.drawUnit(cgImage, orientation: imageOrientation, over: CGRect(origin: .zero, size: size))
        return UIImage(pixels: context.makeImage(), scale: scale, orientation: .up, displaySettings: displaySettings)
    }
}

extension UIImage.Orientation {
    /// Creates an orientation from an EXIF value, 1 (upright) to 8.
    init(exif: Int) { self = Self.byEXIF.indices.contains(exif - 1) ? Self.byEXIF[exif - 1] : .up }

    /// The EXIF value, 1 to 8.
    var exif: Int { (Self.byEXIF.firstIndex(of: self) ?? 0) + 1 }

    private static let byEXIF: [Self] = [
        .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]

    /// Whether the orientation swaps width and height.
    var swapsSides: Bool {
        switch self {
        case .left, .right, .leftMirrored, .rightMirrored: true
        case .up, .down, .upMirrored, .downMirrored: false
        }
    }

    /// The orientation of the horizontally mirrored image.
    fileprivate var flippedHorizontally: Self {
        switch self {
        case .up: .upMirrored
        case .upMirrored: .up
        case .down: .downMirrored
        case .downMirrored: .down
        case .left: .rightMirrored
        case .rightMirrored: .left
        case .right: .leftMirrored
        case .leftMirrored: .right
        }
    }

    /// The transform from the unit square of the stored pixels to that of the upright image, both with y upwards.
    fileprivate var unitTransform: CGAffineTransform {
        switch self {
        case .up: .identity
        case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
        case .left: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
        case .right: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
        case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
        case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
        case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
        case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        }
    }
}

extension CGContext {
    /// Draws an image upright in a rectangle of a y-down context.
    func drawUnit(_ image: CGImage, orientation: UIImage.Orientation, over rect: CGRect) {
        saveGState()
        // Map to a unit square with y upwards, since Core Graphics draws images that way.
        concatenate(CGAffineTransform(a: rect.width, b: 0, c: 0, d: -rect.height, tx: rect.minX, ty: rect.maxY))
        concatenate(orientation.unitTransform)
        draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        restoreGState()
    }
}
