import QuartziteDeviceServices
import UIKit

/// What the user allows.
public enum PHAuthorizationStatus: Int, Sendable {
    /// The app has not asked.
    case notDetermined
    /// The device does not allow it.
    case restricted
    /// The user does not allow it.
    case denied
    /// The user allows it.
    case authorized
    /// The user allows some photos.
    case limited
}

/// What an app does with photos; raw values are Apple's.
public enum PHAccessLevel: Int, Sendable {
    /// It adds some.
    case addOnly = 1
    /// It reads and changes them.
    case readWrite = 2
}

/// The domain of errors of `PHPhotosError`.
public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

/// An error of photos.
public struct PHPhotosError: Error, Equatable, CustomNSError {
    /// The kinds of errors; raw values are Apple's.
    public enum Code: Int, Sendable {
        /// Something failed.
        case internalError = -1
        /// The user cancelled.
        case userCancelled = 3072
        /// There is no library.
        case libraryVolumeOffline = 3114
        /// The user does not allow it.
        case accessUserDenied = 3311
        /// The device does not allow it.
        case accessRestricted = 3310
        /// There is no network.
        case networkAccessRequired = 3164

        /// Whether an error has this code, in a pattern.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? PHPhotosError)?.code == code }
    }

    /// The kind of the error.
    public let code: Code
    /// The domain of the error.
    public static var errorDomain: String { PHPhotosErrorDomain }
    /// The code as a number.
    public var errorCode: Int { code.rawValue }
    /// What the error tells as a dictionary.
    public var userInfo: [String: Any] { errorUserInfo }

    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// Something failed.
    public static var internalError: Code { .internalError }
    /// The user cancelled.
    public static var userCancelled: Code { .userCancelled }
    /// There is no library.
    public static var libraryVolumeOffline: Code { .libraryVolumeOffline }
    /// The user does not allow it.
    public static var accessUserDenied: Code { .accessUserDenied }
    /// The device does not allow it.
    public static var accessRestricted: Code { .accessRestricted }
    /// There is no network.
    public static var networkAccessRequired: Code { .networkAccessRequired }
}

/// The library of photos: nine drawn photos, which the user lets no app see unless `--grant photos` allows it.
open class PHPhotoLibrary: NSObject {
    private var hasAsked = false
    private override init() {}

    /// Returns the library.
    open class func shared() -> PHPhotoLibrary {
        SceneContext.current.object(of: PHPhotoLibrary.self) { PHPhotoLibrary() }
    }
    static var isGranted: Bool { DeviceServices.current.grants.contains("photos") }

    /// Returns what the user allows: nothing is determined before the app has asked.
    open class func authorizationStatus() -> PHAuthorizationStatus {
        guard shared().hasAsked else { return .notDetermined }
        return isGranted ? .authorized : .denied
    }
    /// Returns what the user allows: nothing is determined before the app has asked.
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
        authorizationStatus()
    }
    /// Asks the user, whose answer arrives after 0.1 seconds of the scene's clock.
    open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
        shared().hasAsked = true
        let status = authorizationStatus()
        DeviceServices.answer { handler(status) }
    }
    /// Asks the user, whose answer arrives after 0.1 seconds of the scene's clock.
    open class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
    ) { requestAuthorization(handler) }
    /// Asks the user.
    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
        await withCheckedContinuation { continuation in
            requestAuthorization { continuation.resume(returning: $0) }
        }
    }
    /// Reports that it has no effect: the library does not change; the block receives an error after 0.1 seconds.
    open func performChanges(
        _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        unsupported("PHPhotoLibrary.performChanges(_:)")
        let error = PHPhotosError(Self.isGranted ? .internalError : .accessUserDenied)
        DeviceServices.answer { completionHandler?(false, error) }
    }
    /// Fails: the library does not change.
    open func performChanges(_ changeBlock: @escaping () -> Void) async throws {
        unsupported("PHPhotoLibrary.performChanges(_:)")
        throw PHPhotosError(Self.isGranted ? .internalError : .accessUserDenied)
    }
    /// Does nothing: the library does not change.
    open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
    /// Does nothing.
    open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}

/// A change of the library; there is never one.
open class PHChange: NSObject {
    override init() {}
}

/// An object that would learn about changes of the library; never called.
@preconcurrency public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    /// The library has changed.
    func photoLibraryDidChange(_ changeInstance: PHChange)
}
