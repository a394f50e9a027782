import QuartziteMedia
import QuartzCore

/// A still or animated image with a scale and an orientation.
///
/// Images are immutable, so threads can share them. Two images are equal if they display the same pixels in the same
/// way. A file with several frames (GIF, APNG, WebP) creates an animated image: an image view shows each frame for the
/// duration in the file, and repeats forever.
open class UIImage: NSObject, @unchecked Sendable {
    /// The stored pixels without the orientation applied; nil for an empty image.
    public let cgImage: CGImage?
    /// Pixels per point.
    public let scale: CGFloat
    /// The orientation of the image relative to its stored pixels.
    public let imageOrientation: Orientation
    let displaySettings: ImageDisplaySettings

    /// Creates an empty image of size zero.
    public override convenience init() { self.init(pixels: nil, scale: 1, orientation: .up) }

    /// Creates an image from a Core Graphics image at scale 1.
    public convenience init(cgImage: CGImage) { self.init(pixels: cgImage, scale: 1, orientation: .up) }

    /// Creates an image from a Core Graphics image; a scale that is not positive and finite counts as 1.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(pixels: cgImage, scale: scale, orientation: orientation)
    }

    /// Creates an image from PNG, JPEG, GIF or WebP data at scale 1; nil for damaged or other data.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Creates an image from PNG, JPEG, GIF or WebP data; nil for damaged or other data.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let decoded = try? ImageDecoder.decode(data) else { return nil }
        self.init(decoded: decoded, scale: scale)
    }

    /// Creates an image from a file, with the scale in its name (`@2x`, `@3x`) or 1; nil if the file is no image.
    public convenience init?(contentsOfFile path: String) {
        guard let decoded = try? ImageDecoder.decode(contentsOf: path) else { return nil }
        self.init(decoded: decoded, scale: ImageName.scale(ofFile: path))
    }

    /// Creates an image by name, with or without extension, from the scene's folders and bundles.
    ///
    /// Of the files for different scales (`name@2x.png`), the one for the screen's scale is preferred, then the next
    /// larger, then the largest. The result is nil if there is no file. The pixels are cached, so the same name gives
    /// an equal image.
    public convenience init?(named name: String) {
        guard let found = ImageCatalog.current.image(named: name) else { return nil }
        self.init(found)
    }

    /// Creates an image from an image literal; stops the program if there is no such image.
    public required convenience init(imageLiteralResourceName name: String) {
        guard let found = ImageCatalog.current.image(named: name) else {
            stop("Could not load the image resource named \(name)")
        }
        self.init(found)
    }

    convenience init(_ other: UIImage) {
        self.init(
            pixels: other.cgImage, scale: other.scale, orientation: other.imageOrientation,
            displaySettings: other.displaySettings)
    }

    init(
        pixels: CGImage?, scale: CGFloat, orientation: Orientation,
        displaySettings: ImageDisplaySettings = ImageDisplaySettings()
    ) {
        cgImage = pixels
        self.scale = scale > 0 && scale.isFinite ? scale : 1
        imageOrientation = orientation
        self.displaySettings = displaySettings
        super.init()
    }

    /// Returns the image with other display settings.
    func changed(_ change: (inout ImageDisplaySettings) -> Void) -> UIImage {
        var displaySettings = displaySettings
        change(&displaySettings)
        return UIImage(pixels: cgImage, scale: scale, orientation: imageOrientation, displaySettings: displaySettings)
    }

    /// The size of the upright image in points.
    open var size: CGSize {
        guard let cgImage else { return .zero }
        let width = CGFloat(cgImage.width) / scale
        let height = CGFloat(cgImage.height) / scale
        return imageOrientation.swapsSides
            ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }

    /// Returns whether an object is an image with the same pixels and settings.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return other === self
            || other.cgImage === cgImage && other.scale == scale && other.imageOrientation == imageOrientation
                && other.displaySettings == displaySettings
    }

    /// A hash value that is the same for equal images and in every run.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(cgImage?.width)
        hasher.combine(cgImage?.height)
        hasher.combine(scale)
        hasher.combine(imageOrientation)
        return hasher.finalize()
    }

    /// A textual representation of the size in points, the orientation and the scale.
    open override var description: String {
        "<UIImage \(size.width)x\(size.height) \(imageOrientation) @\(scale)x\(images.map { " \($0.count) images" } ?? "")>"
    }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The display settings of an image, without its pixels.
struct ImageDisplaySettings: Equatable {
    var renderingMode = UIImage.RenderingMode.automatic
    /// The end caps in points; nil if the image stretches as a whole.
    var caps: UIEdgeInsets?
    var resizingMode = UIImage.ResizingMode.tile
    var alignmentRectInsets = UIEdgeInsets.zero
    /// The images of an animated image; nil for a still image.
    var images: [UIImage]?
    /// The duration of a cycle, in seconds.
    var duration: TimeInterval = 0
    /// The duration of each image in seconds; nil for equal durations.
    var delays: [TimeInterval]?
    /// What the image was created from, if it can be created again for other traits.
    var origin: ImageOrigin?
    /// The path of the PDF or SVG file from which the image can be rendered at any size; nil if it cannot.
    var drawing: String?
    /// Whether a symbol has colours of its own, so that it is not shown in the tint colour.
    var hasOwnColors = false
    /// The distance from the bottom to the baseline in points; nil without a baseline.
    var baselineOffset: CGFloat?
    /// Whether views whose content runs from right to left show the image mirrored.
    var isDirectional = false
}
