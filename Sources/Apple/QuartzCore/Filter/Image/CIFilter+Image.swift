import CoreGraphics

extension CIFilter {
    /// The picture that the filter makes of its input image; nil without one, unless it makes pictures of nothing.
    ///
    /// Blend modes draw the input image over the background image.
    var filteredImage: CIImage? {
        if kind == .constantColor { return CIImage(color: color ?? .clear) }
        guard let image = images["inputImage"] else { return nil }
        switch kind {
        case .blend(let mode):
            return images["inputBackgroundImage"].map { image.blended(over: $0, mode) } ?? image
        case .areaAverage:
            guard let area = vectors[kCIInputExtentKey] else { return image.averaged(in: image.extent) }
            return image.averaged(in: CGRect(x: area.x, y: area.y, width: area.z, height: area.w))
        case .colorMatrix:
            let rows = ["inputRVector", "inputGVector", "inputBVector", "inputAVector"].enumerated().map { index, key in
                vectors[key]?.simd ?? FilterKind.unit(index)
            }
            return image.applying(rows: rows, bias: vectors["inputBiasVector"]?.simd ?? SIMD4())
        default:
            // A picture has one pixel per unit, and an ineffective filter changes nothing.
            return pixelFilter(scale: 1).map { image.applying($0) } ?? image
        }
    }
}

extension CIImage {
    /// Returns the picture that a filter makes of this one; an unknown filter returns this one.
    public func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
        guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
        filter.setValue(self, forKey: kCIInputImageKey)
        return filter.outputImage ?? self
    }

    /// Creates a picture of an image file's contents that Core Graphics decoded.
    public convenience init(cgImage image: CGImage, options: [AnyHashable: Any]?) { self.init(cgImage: image) }
}

/// The key of a filter's input image.
public let kCIInputImageKey = "inputImage"
/// The key of the image behind a blend mode's input image.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of a filter's output image.
public let kCIOutputImageKey = "outputImage"
