import Media
import QuartzCore

/// A picture with a scale and an orientation.
///
/// Never changes, so it may be shared between threads.
open class UIImage: NSObject, @unchecked Sendable {
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

    /// The pixels as stored, without the orientation; nil for an empty picture.
    public let cgImage: CGImage?
    /// Pixels per point.
    public let scale: CGFloat
    /// How the pixels must be turned to stand upright.
    public let imageOrientation: Orientation

    /// A picture without pixels, of size zero.
    public override convenience init() { self.init(pixels: nil, scale: 1, orientation: .up) }

    /// A picture of a Core Graphics image at scale 1.
    public convenience init(cgImage: CGImage) { self.init(pixels: cgImage, scale: 1, orientation: .up) }

    /// A picture of a Core Graphics image; a scale that is not positive and finite counts as 1.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(pixels: cgImage, scale: scale, orientation: orientation)
    }

    /// Reads a PNG, JPEG, GIF or WebP picture at scale 1; nil for anything else or damaged data.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Reads a PNG, JPEG, GIF or WebP picture; nil for anything else or damaged data.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let decoded = try? ImageDecoder.decode(data) else { return nil }
        self.init(decoded: decoded, scale: scale)
    }

    /// Reads a file whose scale is in its name (`@2x`, `@3x`), or 1; nil for anything that is no picture.
    public convenience init?(contentsOfFile path: String) {
        guard let decoded = try? ImageDecoder.decode(contentsOf: path) else { return nil }
        self.init(decoded: decoded, scale: ImageName.scale(ofFile: path))
    }

    /// Finds a picture by name, with or without extension, in the scene's folders and bundles.
    ///
    /// Of the files for different scales (`name@2x.png`) the screen's own is taken, else the nearest larger, else the
    /// largest. Nil where no file fits; the pixels are kept, so asking again gives the same image.
    public convenience init?(named name: String) {
        guard let found = ImageCatalog.shared.image(named: name) else { return nil }
        self.init(pixels: found.cgImage, scale: found.scale, orientation: found.imageOrientation)
    }

    convenience init(decoded: DecodedImage, scale: CGFloat) {
        self.init(pixels: decoded.image, scale: scale, orientation: Orientation(exif: decoded.orientation))
    }

    private init(pixels: CGImage?, scale: CGFloat, orientation: Orientation) {
        cgImage = pixels
        self.scale = scale > 0 && scale.isFinite ? scale : 1
        imageOrientation = orientation
        super.init()
    }

    /// The size in points, standing upright.
    open var size: CGSize {
        guard let cgImage else { return .zero }
        let width = CGFloat(cgImage.width) / scale
        let height = CGFloat(cgImage.height) / scale
        return imageOrientation.swapsSides
            ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }
}

extension UIImage.Orientation {
    /// EXIF counts 1 (upright) to 8.
    init(exif: Int) {
        switch exif {
        case 2: self = .upMirrored
        case 3: self = .down
        case 4: self = .downMirrored
        case 5: self = .leftMirrored
        case 6: self = .right
        case 7: self = .rightMirrored
        case 8: self = .left
        default: self = .up
        }
    }

    /// Whether upright width is stored height.
    var swapsSides: Bool {
        switch self {
        case .left, .right, .leftMirrored, .rightMirrored: true
        case .up, .down, .upMirrored, .downMirrored: false
        }
    }
}
