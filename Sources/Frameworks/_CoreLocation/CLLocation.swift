import CQuartziteKernels
import UIKit

/// An angle of the globe in degrees.
public typealias CLLocationDegrees = Double
/// A distance in metres.
public typealias CLLocationDistance = Double
/// An accuracy in metres; negative for one that is not known.
public typealias CLLocationAccuracy = Double
/// A direction in degrees from north, clockwise; negative for one that is not known.
public typealias CLLocationDirection = Double
/// A speed in metres per second; negative for one that is not known.
public typealias CLLocationSpeed = Double

/// An error of a direction in degrees; negative for one that is not known.
public typealias CLLocationDirectionAccuracy = Double
/// An error of a speed in metres per second; negative for one that is not known.
public typealias CLLocationSpeedAccuracy = Double

/// Every movement.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// The best accuracy, with further sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The best accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// A hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// A kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// The accuracy of apps that may only know the area.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 64_000
/// The longest distance.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
/// The longest time in seconds.
public let CLTimeIntervalMax: TimeInterval = .greatestFiniteMagnitude

/// A place on the globe.
public struct CLLocationCoordinate2D: Sendable {
    /// Degrees north of the equator.
    public var latitude: CLLocationDegrees
    /// Degrees east of Greenwich.
    public var longitude: CLLocationDegrees

    /// Creates the place at 0°, 0°.
    public init() { self.init(latitude: 0, longitude: 0) }
    /// Creates a place.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        (self.latitude, self.longitude) = (latitude, longitude)
    }
}

/// The coordinate that stands for no place.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Creates a place.
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// Returns whether a coordinate is a place: at most 90° from the equator, and 180° from Greenwich.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    (-90...90).contains(coord.latitude) && (-180...180).contains(coord.longitude)
}

/// A place at a time.
open class CLLocation: NSObject, @unchecked Sendable {
    /// The coordinate.
    public let coordinate: CLLocationCoordinate2D
    /// The height above the sea in metres; 0 by default.
    public let altitude: CLLocationDistance
    /// The radius of the area in which the place is, in metres; 0 by default.
    public let horizontalAccuracy: CLLocationAccuracy
    /// The error of the height in metres; negative, for an unknown height, by default.
    public let verticalAccuracy: CLLocationAccuracy
    /// The direction of the movement; negative, for none, by default.
    public let course: CLLocationDirection
    /// The speed; negative, for an unknown one, by default.
    public let speed: CLLocationSpeed
    /// The time; that of the scene's clock by default.
    public let timestamp: Date
    /// The error of the direction in degrees; negative, for an unknown one, by default.
    public let courseAccuracy: CLLocationDirectionAccuracy
    /// The error of the speed in metres per second; negative, for an unknown one, by default.
    public let speedAccuracy: CLLocationSpeedAccuracy
    /// What the place comes from; nil if it is not known.
    public let sourceInformation: CLLocationSourceInformation?
    /// The floor of a building; nil, because no building is known.
    open var floor: CLFloor? { nil }
    /// The height above the ellipsoid of the globe in metres; that above the sea, because no model of the sea is here.
    open var ellipsoidalAltitude: CLLocationDistance { altitude }

