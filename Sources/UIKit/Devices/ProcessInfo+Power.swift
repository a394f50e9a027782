import QuartzCore

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
