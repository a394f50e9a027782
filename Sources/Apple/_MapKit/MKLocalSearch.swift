import UIKit

/// The domain of errors of maps.
public let MKErrorDomain = "MKErrorDomain"

/// An error of a map.
public struct MKError: Error, CustomNSError, Hashable, Sendable {
    /// The kinds of errors; raw values are Apple's.
    public enum Code: UInt, Sendable {
        /// The reason is not known.
        case unknown = 1
        /// The server has failed.
        case serverFailure
        /// There are too many questions.
        case loadingThrottled
        /// There is no such place.
        case placemarkNotFound
        /// There is no way.
        case directionsNotFound
        /// A file of shapes cannot be read.
        case decodingFailed
    }

    /// The kind of the error.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The domain of the errors.
    public static var errorDomain: String { MKErrorDomain }
    /// The kind as a number.
    public var errorCode: Int { Int(code.rawValue) }
}

/// An address on a map; only its coordinate is known.
@preconcurrency @MainActor open class MKPlacemark: NSObject, MKAnnotation {
    /// The place.
    public let coordinate: CLLocationCoordinate2D
    /// The place.
    open var location: CLLocation? { CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude) }
    /// The name; nil.
    open var name: String? { nil }
    /// The title; nil.
    open var title: String? { nil }
    /// The street; nil.
    open var thoroughfare: String? { nil }
    /// The number in the street; nil.
    open var subThoroughfare: String? { nil }
    /// The town; nil.
    open var locality: String? { nil }
    /// The state; nil.
    open var administrativeArea: String? { nil }
    /// The postal code; nil.
    open var postalCode: String? { nil }
    /// The country; nil.
    open var country: String? { nil }
    /// The code of the country; nil.
    open var countryCode: String? { nil }

    /// Creates an address with a coordinate.
    public init(coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        super.init()
    }
    /// Creates an address with a coordinate; the dictionary has no effect.
    public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        self.init(coordinate: coordinate)
    }
    /// Creates an address with the coordinate of another one.
    public convenience init(placemark: CLPlacemark) {
        self.init(coordinate: placemark.location?.coordinate ?? CLLocationCoordinate2D())
    }
}

/// A place that the maps app could show; there is no such app.
@preconcurrency @MainActor open class MKMapItem: NSObject {
    /// The address.
    public let placemark: MKPlacemark
    /// The name; nil by default.
    open var name: String?
    /// The telephone number; nil by default.
    open var phoneNumber: String?
    /// The web page; nil by default.
    open var url: URL?
    /// Whether it is the place of the user.
    open private(set) var isCurrentLocation = false

    /// Creates a place.
    public init(placemark: MKPlacemark) {
        self.placemark = placemark
        super.init()
    }
    /// Returns the place of the user.
    open class func forCurrentLocation() -> MKMapItem {
        let item = MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
        item.isCurrentLocation = true
        return item
    }
    /// Returns false: there is no app with maps.
    @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
        unsupported("MKMapItem.openInMaps(launchOptions:)")
        return false
    }
    /// Returns false: there is no app with maps.
    @discardableResult
    open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
        unsupported("MKMapItem.openMaps(with:launchOptions:)")
        return false
    }
}

/// The key of the way of travelling.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// By car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// On foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// The key of the middle of the map.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// The key of the size of the map.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"

/// A search for places, which fails: there is no network.
@preconcurrency @MainActor open class MKLocalSearch: NSObject {
    /// What is searched for.
    @preconcurrency @MainActor open class Request: NSObject {
        /// The words.
        open var naturalLanguageQuery: String?
        /// The part of the world.
        open var region = MKCoordinateRegion()
        /// Creates an empty search.
        public override init() { super.init() }
        /// Creates a search for words.
        public convenience init(naturalLanguageQuery: String) {
            self.init()
            self.naturalLanguageQuery = naturalLanguageQuery
        }
        /// Creates a search for a completion.
        public convenience init(completion: MKLocalSearchCompletion) {
            self.init(naturalLanguageQuery: completion.title)
        }
    }

    /// What was found; there is never anything.
    @preconcurrency @MainActor open class Response: NSObject {
        /// The places; none.
        open var mapItems: [MKMapItem] { [] }
        /// The part of the world.
        open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
        override init() { super.init() }
    }

    /// Whether the search is under way.
    open private(set) var isSearching = false

    /// Creates a search.
    public init(request: Request) { super.init() }
    /// Fails after 0.1 seconds of the scene's clock.
    open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
        isSearching = true
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [self] in
            guard isSearching else { return }
            isSearching = false
            completionHandler(nil, MKError(.serverFailure))
        }
    }
    /// Throws an error.
    open func start() async throws -> Response { throw MKError(.serverFailure) }
    /// Ends the search.
    open func cancel() { isSearching = false }
}

/// A place that completes what the user types; there is never one.
@preconcurrency @MainActor open class MKLocalSearchCompletion: NSObject {
    /// The name.
    open var title: String { "" }
    /// The address.
    open var subtitle: String { "" }
    override init() { super.init() }
}

/// An object that completes what the user types; it finds nothing.
@preconcurrency @MainActor open class MKLocalSearchCompleter: NSObject {
    /// What the user has typed; setting it fails after 0.1 seconds of the scene's clock.
    open var queryFragment = "" {
        didSet {
            guard !queryFragment.isEmpty else { return }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [weak self] in
                guard let self else { return }
                delegate?.completer(self, didFailWithError: MKError(.serverFailure))
            }
        }
    }
    /// The part of the world.
    open var region = MKCoordinateRegion()
    /// The places; none.
    open var results: [MKLocalSearchCompletion] { [] }
    /// Whether the search is under way; false.
    open var isSearching: Bool { false }
    /// The delegate; a weak reference.
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    /// Creates an object.
    public override init() { super.init() }
    /// Does nothing.
    open func cancel() {}
}

/// Methods of a completer's delegate; all are optional.
@preconcurrency @MainActor public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    /// Places were found; never called.
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    /// The search has failed.
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
    /// Does nothing.
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    /// Does nothing.
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
