import UIKit

/// A formatter of distances, such as "300 m" or "1.2 km".
@preconcurrency @MainActor open class MKDistanceFormatter: Formatter, @unchecked Sendable {
    /// The units; raw values are Apple's.
    public enum Units: UInt, Sendable {
        /// Those of the locale.
        case `default` = 0
        /// Metres and kilometres.
        case metric
        /// Feet and miles.
        case imperial
        /// Yards and miles.
        case imperialWithYards
    }

    /// How units are written; raw values are Apple's.
    public enum DistanceUnitStyle: UInt, Sendable {
        /// By the space that there is; here, abbreviated.
        case `default` = 0
        /// As in "km".
        case abbreviated
        /// As in "kilometers".
        case full
    }

    /// The units; those of the locale by default.
    open var units = Units.default
    /// How units are written.
    open var unitStyle = DistanceUnitStyle.default
    /// The locale; that of the stage by default.
    open var locale: Locale! = SceneContext.current.settings.locale

    /// Returns a distance in metres as a text.
    open func string(fromDistance distance: CLLocationDistance) -> String {
        let isMetric = units == .metric || units == .default && locale.measurementSystem == .metric
        if isMetric {
            if distance < 1000 { return text(distance.rounded(), "m", "meters", decimals: 0) }
            return text(distance / 1000, "km", "kilometers", decimals: distance < 100_000 ? 1 : 0)
        }
        let miles = distance / 1609.344
        if miles >= 0.1 { return text(miles, "mi", "miles", decimals: miles < 100 ? 1 : 0) }
        if units == .imperialWithYards { return text((distance / 0.9144).rounded(), "yd", "yards", decimals: 0) }
        return text((distance / 0.3048).rounded(), "ft", "feet", decimals: 0)
    }

    private func text(_ value: Double, _ short: String, _ long: String, decimals: Int) -> String {
        let style = FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(0...decimals))
        let number = style.format(value)
        return number + " " + (unitStyle == .full ? long : short)
    }
}
