import QuartzCore

extension UIImage {
    /// Which way the stored pixels are turned; raw values are Apple's.
    public enum Orientation: Int, Sendable {
        /// As stored.
        case up
        /// Half a turn.
        case down
        /// A quarter turn counter-clockwise.
        case left
        /// A quarter turn clockwise.
        case right
        /// Flipped left to right.
        case upMirrored
        /// Flipped top to bottom.
        case downMirrored
        /// Flipped left to right, then a quarter turn counter-clockwise.
        case leftMirrored
        /// Flipped left to right, then a quarter turn clockwise.
        case rightMirrored
    }

    /// The picture in a mirror: left is right.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        UIImage(pixels: cgImage, scale: scale, orientation: imageOrientation.flippedHorizontally, look: look)
    }

    /// The picture with pixels that stand upright as stored.
    var upright: UIImage {
        guard imageOrientation != .up, let cgImage, let context = CGContext.picture(size: size, scale: scale) else {
            return self
        }
        context.drawUnit(cgImage, orientation: imageOrientation, over: CGRect(origin: .zero, size: size))
        return UIImage(pixels: context.makeImage(), scale: scale, orientation: .up, look: look)
    }
}

extension UIImage.Orientation {
    /// EXIF counts 1 (upright) to 8.
    init(exif: Int) { self = Self.byEXIF.indices.contains(exif - 1) ? Self.byEXIF[exif - 1] : .up }

    /// From 1 to 8.
    var exif: Int { (Self.byEXIF.firstIndex(of: self) ?? 0) + 1 }

    private static let byEXIF: [Self] = [
        .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]

    /// Whether upright width is stored height.
    var swapsSides: Bool {
        switch self {
        case .left, .right, .leftMirrored, .rightMirrored: true
        case .up, .down, .upMirrored, .downMirrored: false
        }
    }

    /// The orientation that shows the mirror image.
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

    /// From the unit square of the stored pixels to that of the upright picture, both y up.
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
    /// Draws pixels over a rectangle of a y-down context so that they stand upright.
    func drawUnit(_ image: CGImage, orientation: UIImage.Orientation, over rect: CGRect) {
        saveGState()
        // Onto a unit square that is upright and y up, which is how Core Graphics lays pictures.
        concatenate(CGAffineTransform(a: rect.width, b: 0, c: 0, d: -rect.height, tx: rect.minX, ty: rect.maxY))
        concatenate(orientation.unitTransform)
        draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        restoreGState()
    }
}
