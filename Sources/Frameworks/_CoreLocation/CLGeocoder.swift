import QuartziteDeviceServices
import UIKit

/// The domain of errors of places.
public let kCLErrorDomain = "kCLErrorDomain"

/// An error of places.
public struct CLError: Error, Equatable, CustomNSError {
    /// The kinds of errors; raw values are Apple's.
    public enum Code: Int, Sendable {
        /// The place is not known yet.
        case locationUnknown = 0
        /// The user does not allow it.
        case denied
        /// There is no network.
        case network
        /// The direction cannot be found.
        case headingFailure
        /// Areas may not be monitored.
        case regionMonitoringDenied
        /// An area cannot be monitored.
        case regionMonitoringFailure
        /// An area will be monitored later.
        case regionMonitoringSetupDelayed
        /// An event may come too late.
        case regionMonitoringResponseDelayed
        /// No address was found.
        case geocodeFoundNoResult
        /// A part of an address was found.
        case geocodeFoundPartialResult
        /// The request was cancelled.
        case geocodeCanceled
    }
    /// The kind of the error.
    public let code: Code
    /// The domain of the error.
    public static var errorDomain: String { kCLErrorDomain }
    /// The code as a number.
    public var errorCode: Int { code.rawValue }

    /// Creates an error.
    public init(_ code: Code) { self.code = code }

    /// The user does not allow it.
    public static var denied: Code { .denied }
    /// The place is not known yet.
    public static var locationUnknown: Code { .locationUnknown }
    /// There is no network.
    public static var network: Code { .network }
}

/// A search for addresses, which finds some large towns, but no streets, because there is no network.
open class CLGeocoder: NSObject {
    /// The type of the blocks that receive addresses.
    public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void
    /// Whether a search is under way.
    open private(set) var isGeocoding = false

    private func finish(_ town: Town?, _ handler: @escaping CLGeocodeCompletionHandler) {
        isGeocoding = true
        DeviceServices.answer { [weak self] in
            self?.isGeocoding = false
            do { handler(try Self.places(town), nil) } catch { handler(nil, error) }
        }
    }

    private static func places(_ town: Town?) throws -> [CLPlacemark] {
        if let town { return [CLPlacemark(town)] }
        DeviceServices.report("CLGeocoder", "only large towns are found without a network")
        throw CLError(.network)
    }

    /// Finds one of some large towns, such as `Cairo, Egypt`, after 0.1 seconds, or else fails with `CLError.network`.
    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { finish(Town.named(addressString), completionHandler) }
    /// Finds a town, as ``geocodeAddressString(_:completionHandler:)`` does; the area has no effect.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { finish(Town.named(addressString), completionHandler) }
    /// Finds one of some large towns within 30 kilometres, after 0.1 seconds, or else fails with `CLError.network`.
    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { finish(Town.near(location), completionHandler) }
    /// Finds a town, as ``reverseGeocodeLocation(_:completionHandler:)`` does; its name is English in any case.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { finish(Town.near(location), completionHandler) }
    /// Finds a town, as ``geocodeAddressString(_:completionHandler:)`` does.
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
        try Self.places(Town.named(addressString))
    }
    /// Finds a town, as ``reverseGeocodeLocation(_:completionHandler:)`` does.
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
        try Self.places(Town.near(location))
    }
    /// Does nothing: searches end soon.
    open func cancelGeocode() {}
}

/// An address at a place; a search finds only towns.
open class CLPlacemark: NSObject {
    /// The place.
    public let location: CLLocation?
    private let town: Town?
    /// The area.
    open var region: CLRegion? { nil }
    /// The name.
    open var name: String? { town?.name }
    /// The street.
    open var thoroughfare: String? { nil }
    /// The number in the street.
    open var subThoroughfare: String? { nil }
    /// The town.
    open var locality: String? { town?.name }
    /// The part of the town.
    open var subLocality: String? { nil }
    /// The state.
    open var administrativeArea: String? { nil }
    /// The part of the state.
    open var subAdministrativeArea: String? { nil }
    /// The postal code.
    open var postalCode: String? { nil }
    /// The code of the country.
    open var isoCountryCode: String? { town?.code }
    /// The country.
    open var country: String? { town?.country }
    /// The water.
    open var inlandWater: String? { nil }
    /// The ocean.
    open var ocean: String? { nil }
    /// Places that people know.
    open var areasOfInterest: [String]? { nil }
    /// The time zone.
    open var timeZone: TimeZone? { town.flatMap { TimeZone(identifier: $0.timeZone) } }

    /// Creates a copy of an address.
    public init(placemark: CLPlacemark) { (location, town) = (placemark.location, placemark.town) }
    init(_ town: Town) {
        self.town = town
        location = CLLocation(latitude: town.coordinate.latitude, longitude: town.coordinate.longitude)
    }
}
