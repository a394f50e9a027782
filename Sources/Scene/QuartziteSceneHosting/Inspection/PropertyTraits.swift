/// What an editor shows of a property besides its value.
struct PropertyTraits {
    let key: String
    let group: String
    /// The kind, for properties whose value may be nil.
    var kind: PropertyKind?
    var unit: String?
    var range: ClosedRange<Double>?
    var step: Double?
    var choices: [String]?
    /// Whether nothing as a value means an infinite number.
    var isEndless = false
    /// The numbers that the property can hold, if they are fewer than all finite ones.
    var limits: ClosedRange<Double>?

    init(
        _ key: String, _ group: String, _ range: ClosedRange<Double>? = nil, step: Double? = nil, unit: String? = nil,
        kind: PropertyKind? = nil, choices: [String]? = nil, isEndless: Bool = false,
        limits: ClosedRange<Double>? = nil
    ) {
        self.key = key
        self.group = group
        self.kind = kind ?? (choices == nil ? nil : .choice)
        self.unit = unit
        self.range = range
        self.step = step ?? range.map { Self.step(of: $0) }
        self.choices = choices
        self.isEndless = isEndless
        self.limits = limits
    }

    /// A hundredth of the range, rounded down to a power of ten.
    private static func step(of range: ClosedRange<Double>) -> Double {
        var step = 1000.0
        while step * 100 > range.upperBound - range.lowerBound, step > 0.0001 { step /= 10 }
        return step
    }

    /// The title of a key, such as "Corner radius" for `cornerRadius`.
    static func title(of key: String) -> String {
        var words = ""
        for letter in key {
            if letter.isUppercase, !words.isEmpty { words += " " }
            words += letter == "." ? " " : letter.lowercased()
        }
        let spelled = words.replacing("color", with: "colour")
        return spelled.prefix(1).uppercased() + spelled.dropFirst()
    }
}
