import QuartziteDeviceServices
import UIKit

/// Whether a device is connected.
public enum MCSessionState: Int, Sendable {
    /// It is not.
    case notConnected
    /// It will be.
    case connecting
    /// It is.
    case connected
}

/// How data are sent.
public enum MCSessionSendDataMode: Int, Sendable {
    /// All of them.
    case reliable
    /// At once.
    case unreliable
}

/// Whether data are encrypted.
public enum MCEncryptionPreference: Int, Sendable {
    /// If both devices want it.
    case optional
    /// They are.
    case required
    /// They are not.
    case none
}

/// The name of a device.
open class MCPeerID: NSObject {
    /// The name.
    public let displayName: String
    /// Creates a name.
    public init(displayName myDisplayName: String) { displayName = myDisplayName }
}

/// A connection to other devices; no device is ever in reach.
open class MCSession: NSObject {
    /// The object that would learn about other devices; never called.
    open weak var delegate: (any MCSessionDelegate)?
    /// The name of the device.
    public let myPeerID: MCPeerID
    /// The connected devices; none.
    open var connectedPeers: [MCPeerID] { [] }
    /// Creates a connection.
    public init(
        peer myPeerID: MCPeerID, securityIdentity identity: [Any]? = nil,
        encryptionPreference: MCEncryptionPreference = .required
    ) { self.myPeerID = myPeerID }
    /// Throws, because no device is connected.
    open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {
        throw NSError(domain: "MCErrorDomain", code: 1)
    }
    /// Does nothing.
    open func disconnect() {}
}

/// An object that would learn about other devices; never called.
@preconcurrency public protocol MCSessionDelegate: NSObjectProtocol {
    /// A device is connected, or not.
    func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
    /// Data have arrived.
    func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
    /// A stream has begun.
    func session(
        _ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID)
    /// A file begins to arrive.
    func session(
        _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
        with progress: Progress)
    /// A file has arrived.
    func session(
        _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
        at localURL: URL?, withError error: (any Error)?)
}

/// A device that other devices could find.
open class MCNearbyServiceAdvertiser: NSObject {
    /// The object that would receive invitations; never called.
    open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
    /// Creates an object.
    public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {}
    /// Reports that it has no effect.
    open func startAdvertisingPeer() {
        DeviceServices.report("MCNearbyServiceAdvertiser", "there are no other devices")
    }
    /// Does nothing.
    open func stopAdvertisingPeer() {}
}

/// An object that would receive invitations; never called.
@preconcurrency public protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
    /// An invitation has arrived.
    func advertiser(
        _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
        withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void)
}

/// A search for other devices, which finds none.
open class MCNearbyServiceBrowser: NSObject {
    /// The delegate; never called, because no devices are near.
    open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
    /// Creates a search.
    public init(peer myPeerID: MCPeerID, serviceType: String) {}
    /// Reports that it has no effect.
    open func startBrowsingForPeers() { DeviceServices.report("MCNearbyServiceBrowser", "there are no other devices") }
    /// Does nothing.
    open func stopBrowsingForPeers() {}
    /// Does nothing.
    open func invitePeer(_ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval) {
    }
}

/// The methods that report nearby devices; never called, because there are none.
@preconcurrency public protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
    /// A device was found.
    func browser(
        _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?)
    /// A device was lost.
    func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
}
