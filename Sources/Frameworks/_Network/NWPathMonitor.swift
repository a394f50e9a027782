import QuartziteDeviceServices
import UIKit

/// What watches the network, which is there, without changes.
///
/// Requests are refused all the same, except to this machine.
public final class NWPathMonitor: @unchecked Sendable {
    /// Called 0.1 seconds of the scene's clock after the start; nil by default.
    public var pathUpdateHandler: ((_ newPath: NWPath) -> Void)?
    /// The network.
    public var currentPath: NWPath { NWPath() }
    /// The queue of the start; nil before.
    public private(set) var queue: DispatchQueue?
    private var isCancelled = false

    /// Creates a monitor.
    public init() {}
    /// Creates a monitor for a kind of network.
    public init(requiredInterfaceType: NWInterface.InterfaceType) {}
    /// Creates a monitor for all but some kinds of networks.
    public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}

    /// Starts: the handler is called after 0.1 seconds of the scene's clock.
    public func start(queue: DispatchQueue) {
        self.queue = queue
        DeviceServices.answer { [weak self] in
            guard let self, !isCancelled else { return }
            pathUpdateHandler?(currentPath)
        }
    }
    /// Ends: the handler is not called any more.
    public func cancel() { isCancelled = true }
}

/// A kind of network.
public struct NWInterface: Hashable, Sendable {
    /// Kinds of networks.
    public enum InterfaceType: Sendable {
        /// Another one.
        case other
        /// A wireless one.
        case wifi
        /// That of a telephone.
        case cellular
        /// One with wires.
        case wiredEthernet
        /// The machine itself.
        case loopback
    }
    /// The kind.
    public let type: InterfaceType
    /// The name.
    public let name: String
}

/// The network: a wireless one, without costs.
public struct NWPath: Hashable, Sendable {
    /// Whether there is a network.
    public enum Status: Sendable {
        /// There is one.
        case satisfied
        /// There is none.
        case unsatisfied
        /// There is one if it is used.
        case requiresConnection
    }
    /// Why there is no network.
    public enum UnsatisfiedReason: Sendable {
        /// It is not known.
        case notAvailable
        /// The user does not allow that of a telephone.
        case cellularDenied
        /// The user does not allow a wireless one.
        case wifiDenied
        /// The user does not allow a local one.
        case localNetworkDenied
    }
    /// Whether there is a network: there is.
    public var status: Status { .satisfied }
    /// Why there is no network.
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
    /// The kinds of networks: a wireless one.
    public var availableInterfaces: [NWInterface] { [NWInterface(type: .wifi, name: "en0")] }
    /// Whether the network costs; false.
    public var isExpensive: Bool { false }
    /// Whether data are saved; false.
    public var isConstrained: Bool { false }
    /// Whether names can be found; true.
    public var supportsDNS: Bool { true }
    /// Whether addresses of four bytes can be reached; true.
    public var supportsIPv4: Bool { true }
    /// Whether addresses of sixteen bytes can be reached; true.
    public var supportsIPv6: Bool { true }
    /// Returns whether the network is a wireless one.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wifi }
}
