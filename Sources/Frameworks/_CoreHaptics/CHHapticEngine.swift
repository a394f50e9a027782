import QuartziteDeviceServices
import UIKit

/// A generator of vibrations, which the device does not have.
open class CHHapticEngine {
    /// Called when the generator stops; nil by default, and never called.
    open var stoppedHandler: ((StoppedReason) -> Void)?
    /// Called when the generator begins again; nil by default, and never called.
    open var resetHandler: (() -> Void)?
    /// Whether only vibrations are played; false by default.
    open var playsHapticsOnly = false
    /// Whether the generator stops by itself; false by default.
    open var isAutoShutdownEnabled = false

    /// Why a generator stops; raw values are Apple's.
    public enum StoppedReason: Int, Sendable {
        /// Sound was interrupted.
        case audioSessionInterrupt = 1
        /// The app is in the background.
        case applicationSuspended
        /// The engine was idle.
        case idleTimeout
        /// Something failed.
        case systemError = -1
    }

    /// Creates a generator.
    public init() throws {}
    /// Returns what the device can do: nothing.
    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { Capability() }
    /// Reports that it has no effect.
    open func start() throws { DeviceServices.report("CHHapticEngine", "the device does not vibrate") }
    /// Does nothing.
    open func start(completionHandler: (((any Error)?) -> Void)? = nil) {
        DeviceServices.answer { completionHandler?(nil) }
    }
    /// Does nothing.
    open func stop(completionHandler: (((any Error)?) -> Void)? = nil) {
        DeviceServices.answer { completionHandler?(nil) }
    }
    /// Returns a player that plays nothing.
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { Player() }

    private struct Capability: CHHapticDeviceCapability {
        var supportsHaptics: Bool { false }
        var supportsAudio: Bool { false }
    }
    private final class Player: CHHapticPatternPlayer {
        func start(atTime time: TimeInterval) throws {}
        func stop(atTime time: TimeInterval) throws {}
    }
}

/// What a device can do.
public protocol CHHapticDeviceCapability {
    /// Whether it vibrates.
    var supportsHaptics: Bool { get }
    /// Whether it plays sounds with vibrations.
    var supportsAudio: Bool { get }
}

/// A player of vibrations.
public protocol CHHapticPatternPlayer {
    /// Begins at a time.
    func start(atTime time: TimeInterval) throws
    /// Ends at a time.
    func stop(atTime time: TimeInterval) throws
}

/// Vibrations one after another.
open class CHHapticPattern: NSObject {
    /// Creates a pattern, which is never felt.
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {}
}

/// A change of vibrations; never felt.
open class CHHapticDynamicParameter: NSObject {}

/// A vibration.
open class CHHapticEvent: NSObject {
    /// A kind of vibration.
    public struct EventType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a kind from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A short one.
        public static let hapticTransient = EventType(rawValue: "HapticTransient")
        /// A long one.
        public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
    }
    /// A property of a vibration.
    public struct ParameterID: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a property from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// How strong it is.
        public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
        /// How sharp it is.
        public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
    }
    /// The kind.
    public let type: EventType
    /// The properties.
    public let eventParameters: [CHHapticEventParameter]
    /// The beginning in seconds.
    open var relativeTime: TimeInterval
    /// The length in seconds.
    open var duration: TimeInterval
    /// Creates a vibration.
    public init(
        eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval,
        duration: TimeInterval = 0
    ) { (self.type, eventParameters, relativeTime, self.duration) = (type, eventParams, time, duration) }
}

/// The value of a property of a vibration.
open class CHHapticEventParameter: NSObject {
    /// The property.
    public let parameterID: CHHapticEvent.ParameterID
    /// The value, from 0 to 1.
    open var value: Float
    /// Creates a value.
    public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
        (self.parameterID, self.value) = (parameterID, value)
    }
}
