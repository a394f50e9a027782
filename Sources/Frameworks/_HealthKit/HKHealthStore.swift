import QuartziteDeviceServices
import UIKit

/// The domain of errors of `HKError`.
public let HKErrorDomain = "com.apple.healthkit"

/// An error of health data.
public struct HKError: Error, Equatable, CustomNSError {
    /// The kinds of errors; raw values are Apple's.
    public enum Code: Int, Sendable {
        /// The reason is not known.
        case unknownError = 0
        /// The device has no health data.
        case errorHealthDataUnavailable = 1
        /// The device does not allow it.
        case errorHealthDataRestricted = 2
        /// An argument is not valid.
        case errorInvalidArgument = 3
        /// The user does not allow it.
        case errorAuthorizationDenied = 4
        /// The app has not asked.
        case errorAuthorizationNotDetermined = 5

        /// Whether an error has this code, in a pattern.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? HKError)?.code == code }
    }

    /// The kind of the error.
    public let code: Code
    /// The domain of the error.
    public static var errorDomain: String { HKErrorDomain }
    /// The code as a number.
    public var errorCode: Int { code.rawValue }
    /// What the error tells as a dictionary.
    public var userInfo: [String: Any] { errorUserInfo }

    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The reason is not known.
    public static var unknownError: Code { .unknownError }
    /// The device has no health data.
    public static var errorHealthDataUnavailable: Code { .errorHealthDataUnavailable }
    /// The device does not allow it.
    public static var errorHealthDataRestricted: Code { .errorHealthDataRestricted }
    /// An argument is not valid.
    public static var errorInvalidArgument: Code { .errorInvalidArgument }
    /// The user does not allow it.
    public static var errorAuthorizationDenied: Code { .errorAuthorizationDenied }
    /// The app has not asked.
    public static var errorAuthorizationNotDetermined: Code { .errorAuthorizationNotDetermined }
}

/// What the user allows.
public enum HKAuthorizationStatus: Int, Sendable {
    /// The app has not asked.
    case notDetermined
    /// The user does not allow it.
    case sharingDenied
    /// The user allows it.
    case sharingAuthorized
}

/// Health data, which the device does not have.
open class HKHealthStore: NSObject {
    /// Creates the store.
    public override init() {}
    /// Returns false.
    open class func isHealthDataAvailable() -> Bool { false }
    /// Returns that the user does not allow it.
    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .sharingDenied }
    /// Fails after 0.1 seconds of the scene's clock.
    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
        completion: @escaping (Bool, (any Error)?) -> Void
    ) {
        DeviceServices.report("HKHealthStore", "the device has no health data")
        DeviceServices.answer { completion(false, HKError(.errorHealthDataUnavailable)) }
    }
    /// Fails.
    open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>)
        async throws
    {
        throw HKError(.errorHealthDataUnavailable)
    }
}

/// A kind of health data.
open class HKObjectType: NSObject {
    /// The name.
    public let identifier: String
    init(_ identifier: String) { self.identifier = identifier }
    /// Returns a kind of numbers.
    open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
        HKQuantityType(identifier)
    }
    /// Returns the kind of exercises.
    open class func workoutType() -> HKWorkoutType { HKWorkoutType("HKWorkoutTypeIdentifier") }
    /// Returns whether kinds are equal.
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
    /// A hash of the name.
    open override var hash: Int { identifier.hash }
}

/// A kind of data with a time.
open class HKSampleType: HKObjectType {}
/// The kind of exercises.
open class HKWorkoutType: HKSampleType {}
/// A kind of numbers.
open class HKQuantityType: HKSampleType {
    /// Creates a kind of numbers.
    public init(_ identifier: HKQuantityTypeIdentifier) { super.init(identifier.rawValue) }
}

/// The name of a kind of numbers.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Steps.
    public static let stepCount = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierStepCount")
    /// The distance on foot.
    public static let distanceWalkingRunning = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierDistanceWalkingRunning")
    /// The distance on a bicycle.
    public static let distanceCycling = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDistanceCycling")
    /// The energy of movement.
    public static let activeEnergyBurned = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierActiveEnergyBurned")
    /// The energy at rest.
    public static let basalEnergyBurned = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierBasalEnergyBurned")
    /// The rate of the heart.
    public static let heartRate = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierHeartRate")
    /// The weight.
    public static let bodyMass = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBodyMass")
    /// The height.
    public static let height = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierHeight")
    /// The weight for the height.
    public static let bodyMassIndex = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBodyMassIndex")
    /// Stairs.
    public static let flightsClimbed = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierFlightsClimbed")
    /// Water.
    public static let dietaryWater = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryWater")
    /// The energy of food.
    public static let dietaryEnergyConsumed = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierDietaryEnergyConsumed")
    /// The time of exercises.
    public static let appleExerciseTime = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierAppleExerciseTime")
}
