import QuartzCore

/// A formatter of quantities with units, which Foundation lacks on Linux.
///
/// Where people use other units, as in the United States, common units are converted, unless the options say otherwise.
open class MeasurementFormatter: Formatter {
    /// Options of units.
    public struct UnitOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The unit stays the same.
        public static let providedUnit = UnitOptions(rawValue: 1 << 0)
        /// The unit becomes larger with the quantity; it has no effect on units without a larger or smaller one here.
        public static let naturalScale = UnitOptions(rawValue: 1 << 1)
        /// Temperatures have a degree sign only.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    }

    /// Which units are written; none by default.
    open var unitOptions: UnitOptions = []
    /// How units are written; `medium`, the default, and `short` use symbols, and `long` uses the names of common units.
    open var unitStyle = Formatter.UnitStyle.medium
    /// The locale; nil, the default, for that of the stage.
    open var locale: Locale!
    /// The formatter of numbers: a decimal one by default.
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    /// Creates a formatter with the default values.
    public override init() { super.init() }
    /// Creates a formatter with the default values; nothing is decoded.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns a quantity with its unit, such as `5 km`.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        var (value, unit) = (measurement.value, measurement.unit as Unit)
        let locale = locale ?? SceneContext.current.settings.locale
        if let dimension = unit as? Dimension {
            let wanted = CustomaryUnits.unit(for: dimension, value: value, options: unitOptions, in: locale)
            value = Measurement(value: value, unit: dimension).converted(to: wanted).value
            unit = wanted
        }
        numberFormatter.locale = locale
        let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
        if unitOptions.contains(.temperatureWithoutUnit), unit is UnitTemperature { return number + "°" }
        if unitStyle == .long, let name = CustomaryUnits.name(of: unit, isOne: number == "1") { return number + " " + name }
        let isClose = unit.symbol.hasPrefix("°") || unitStyle == .short
        return number + (isClose ? "" : " ") + unit.symbol
    }

    /// Returns the symbol of a unit or, with the style `long`, its name.
    open func string(from unit: Unit) -> String {
        unitStyle == .long ? CustomaryUnits.name(of: unit, isOne: false) ?? unit.symbol : unit.symbol
    }

    /// Returns the text of a measurement; nil for other objects.
    open override func string(for obj: Any?) -> String? {
        (obj as? Measurement<Unit>).map { string(from: $0) } ?? (obj as? Unit).map { string(from: $0) }
    }
}

/// The units that people use.
private enum CustomaryUnits {
    static func unit(
        for unit: Dimension, value: Double, options: MeasurementFormatter.UnitOptions, in locale: Locale
    ) -> Dimension {
        if options.contains(.providedUnit) { return unit }
        var wanted = unit
        if locale.measurementSystem == .us { wanted = american.first { $0.0 == unit }?.1 ?? unit }
        guard options.contains(.naturalScale), let row = scales.first(where: { $0.contains(wanted) }) else { return wanted }
        let measurement = Measurement(value: abs(value), unit: unit)
        return row.last { measurement.converted(to: $0).value >= 1 } ?? row[0]
    }

    /// Units, and those that replace them in the United States.
    private static let american: [(Dimension, Dimension)] = [
        (UnitLength.kilometers, UnitLength.miles), (UnitLength.meters, UnitLength.feet),
        (UnitLength.centimeters, UnitLength.inches), (UnitLength.millimeters, UnitLength.inches),
        (UnitMass.kilograms, UnitMass.pounds), (UnitMass.grams, UnitMass.ounces),
        (UnitTemperature.celsius, UnitTemperature.fahrenheit), (UnitTemperature.kelvin, UnitTemperature.fahrenheit),
        (UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour), (UnitSpeed.metersPerSecond, UnitSpeed.milesPerHour),
        (UnitVolume.liters, UnitVolume.gallons), (UnitVolume.milliliters, UnitVolume.fluidOunces),
    ]

    /// Units from small to large.
    private static let scales: [[Dimension]] = [
        [UnitLength.millimeters, UnitLength.centimeters, UnitLength.meters, UnitLength.kilometers],
        [UnitLength.inches, UnitLength.feet, UnitLength.miles],
        [UnitMass.milligrams, UnitMass.grams, UnitMass.kilograms, UnitMass.metricTons],
        [UnitMass.ounces, UnitMass.pounds],
        [UnitDuration.seconds, UnitDuration.minutes, UnitDuration.hours],
    ]

    static func name(of unit: Unit, isOne: Bool) -> String? {
        names.first { $0.0 == unit }.map { isOne ? $0.1 : $0.2 }
    }

    /// Units with their names for one and for several.
    private static let names: [(Unit, String, String)] = [
        (UnitLength.kilometers, "kilometer", "kilometers"), (UnitLength.meters, "meter", "meters"),
        (UnitLength.centimeters, "centimeter", "centimeters"), (UnitLength.millimeters, "millimeter", "millimeters"),
        (UnitLength.miles, "mile", "miles"), (UnitLength.feet, "foot", "feet"), (UnitLength.inches, "inch", "inches"),
        (UnitMass.kilograms, "kilogram", "kilograms"), (UnitMass.grams, "gram", "grams"),
        (UnitMass.pounds, "pound", "pounds"), (UnitMass.ounces, "ounce", "ounces"),
        (UnitTemperature.celsius, "degree Celsius", "degrees Celsius"),
        (UnitTemperature.fahrenheit, "degree Fahrenheit", "degrees Fahrenheit"),
        (UnitSpeed.kilometersPerHour, "kilometer per hour", "kilometers per hour"),
        (UnitSpeed.milesPerHour, "mile per hour", "miles per hour"),
        (UnitSpeed.metersPerSecond, "meter per second", "meters per second"),
        (UnitDuration.hours, "hour", "hours"), (UnitDuration.minutes, "minute", "minutes"),
        (UnitDuration.seconds, "second", "seconds"), (UnitVolume.liters, "liter", "liters"),
    ]
}
