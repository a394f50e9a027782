import QuartziteDeviceServices
import UIKit

/// Whether something can be reached: everything can, over a wireless network.
///
/// Requests are refused all the same, except to this machine.
public final class SCNetworkReachability {
    fileprivate var callback: (function: SCNetworkReachabilityCallBack, context: SCNetworkReachabilityContext?)? {
        didSet { if let context = oldValue?.context, let info = context.info { context.release?(info) } }
    }
    fileprivate var isScheduled = false
    private var hasNotified = false

    deinit { if let context = callback?.context, let info = context.info { context.release?(info) } }

    /// Calls the function once, 0.1 seconds of the scene's clock after it is set and the app waits.
    fileprivate func notify() {
        guard isScheduled, !hasNotified, callback != nil else { return }
        hasNotified = true
        DeviceServices.answer { [weak self] in
            guard let self, let callback else { return }
            callback.function(self, .reachable, callback.context?.info)
        }
    }
}

/// A function that learns about changes.
public typealias SCNetworkReachabilityCallBack = (
    SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// What a function learns with a change.
public struct SCNetworkReachabilityContext {
    /// The version; 0.
    public var version: Int
    /// What the function receives.
    public var info: UnsafeMutableRawPointer?
    /// Keeps what the function receives, while it is set.
    public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
    /// Lets go of what the function receives.
    public var release: ((UnsafeRawPointer) -> Void)?
    /// Describes what the function receives; never called.
    public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?

    /// Creates a context.
    public init(
        version: Int, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
        release: ((UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?
    ) {
        (self.version, self.info) = (version, info)
        (self.retain, self.release, self.copyDescription) = (retain, release, copyDescription)
    }
    /// Creates an empty context.
    public init() { self.init(version: 0, info: nil, retain: nil, release: nil, copyDescription: nil) }
}

/// Returns whether an address can be reached.
public func SCNetworkReachabilityCreateWithAddress(
    _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? { SCNetworkReachability() }
/// Returns whether a host can be reached.
public func SCNetworkReachabilityCreateWithName(
    _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? { SCNetworkReachability() }
/// Sets `reachable`, and returns true.
@discardableResult
public func SCNetworkReachabilityGetFlags(
    _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
    flags.pointee = .reachable
    return true
}
/// Sets the function that learns about changes, and returns true.
@discardableResult
public func SCNetworkReachabilitySetCallback(
    _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
    _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
    if callout != nil, let context = context?.pointee, let info = context.info { _ = context.retain?(info) }
    target.callback = callout.map { ($0, context?.pointee) }
    target.notify()
    return true
}
/// Calls the function once after 0.1 seconds of the scene's clock, and returns true.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool {
    target.isScheduled = queue != nil
    target.notify()
    return true
}
/// Calls the function once after 0.1 seconds of the scene's clock, and returns true.
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
    _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: Any
) -> Bool {
    target.isScheduled = true
    target.notify()
    return true
}
/// Returns true.
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
    _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: Any
) -> Bool {
    target.isScheduled = false
    return true
}

/// How something can be reached; raw values are Apple's.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32
    /// Creates options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Over a connection that ends.
    public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1)
    /// It can be reached.
    public static let reachable = SCNetworkReachabilityFlags(rawValue: 2)
    /// A connection must be made.
    public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 4)
    /// A connection is made when data are sent.
    public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 8)
    /// The user must do something.
    public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 16)
    /// A connection is made when data are sent.
    public static let connectionAutomatic = SCNetworkReachabilityFlags(rawValue: 8)
    /// A connection is made when it is needed.
    public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 32)
    /// It is this machine.
    public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 65536)
    /// It is in the same network.
    public static let isDirect = SCNetworkReachabilityFlags(rawValue: 131072)
    /// Over the network of a telephone.
    public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 262144)
}

extension sockaddr {
    /// The size of the address, which other systems store.
    public var sa_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr>.size) }
        nonmutating set {}
    }
}

extension sockaddr_in {
    /// The size of the address, which other systems store.
    public var sin_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in>.size) }
        nonmutating set {}
    }
}

extension sockaddr_in6 {
    /// The size of the address, which other systems store.
    public var sin6_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in6>.size) }
        nonmutating set {}
    }
}

/// Returns the status of the last function that failed: none has.
public func SCError() -> Int32 { 0 }

/// Returns the text of a status.
public func SCErrorString(_ status: Int32) -> UnsafePointer<CChar> { UnsafePointer(text) }

/// The text of the only status, which is never released.
nonisolated(unsafe) private let text: UnsafeMutablePointer<CChar> = {
    let bytes = Array("Success!".utf8CString)
    let place = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
    place.initialize(from: bytes, count: bytes.count)
    return place
}()
