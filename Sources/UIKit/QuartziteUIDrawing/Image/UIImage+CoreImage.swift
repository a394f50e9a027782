import QuartziteUIFoundation

extension UIImage {
    /// Creates an image of a picture of Core Image, rendered at once, at a scale of 1.
    ///
    /// A picture without limits gives an empty image.
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

    /// Creates an image of a picture of Core Image, rendered at once.
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
        if let image = CIContext().createCGImage(ciImage, from: ciImage.extent) {
            self.init(cgImage: image, scale: scale, orientation: orientation)
        } else {
            self.init()
        }
    }

    /// The picture that the image was created from; always nil, because pictures are rendered at once.
    public var ciImage: CIImage? { nil }
}

extension CIImage {
    /// Creates a picture of an image's pixels; nil if it has none.
    public convenience init?(image: UIImage) {
        guard let pixels = image.cgImage else { return nil }
        self.init(cgImage: pixels)
    }

    /// Creates a picture of an image file's contents; nil if they are not an image.
    public convenience init?(data: Data) {
        guard let image = UIImage(data: data) else { return nil }
        self.init(image: image)
    }

    /// Creates a picture of an image file; nil if it is not an image.
    public convenience init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }
}

extension CIColor {
    /// Creates a colour from a colour of UIKit.
    public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}

extension UIColor {
    /// Creates a colour from a colour of Core Image.
    public convenience init(ciColor: CIColor) {
        self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
    }

    /// The colour as a colour of Core Image.
    public var ciColor: CIColor { CIColor(color: self) }
}

/// Core Image's kernels, which are written in a language of their own.
@available(*, unavailable, message: "Core Image kernels are not in Quartzite yet")
public final class CIColorKernel: NSObject {}
