import Media
import QuartzCore

/// A picture with a scale and an orientation, or several that take turns.
///
/// Never changes, so it may be shared between threads. Two images are equal when they show the same pixels in the same
/// way. A file of several frames (GIF, APNG, WebP) gives an animated image: in an image view each frame shows for as long
/// as the file says, round after round.
open class UIImage: NSObject, @unchecked Sendable {
    /// The pixels as stored, without the orientation; nil for an empty picture.
    public let cgImage: CGImage?
    /// Pixels per point.
    public let scale: CGFloat
    /// How the pixels must be turned to stand upright.
    public let imageOrientation: Orientation
    let look: ImageLook

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
        self.init(found)
    }

    /// Finds a picture by the name in an image literal; stops the program where there is none.
    public required convenience init(imageLiteralResourceName name: String) {
        guard let found = ImageCatalog.shared.image(named: name) else {
            stop("Could not load the image resource named \(name)")
        }
        self.init(found)
    }

    convenience init(_ other: UIImage) {
        self.init(pixels: other.cgImage, scale: other.scale, orientation: other.imageOrientation, look: other.look)
    }

    init(pixels: CGImage?, scale: CGFloat, orientation: Orientation, look: ImageLook = ImageLook()) {
        cgImage = pixels
        self.scale = scale > 0 && scale.isFinite ? scale : 1
        imageOrientation = orientation
        self.look = look
        super.init()
    }

    /// This picture shown in another way.
    func changed(_ change: (inout ImageLook) -> Void) -> UIImage {
        var look = look
        change(&look)
        return UIImage(pixels: cgImage, scale: scale, orientation: imageOrientation, look: look)
    }

    /// The size in points, standing upright.
    open var size: CGSize {
        guard let cgImage else { return .zero }
        let width = CGFloat(cgImage.width) / scale
        let height = CGFloat(cgImage.height) / scale
        return imageOrientation.swapsSides
            ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }

    /// Whether the other picture shows the same pixels in the same way.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return other === self
            || other.cgImage === cgImage && other.scale == scale && other.imageOrientation == imageOrientation
                && other.look == look
    }

    /// Equal for equal pictures, and the same in every run.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(cgImage?.width)
        hasher.combine(cgImage?.height)
        hasher.combine(scale)
        hasher.combine(imageOrientation)
        return hasher.finalize()
    }

    /// Size in points, orientation and scale.
    open override var description: String {
        "<UIImage \(size.width)x\(size.height) \(imageOrientation) @\(scale)x\(images.map { " \($0.count) images" } ?? "")>"
    }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// How a picture is shown, apart from its pixels.
struct ImageLook: Equatable {
    var renderingMode = UIImage.RenderingMode.automatic
    /// Points at the edges that keep their size; nil for a picture that stretches as a whole.
    var caps: UIEdgeInsets?
    var resizingMode = UIImage.ResizingMode.tile
    var alignmentRectInsets = UIEdgeInsets.zero
    /// Those that take turns; nil for a picture that stands still.
    var images: [UIImage]?
    /// Seconds for all of them.
    var duration: TimeInterval = 0
    /// Seconds for each of them; nil for equal parts of `duration`.
    var delays: [TimeInterval]?
}
