import QuartziteUIElements

/// Whether the code runs in Apple's simulator, as the C header says; 1, because `targetEnvironment(simulator)` is true.
public let TARGET_OS_SIMULATOR: Int32 = 1

extension ProcessInfo {
    /// How warm the device is.
    public enum ThermalState: Int, Sendable {
        case nominal
        case fair
        case serious
        case critical
    }

    /// How warm the device is; always `nominal`.
    public var thermalState: ThermalState { .nominal }

    /// Whether an iOS app runs on a Mac; always false.
    public var isiOSAppOnMac: Bool { false }
    /// Whether the app was made for a Mac from one for iPad; always false.
    public var isMacCatalystApp: Bool { false }
    /// Calls a closure with false at once: nothing here ends the app while it is in the background.
    public func performExpiringActivity(withReason reason: String, using block: @escaping (Bool) -> Void) {
        block(false)
    }

    /// What the system does while an activity runs; nothing depends on it here.
    public struct ActivityOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt64
        /// Creates options from their bits.
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        /// The system does not sleep by itself.
        public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
        /// The display does not sleep by itself.
        public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
        /// The user asked for the activity.
        public static let userInitiated = ActivityOptions(rawValue: 0x00FF_FFFF | 1 << 20)
        /// The user asked for the activity, during which the system may sleep.
        public static let userInitiatedAllowingIdleSystemSleep = ActivityOptions(rawValue: 0x00EF_FFFF)
        /// The app does something by itself.
        public static let background = ActivityOptions(rawValue: 0x0000_00FF)
        /// Times matter much.
        public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
    }

    /// Begins an activity, which changes nothing here.
    public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol { NSObject() }
    /// Ends an activity.
    public func endActivity(_ activity: any NSObjectProtocol) {}
    /// Calls a closure, as an activity that changes nothing here.
    public func performActivity(options: ActivityOptions = [], reason: String, using block: () -> Void) { block() }

    /// Whether the device saves power; always false.
    public var isLowPowerModeEnabled: Bool { false }

    /// The notification of a change of ``thermalState``; it is never posted.
    public class var thermalStateDidChangeNotification: NSNotification.Name {
        NSNotification.Name("NSProcessInfoThermalStateDidChangeNotification")
    }
}

extension NSNotification.Name {
    /// The notification of a change of the power saving mode; it is never posted.
    public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(
        "NSProcessInfoPowerStateDidChangeNotification")
}
