/// A change to what a layer, or what lies behind it, looks like: for `filters`, `backgroundFilters` and
/// `compositingFilter`.
///
/// "CIGaussianBlur" (`inputRadius`, 10 points unless set, its standard deviation, drawn as at most 250 pixels),
/// "CIColorControls" (`inputSaturation` 1, `inputBrightness` 0, `inputContrast` 1), "CIColorInvert", "CIHueAdjust"
/// (`inputAngle` 0, radians), "CISepiaTone" (`inputIntensity` 1), and the blend modes' names, such as
/// "CIMultiplyBlendMode", for `compositingFilter` alone. Colours are changed as sRGB values, not as linear light.
open class CIFilter: NSObject, NSCopying, @unchecked Sendable {
    /// The name that key paths use, as in `filters.NAME.inputRadius`; what the filter was made by unless set.
    open var name: String
    /// Whether the filter does anything; true unless set.
    open var isEnabled = true
    let kind: FilterKind
    private var inputs: [String: Double]

    /// The filter of that name with default inputs; nil for an unknown one.
    public init?(name: String) {
        guard let kind = FilterKind(rawValue: name) ?? FilterKind(blendMode: name) else { return nil }
        self.kind = kind
        self.name = name
        inputs = kind.inputs
        super.init()
    }

    /// The filter of that name, its inputs as in `params`; nil for an unknown one.
    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        for (key, value) in params ?? [:] { setValue(value, forKey: key) }
    }

    private init(copying other: CIFilter) {
        kind = other.kind
        name = other.name
        isEnabled = other.isEnabled
        inputs = other.inputs
        super.init()
    }

    /// A filter with the same name and inputs.
    open func copy(with zone: NSZone? = nil) -> Any { CIFilter(copying: self) }

    /// Sets all inputs to what they are in a new filter.
    open func setDefaults() { inputs = kind.inputs }

    /// The names of the inputs, in order.
    open var inputKeys: [String] { kind.inputs.keys.sorted() }

    /// An input as an `NSNumber`, the name, or whether the filter is enabled; nil for other keys.
    open func value(forKey key: String) -> Any? {
        switch key {
        case "name": name
        case "enabled", "isEnabled": NSNumber(value: isEnabled)
        default: inputs[key].map { NSNumber(value: $0) }
        }
    }

    /// Sets an input, the name, or whether the filter is enabled; nil means the default.
    ///
    /// Unknown keys, and values that are no finite number, are ignored.
    open func setValue(_ value: Any?, forKey key: String) {
        let number = AnimatableValue(value)?.double
        switch key {
        case "name": if let value = value as? String { name = value }
        case "enabled", "isEnabled": if let number { isEnabled = number != 0 }
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
