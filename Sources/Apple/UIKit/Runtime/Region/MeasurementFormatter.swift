import QuartzCore

/// A formatter of measurements, such as "3 km" or "37°C", in place of that which Foundation lacks on Linux.
///
/// Units are written with their symbols; long names exist in English only. In the United States, lengths, masses, speeds
/// and temperatures are converted, unless the provided unit is wanted; elsewhere, they keep their units.
open class MeasurementFormatter: Formatter {
    /// Which units are written.
    public struct UnitOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates options.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The unit of the measurement.
        public static let providedUnit = UnitOptions(rawValue: 1)
        /// One in which the number is neither large nor small.
        public static let naturalScale = UnitOptions(rawValue: 2)
        /// Degrees without the name of their scale.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    /// Which units are written; those of the locale by default.
    open var unitOptions: UnitOptions = []
    /// How units are written; medium by default.
    open var unitStyle = Formatter.UnitStyle.medium
    /// The locale; that of the stage by default and for nil.
    open var locale: Locale! {
        get { ownLocale ?? SceneContext.current.settings.locale }
        set {
            ownLocale = newValue
            numberFormatter.locale = self.locale
        }
    }
    /// The formatter of the number, with at most three decimals by default.
    open lazy var numberFormatter: Foundation.NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.locale = locale
        return formatter
    }()
    private var ownLocale: Locale?

    /// Creates a formatter.
    public override init() { super.init() }
    /// Creates a formatter; `coder` is not read.
    public required init?(coder: NSCoder) { super.init() }

    /// Returns a measurement as a text.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let unit = measurement.unit
        guard let dimension = unit as? Dimension else { return text(measurement.value, unit) }
        let base = dimension.converter.baseUnitValue(fromValue: measurement.value)
        let desired = desiredUnit(for: dimension, base: base)
        return text(
            desired === dimension ? measurement.value : desired.converter.value(fromBaseUnitValue: base), desired)
    }

    /// Returns the name of a unit.
    open func string(from unit: Unit) -> String { name(of: unit, isOne: false) }

    /// Nil: measurements are values, see ``string(from:)``.
    open override func string(for obj: Any?) -> String? { nil }

    private func text(_ value: Double, _ unit: Unit) -> String {
        let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
        let name = name(of: unit, isOne: value == 1)
        if name.hasPrefix("°") || name == "′" { return number + name }
        return unitStyle == .short ? number + name : number + " " + name
    }

    // MARK: Units

    private var isAmerican: Bool { locale.measurementSystem == .us }

    private func desiredUnit(for unit: Dimension, base: Double) -> Dimension {
        if unitOptions.contains(.providedUnit) { return unit }
        let isMetric = Self.metric.contains { $0.symbol == unit.symbol && type(of: $0) == type(of: unit) }
        if isAmerican, isMetric || unitOptions.contains(.naturalScale) {
            switch unit {
            case is UnitLength: return base < 304.8 ? (base < 0.3048 ? UnitLength.inches : .feet) : UnitLength.miles
            case is UnitMass: return base < 0.4536 ? UnitMass.ounces : UnitMass.pounds
            case is UnitSpeed: return UnitSpeed.milesPerHour
            case is UnitTemperature: return UnitTemperature.fahrenheit
            default: break
            }
        }
        guard unitOptions.contains(.naturalScale) else { return unit }
        let scale: [Dimension]
        switch unit {
        case is UnitLength:
            scale = [UnitLength.millimeters, UnitLength.centimeters, UnitLength.meters, UnitLength.kilometers]
        case is UnitMass: scale = [UnitMass.milligrams, UnitMass.grams, UnitMass.kilograms, UnitMass.metricTons]
        case is UnitDuration: scale = [UnitDuration.seconds, UnitDuration.minutes, UnitDuration.hours]
        default: return unit
        }
        return scale.last { abs($0.converter.value(fromBaseUnitValue: base)) >= 1 } ?? scale[0]
    }

    private static let metric: [Dimension] = [
        UnitLength.millimeters, UnitLength.centimeters, UnitLength.meters, UnitLength.kilometers, UnitMass.grams,
        UnitMass.kilograms, UnitSpeed.kilometersPerHour, UnitSpeed.metersPerSecond, UnitTemperature.celsius,
    ]

    private func name(of unit: Unit, isOne: Bool) -> String {
        if unit is UnitTemperature {
            if unitOptions.contains(.temperatureWithoutUnit) { return "°" }
            if unitStyle != .long || unit.symbol == "K" {
                return unitStyle == .short && unit.symbol != "K" ? "°" : unit.symbol
            }
        }
        if unitStyle == .long, let name = Self.names[unit.symbol] { return isOne ? name.one : name.many }
        return unit.symbol
    }

    private static let names: [String: (one: String, many: String)] = [
        "mm": ("millimeter", "millimeters"), "cm": ("centimeter", "centimeters"), "m": ("meter", "meters"),
        "km": ("kilometer", "kilometers"), "in": ("inch", "inches"), "ft": ("foot", "feet"), "mi": ("mile", "miles"),
        "yd": ("yard", "yards"), "g": ("gram", "grams"), "kg": ("kilogram", "kilograms"), "lb": ("pound", "pounds"),
        "oz": ("ounce", "ounces"), "mph": ("mile per hour", "miles per hour"),
        "km/h": ("kilometer per hour", "kilometers per hour"), "m/s": ("meter per second", "meters per second"),
        "°C": ("degree Celsius", "degrees Celsius"), "°F": ("degree Fahrenheit", "degrees Fahrenheit"),
        "s": ("second", "seconds"), "sec": ("second", "seconds"), "min": ("minute", "minutes"),
        "hr": ("hour", "hours"), "h": ("hour", "hours"), "L": ("liter", "liters"),
        "kcal": ("kilocalorie", "kilocalories"),
        "mL": ("milliliter", "milliliters"), "%": ("percent", "percent"),
    ]
}
