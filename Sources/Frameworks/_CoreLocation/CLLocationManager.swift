import QuartziteDeviceServices
import UIKit

/// What the user allows an app to know about the place; raw values are Apple's.
public enum CLAuthorizationStatus: Int32, Sendable {
    /// The app has not asked.
    case notDetermined = 0
    /// The device does not allow it.
    case restricted
    /// The user does not allow it.
    case denied
    /// The user allows it always.
    case authorizedAlways
    /// The user allows it while the app is used.
    case authorizedWhenInUse
}

/// How exactly an app may know the place.
public enum CLAccuracyAuthorization: Int, Sendable {
    /// As exactly as the device does.
    case fullAccuracy
    /// The area only.
    case reducedAccuracy
}

/// The kinds of movements for which an app follows the place.
public enum CLActivityType: Int, Sendable {
    /// An unknown one.
    case other = 1
    /// Driving.
    case automotiveNavigation
    /// Sports.
    case fitness
    /// Boats and trains.
    case otherNavigation
    /// Flying.
    case airborne
}

/// The place of the device.
///
/// It is the one that `--location` or a stage's configuration gives. Without one, the user denies the app to know it.
/// Answers arrive after 0.1 seconds of the scene's clock; the place never changes.
open class CLLocationManager: NSObject {
    /// The object that receives places and errors.
    open weak var delegate: (any CLLocationManagerDelegate)? { didSet { reportStatus() } }
    /// The accuracy that the app wishes, in metres; without effect.
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
    /// The distance of movements that the app wishes to know; without effect.
    open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
    /// The angle of turns that the app wishes to know; without effect.
    open var headingFilter: CLLocationDirection = 1
    /// The kind of movement; without effect.
    open var activityType = CLActivityType.other
    /// Whether updates could pause; without effect.
    open var pausesLocationUpdatesAutomatically = true
    /// Whether updates would go on in the background; without effect.
    open var allowsBackgroundLocationUpdates = false
    /// Whether the status bar would show the use in the background; without effect.
    open var showsBackgroundLocationIndicator = false
    /// The areas for which the app waits, in the order in which it named them.
    open private(set) var monitoredRegions: Set<CLRegion> = []
    /// The direction of the device; always nil.
    open var heading: CLHeading? { nil }
    private var isUpdating = false
    private var hasDelivered = false

    private final class Authorization {
        var hasAsked = false
        var always = false
        static var current: Authorization { SceneContext.current.object(of: Authorization.self) { Authorization() } }
    }

    /// What the user allows: nothing is determined before the app has asked.
    open var authorizationStatus: CLAuthorizationStatus { Self.status }
    /// What the user allows: nothing is determined before the app has asked.
    open class func authorizationStatus() -> CLAuthorizationStatus { status }
    /// How exactly the app may know the place: exactly.
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
    /// The place; nil unless the user allows the app to know it.
    open var location: CLLocation? { isAuthorized ? Self.place : nil }

    private static var status: CLAuthorizationStatus {
        let own = Authorization.current
        guard own.hasAsked else { return .notDetermined }
        guard DeviceServices.current.place != nil else { return .denied }
        return own.always ? .authorizedAlways : .authorizedWhenInUse
    }
    private var isAuthorized: Bool { Self.status.rawValue >= CLAuthorizationStatus.authorizedAlways.rawValue }
    private static var place: CLLocation? {
        DeviceServices.current.place.map { place in
            CLLocation(
                coordinate: CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude), altitude: 0,
                horizontalAccuracy: 5, verticalAccuracy: -1, timestamp: Date())
        }
    }

    /// Returns true: the device can know its place.
    open class func locationServicesEnabled() -> Bool { true }
    /// Returns false: there is no compass.
    open class func headingAvailable() -> Bool { false }
    /// Returns false: large changes are not reported.
    open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
    /// Returns false: entries and exits are not reported.
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
    /// Returns false: there are no beacons.
    open class func isRangingAvailable() -> Bool { false }

    /// Asks the user, whose answer arrives after 0.1 seconds; the delegate learns it.
    open func requestWhenInUseAuthorization() { ask(always: false) }
    /// Asks the user, whose answer arrives after 0.1 seconds; the delegate learns it.
    open func requestAlwaysAuthorization() { ask(always: true) }

    private func ask(always: Bool) {
        DeviceServices.answer { [weak self] in
            let own = Authorization.current
            let before = Self.status
            (own.hasAsked, own.always) = (true, own.always || always)
            if Self.status != before { self?.notifyOfStatus() }
        }
    }

    private func reportStatus() {
        if delegate != nil { DeviceServices.answer { [weak self] in self?.notifyOfStatus() } }
    }

    private func notifyOfStatus() {
        delegate?.locationManagerDidChangeAuthorization(self)
        deliverUpdate()
    }

    /// Delivers the place for updates, which is once, because it does not change.
    private func deliverUpdate() {
        guard isUpdating, !hasDelivered, Self.status != .notDetermined else { return }
        hasDelivered = true
        deliver()
    }

    private func deliver() {
        if isAuthorized, let place = Self.place {
            delegate?.locationManager(self, didUpdateLocations: [place])
        } else if Self.status == .denied {
            delegate?.locationManager(self, didFailWithError: CLError(.denied))
        }
    }

    /// Delivers the place once, if the user allows it, or an error.
    open func startUpdatingLocation() {
        (isUpdating, hasDelivered) = (true, false)
        DeviceServices.answer { [weak self] in self?.deliverUpdate() }
    }
    /// Ends the delivery.
    open func stopUpdatingLocation() { isUpdating = false }
    /// Delivers the place once, if the user allows it, or an error.
    open func requestLocation() { DeviceServices.answer { [weak self] in self?.deliver() } }
    /// Does nothing but say so, because there is no compass.
    open func startUpdatingHeading() { unsupported("CLLocationManager.startUpdatingHeading()") }
    /// Does nothing, because there is no compass.
    open func stopUpdatingHeading() {}
    /// Does nothing but say so: the place does not change.
    open func startMonitoringSignificantLocationChanges() {
        unsupported("CLLocationManager.startMonitoringSignificantLocationChanges()")
    }
    /// Does nothing.
    open func stopMonitoringSignificantLocationChanges() {}
    /// Keeps an area in ``monitoredRegions``; no entry or exit is ever reported.
    open func startMonitoring(for region: CLRegion) {
        monitoredRegions.insert(region)
        unsupported("CLLocationManager.startMonitoring(for:)")
    }
    /// Removes an area from ``monitoredRegions``.
    open func stopMonitoring(for region: CLRegion) { monitoredRegions.remove(region) }
}

/// An object that receives the place; all methods are optional.
@preconcurrency public protocol CLLocationManagerDelegate: NSObjectProtocol {
    /// Places have arrived.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// The place cannot be found.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// The user has answered.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// The user has answered, as before iOS 14.
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    /// A direction has arrived; never called.
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    /// The device has entered an area; never called.
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    /// The device has left an area; never called.
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    /// An area cannot be monitored; never called.
    func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
}

extension CLLocationManagerDelegate {
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    /// Calls the method of the time before iOS 14.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
    }
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
    /// Does nothing.
    public func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
    ) {}
}