    /// Creates a place at the scene's current time.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }
    /// Creates a place with accuracies, without a movement.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: Double,
        verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
            course: -1, speed: -1, timestamp: timestamp)
    }
    /// Creates a place with accuracies and a movement.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: Double,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed,
        timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
            course: course, courseAccuracy: -1, speed: speed, speedAccuracy: -1, timestamp: timestamp)
    }
    /// Creates a place with accuracies and a movement, whose accuracies are known as well.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: Double,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
        courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy,
        timestamp: Date
    ) {
        self.init(
            coordinate, altitude, (hAccuracy, vAccuracy), (course, courseAccuracy), (speed, speedAccuracy), timestamp,
            nil)
    }
    /// Creates a place with accuracies, a movement and what it comes from.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: Double,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
        courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy,
        timestamp: Date, sourceInfo: CLLocationSourceInformation
    ) {
        self.init(
            coordinate, altitude, (hAccuracy, vAccuracy), (course, courseAccuracy), (speed, speedAccuracy), timestamp,
            sourceInfo)
    }

    private init(
        _ coordinate: CLLocationCoordinate2D, _ altitude: CLLocationDistance,
        _ accuracy: (horizontal: CLLocationAccuracy, vertical: CLLocationAccuracy),
        _ course: (value: CLLocationDirection, accuracy: CLLocationDirectionAccuracy),
        _ speed: (value: CLLocationSpeed, accuracy: CLLocationSpeedAccuracy), _ timestamp: Date,
        _ source: CLLocationSourceInformation?
    ) {
        (self.coordinate, self.altitude, self.timestamp) = (coordinate, altitude, timestamp)
        (horizontalAccuracy, verticalAccuracy) = accuracy
        (self.course, courseAccuracy) = course
        (self.speed, speedAccuracy) = speed
        sourceInformation = source
    }

    /// Returns the distance to another place over a globe with a radius of 6,371 km, in metres.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        func vector(_ place: CLLocationCoordinate2D) -> (x: Double, y: Double, z: Double) {
            let (north, east) = (place.latitude * .pi / 180, place.longitude * .pi / 180)
            return (qz_cos(north) * qz_cos(east), qz_cos(north) * qz_sin(east), qz_sin(north))
        }
        let (a, b) = (vector(coordinate), vector(location.coordinate))
        let (x, y, z) = (a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
        return 6_371_000 * qz_atan2((x * x + y * y + z * z).squareRoot(), a.x * b.x + a.y * b.y + a.z * b.z)
    }
}

/// A floor of a building.
open class CLFloor: NSObject {
    /// The number of the floor; 0 is at the level of the ground.
    public let level: Int

    init(level: Int) { self.level = level }
}

/// What a place comes from.
open class CLLocationSourceInformation: NSObject, @unchecked Sendable {
    /// Whether a program made the place.
    public let isSimulatedBySoftware: Bool
    /// Whether an accessory measured the place.
    public let isProducedByAccessory: Bool

    /// Creates information.
    public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
        (isSimulatedBySoftware, isProducedByAccessory) = (isSoftware, isAccessory)
    }
}

/// The direction that the device points in; none is ever delivered, because the device has no compass.
open class CLHeading: NSObject {
    /// The direction from the magnetic pole.
    open var magneticHeading: CLLocationDirection { -1 }
    /// The direction from the geographic pole.
    open var trueHeading: CLLocationDirection { -1 }
    /// The error in degrees.
    open var headingAccuracy: CLLocationDirection { -1 }
}

/// Whether the device is in an area; raw values are Apple's.
public enum CLRegionState: Int, Sendable {
    /// It is not known.
    case unknown
    /// It is in the area.
    case inside
    /// It is not in the area.
    case outside
}

/// How near a beacon is; raw values are Apple's.
public enum CLProximity: Int, Sendable {
    /// It is not known.
    case unknown
    /// A few centimetres.
    case immediate
    /// A few metres.
    case near
    /// More.
    case far
}

/// How the device is held; raw values are Apple's.
public enum CLDeviceOrientation: Int32, Sendable {
    /// It is not known.
    case unknown = 0
    /// Upright, with the top of the device up.
    case portrait
    /// Upright, with the top of the device down.
    case portraitUpsideDown
    /// Upright, with the top of the device to the left.
    case landscapeLeft
    /// Upright, with the top of the device to the right.
    case landscapeRight
    /// Flat, with the screen up.
    case faceUp
    /// Flat, with the screen down.
    case faceDown
}

/// An area of the globe.
open class CLRegion: NSObject {
    /// The name of the area.
    public let identifier: String
    /// Whether an entry would be reported; true by default.
    open var notifyOnEntry = true
    /// Whether an exit would be reported; true by default.
    open var notifyOnExit = true

    init(_ identifier: String) { self.identifier = identifier }
}

/// A circle on the globe.
open class CLCircularRegion: CLRegion {
    /// The middle.
    public let center: CLLocationCoordinate2D
    /// The radius in metres.
    public let radius: CLLocationDistance

    /// Creates a circle.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        (self.center, self.radius) = (center, radius)
        super.init(identifier)
    }
    /// Returns whether a place is in the circle.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        let place = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
        return place.distance(from: CLLocation(latitude: center.latitude, longitude: center.longitude)) <= radius
    }
}
