import QuartziteDeviceServices
import UIKit

/// A camera or a microphone; the device has none.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
    /// Where a camera is; raw values are Apple's.
    public enum Position: Int, Sendable {
        /// It is not known.
        case unspecified
        /// On the back.
        case back
        /// On the front.
        case front
    }
    /// The light of a camera; raw values are Apple's.
    public enum TorchMode: Int, Sendable {
        /// Off.
        case off
        /// On.
        case on
        /// As the camera decides.
        case auto
    }
    /// The flash of a camera; raw values are Apple's.
    public enum FlashMode: Int, Sendable {
        /// Off.
        case off
        /// On.
        case on
        /// As the camera decides.
        case auto
    }
    /// How a camera focuses; raw values are Apple's.
    public enum FocusMode: Int, Sendable {
        /// Not at all.
        case locked
        /// Once.
        case autoFocus
        /// Always.
        case continuousAutoFocus
    }
    /// How a camera exposes; raw values are Apple's.
    public enum ExposureMode: Int, Sendable {
        /// Not at all.
        case locked
        /// Once.
        case autoExpose
        /// Always.
        case continuousAutoExposure
        /// As the app says.
        case custom
    }
    /// A kind of camera or microphone.
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a kind from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A camera with a wide angle.
        public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        /// A camera with a very wide angle.
        public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
        /// A camera with a narrow angle.
        public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
        /// Two cameras.
        public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
        /// Two cameras with wide angles.
        public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
        /// Three cameras.
        public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
        /// A camera that measures distances.
        public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
        /// A microphone.
        public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
    }
    /// A search for cameras, which finds none.
    open class DiscoverySession: NSObject {
        /// Creates a search.
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
        /// The cameras; none.
        open var devices: [AVCaptureDevice] { [] }
    }

    override init() {}

    /// The name for the user.
    open var localizedName: String { "" }
    /// The name of the device.
    open var uniqueID: String { "" }
    /// Where the camera is.
    open var position: Position { .unspecified }
    /// The kind of device.
    open var deviceType: DeviceType { .builtInWideAngleCamera }
    /// Whether there is a light.
    open var hasTorch: Bool { false }
    /// Whether there is a flash.
    open var hasFlash: Bool { false }
    /// Whether the light can be used.
    open var isTorchAvailable: Bool { false }
    /// Whether the light is on.
    open var isTorchActive: Bool { false }
    /// The light.
    open var torchMode = TorchMode.off
    /// How the camera focuses.
    open var focusMode = FocusMode.locked
    /// How the camera exposes.
    open var exposureMode = ExposureMode.locked
    /// Where the camera focuses.
    open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
    /// Where the camera exposes.
    open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
    /// The magnification.
    open var videoZoomFactor: CGFloat = 1
    /// Whether the camera can focus at a point.
    open var isFocusPointOfInterestSupported: Bool { false }
    /// Whether the camera can expose at a point.
    open var isExposurePointOfInterestSupported: Bool { false }
    /// Returns false.
    open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
    /// Returns false.
    open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
    /// Returns false.
    open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
    /// Does nothing.
    open func setTorchModeOn(level torchLevel: Float) throws {}
    /// Does nothing.
    open func lockForConfiguration() throws {}
    /// Does nothing.
    open func unlockForConfiguration() {}

    /// Returns nil, because there is neither a camera nor a microphone.
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    /// Returns nil, because there is no camera.
    open class func `default`(
        _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
    ) -> AVCaptureDevice? { nil }
    /// Returns no devices.
    open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
    /// Returns no devices.
    open class func devices() -> [AVCaptureDevice] { [] }
    /// Returns that the user denies it, except for a microphone with `--grant microphone`.
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
        mediaType == .audio && DeviceServices.current.grants.contains("microphone") ? .authorized : .denied
    }
    /// Passes what the user allows to a block after 0.1 seconds of the scene's clock.
    open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void) {
        let isGranted = authorizationStatus(for: mediaType) == .authorized
        DeviceServices.answer { handler(isGranted) }
    }
    /// Returns what the user allows.
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
        authorizationStatus(for: mediaType) == .authorized
    }
}

/// What the user allows.
public enum AVAuthorizationStatus: Int, Sendable {
    /// The app has not asked.
    case notDetermined
    /// The device does not allow it.
    case restricted
    /// The user does not allow it.
    case denied
    /// The user allows it.
    case authorized
}
