import QuartziteDeviceServices
import UIKit

/// The connection to a watch, which the device does not have.
open class WCSession: NSObject {
    /// The object that would learn about the watch; never called.
    open weak var delegate: (any WCSessionDelegate)?
    /// Whether the connection is used.
    open var activationState: WCSessionActivationState { .notActivated }
    /// Whether there is a watch; false.
    open var isPaired: Bool { false }
    /// Whether the app is on the watch; false.
    open var isWatchAppInstalled: Bool { false }
    /// Whether the watch is near; false.
    open var isReachable: Bool { false }
    private override init() {}
    /// The connection of the scene.
    open class var `default`: WCSession { SceneContext.current.object(of: WCSession.self) { WCSession() } }
    /// Returns false: there are no watches.
    open class func isSupported() -> Bool { false }
    /// Reports that it has no effect.
    open func activate() { DeviceServices.report("WCSession", "there is no watch") }
    /// Fails after 0.1 seconds of the scene's clock.
    open func sendMessage(
        _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        DeviceServices.report("WCSession", "there is no watch")
        DeviceServices.answer { errorHandler?(NSError(domain: "WCErrorDomain", code: 7005)) }
    }
    /// Throws, because there is no watch.
    open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
        throw NSError(domain: "WCErrorDomain", code: 7005)
    }
}

/// Whether the connection is used.
public enum WCSessionActivationState: Int, Sendable {
    /// It is not.
    case notActivated
    /// It was.
    case inactive
    /// It is.
    case activated
}

/// An object that would learn about a watch; never called.
@preconcurrency public protocol WCSessionDelegate: NSObjectProtocol {
    /// The connection is used.
    func session(
        _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
    /// The connection will not be used.
    func sessionDidBecomeInactive(_ session: WCSession)
    /// The connection is not used.
    func sessionDidDeactivate(_ session: WCSession)
    /// A message has arrived.
    func session(_ session: WCSession, didReceiveMessage message: [String: Any])
}

extension WCSessionDelegate {
    /// Does nothing.
    public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
}
