/// A filter for a layer's `filters`, `backgroundFilters` or `compositingFilter`.
///
/// These filters exist:
///
/// - "CIAreaAverage": the vector `inputExtent`, for ``outputImage`` only, which has one pixel.
/// - "CIGaussianBlur": `inputRadius`, the standard deviation in points, 10 by default and drawn as at most 250 pixels.
/// - "CIColorControls": `inputSaturation`, 1 by default, `inputBrightness`, 0, and `inputContrast`, 1.
/// - "CIColorInvert", which has no inputs.
/// - "CIConstantColorGenerator": the colour `inputColor`, for ``outputImage`` only, which has no limits.
/// - "CIExposureAdjust": `inputEV` in stops, 0 by default.
/// - "CIHueAdjust": `inputAngle` in radians, 0 by default.
/// - "CISepiaTone": `inputIntensity`, 1 by default.
/// - "CIColorMatrix": the vectors `inputRVector`, `inputGVector`, `inputBVector`, `inputAVector` and `inputBiasVector`,
///   for ``outputImage`` only.
/// - The names of blend modes, such as "CIMultiplyBlendMode", for `compositingFilter` and ``outputImage``.
///
/// Colour filters work on sRGB values, not on linear light, except for "CISepiaTone".
open class CIFilter: NSObject, NSCopying, @unchecked Sendable {
    /// The name that key paths use, as in `filters.NAME.inputRadius`; by default, the name passed to the initialiser.
    open var name: String
    /// Whether the filter has an effect; true by default.
    open var isEnabled = true
    let kind: FilterKind
    /// The name passed to the initialiser.
    package let systemName: String
    private var inputs: [String: Double]
    private(set) var vectors: [String: CIVector] = [:]
    private(set) var images: [String: CIImage] = [:]
    /// The colour of a generator; nil for its default, transparent black.
    private(set) var color: CIColor?

    /// Creates a filter with default inputs, or returns nil if the name is unknown.
    public init?(name: String) {
        guard let kind = FilterKind(rawValue: name) ?? FilterKind(blendMode: name) else { return nil }
        self.kind = kind
        self.name = name
        systemName = name
        inputs = kind.inputs
        super.init()
    }

    /// Creates a filter with the inputs in `params`, or returns nil if the name is unknown.
    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        for (key, value) in params ?? [:] { setValue(value, forKey: key) }
    }

    private init(copying other: CIFilter) {
        kind = other.kind
        name = other.name
        systemName = other.systemName
        isEnabled = other.isEnabled
        inputs = other.inputs
        vectors = other.vectors
        images = other.images
        color = other.color
        super.init()
    }

    /// The picture that the filter makes of its input image; nil without one.
    open var outputImage: CIImage? { filteredImage }

    /// Returns a filter with the same name and inputs.
    open func copy(with zone: NSZone? = nil) -> Any { CIFilter(copying: self) }

    /// Resets all inputs to their defaults.
    open func setDefaults() { (inputs, vectors, color) = (kind.inputs, [:], nil) }

    /// The sorted names of the inputs, without images.
    open var inputKeys: [String] { (kind.inputs.keys + kind.vectorKeys).sorted() }

    /// Returns an input as an `NSNumber`, vector or image, the name, or whether the filter is enabled; nil for other
    /// keys.
    open func value(forKey key: String) -> Any? {
        switch key {
        case "name": name
        case "enabled", "isEnabled": NSNumber(value: isEnabled)
        case kCIOutputImageKey: outputImage
        default:
            inputs[key].map { NSNumber(value: $0) } ?? vectors[key] ?? images[key]
                ?? (key == kCIInputColorKey ? color : nil)
        }
    }

    /// Sets an input, the name, or whether the filter is enabled; for an input, nil means the default.
    ///
    /// Unknown keys and nonfinite or non-numeric inputs are ignored.
    open func setValue(_ value: Any?, forKey key: String) {
        let number = AnimatableValue(value)?.double
        switch key {
        case "name": if let value = value as? String { name = value }
        case "enabled", "isEnabled": if let number { isEnabled = number != 0 }
        case kCIInputImageKey, kCIInputBackgroundImageKey: images[key] = value as? CIImage
        case kCIInputColorKey where kind == .constantColor: color = value as? CIColor
        case _ where kind.vectorKeys.contains(key): vectors[key] = value as? CIVector
        default:
            guard let initial = kind.inputs[key] else { return }
            if value == nil || value is NSNull { inputs[key] = initial }
            if let number, number.isFinite { inputs[key] = number }
        }
    }

    func input(_ key: String) -> Double { inputs[key] ?? 0 }

    func input(_ key: String, replacedBy value: AnimatableValue) -> CIFilter {
        let changed = CIFilter(copying: self)
        changed.setValue(value, forKey: key)
        return changed
    }
}

/// The input of "CIGaussianBlur".
public let kCIInputRadiusKey = "inputRadius"
/// An input of "CIColorControls".
public let kCIInputSaturationKey = "inputSaturation"
/// An input of "CIColorControls".
public let kCIInputBrightnessKey = "inputBrightness"
/// An input of "CIColorControls".
public let kCIInputContrastKey = "inputContrast"
/// The input of "CIHueAdjust".
public let kCIInputAngleKey = "inputAngle"
/// The input of "CISepiaTone".
public let kCIInputIntensityKey = "inputIntensity"
