import DeviceServices
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

/// A search for addresses, which always fails, because there is no network.
open class CLGeocoder: NSObject {
    /// The type of the blocks that receive addresses.
    public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void
    /// Whether a search is under way.
    open private(set) var isGeocoding = false

    private func fail(_ handler: @escaping CLGeocodeCompletionHandler) {
        DeviceServices.report("CLGeocoder", "addresses are not found without a network")
        isGeocoding = true
        DeviceServices.answer { [weak self] in
            self?.isGeocoding = false
            handler(nil, CLError(.network))
        }
    }
    /// Fails after 0.1 seconds with `CLError.network`.
    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { fail(completionHandler) }
    /// Fails after 0.1 seconds with `CLError.network`.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { fail(completionHandler) }
    /// Fails after 0.1 seconds with `CLError.network`.
    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { fail(completionHandler) }
    /// Fails after 0.1 seconds with `CLError.network`.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { fail(completionHandler) }
    /// Fails with `CLError.network`.
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw CLError(.network) }
    /// Fails with `CLError.network`.
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw CLError(.network) }
    /// Does nothing: the search fails in any case.
    open func cancelGeocode() {}
}

/// An address at a place; no search finds any.
open class CLPlacemark: NSObject {
    /// The place.
    public let location: CLLocation?
    /// The area.
    open var region: CLRegion? { nil }
    /// The name.
    open var name: String? { nil }
    /// The street.
    open var thoroughfare: String? { nil }
    /// The number in the street.
    open var subThoroughfare: String? { nil }
    /// The town.
    open var locality: String? { nil }
    /// The part of the town.
    open var subLocality: String? { nil }
    /// The state.
    open var administrativeArea: String? { nil }
    /// The part of the state.
    open var subAdministrativeArea: String? { nil }
    /// The postal code.
    open var postalCode: String? { nil }
    /// The code of the country.
    open var isoCountryCode: String? { nil }
    /// The country.
    open var country: String? { nil }
    /// The water.
    open var inlandWater: String? { nil }
    /// The ocean.
    open var ocean: String? { nil }
    /// Places that people know.
    open var areasOfInterest: [String]? { nil }
    /// The time zone.
    open var timeZone: TimeZone? { nil }

    /// Creates a copy of an address.
    public init(placemark: CLPlacemark) { location = placemark.location }
    init(_ location: CLLocation?) { self.location = location }
}
