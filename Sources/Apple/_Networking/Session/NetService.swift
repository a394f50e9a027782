import UIKit

/// A service in the local network, in which there is no other device: it is published, and none is found.
open class NetService: NSObject, @unchecked Sendable {
    /// How a service is published.
    public struct Options: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt
        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Its name is not changed.
        public static let noAutoRename = Options(rawValue: 1)
        /// It accepts connections.
        public static let listenForConnections = Options(rawValue: 2)
    }

    /// The number of an error; raw values are Apple's.
    public enum ErrorCode: Int, Sendable {
        /// It is not known.
        case unknownError = -72000
        /// The name is in use.
        case collisionError = -72001
        /// The service does not exist.
        case notFoundError = -72002
        /// The service is busy.
        case activityInProgress = -72003
        /// A value is not valid.
        case badArgumentError = -72004
        /// It was cancelled.
        case cancelledError = -72005
        /// The search is not valid.
        case invalidError = -72006
        /// There was no answer in time.
        case timeoutError = -72007
        /// The app lacks a right.
        case missingRequiredConfigurationError = -72008
    }

    /// The key of an error's number.
    public class var errorCode: String { "NSNetServicesErrorCode" }
    /// The key of an error's domain.
    public class var errorDomain: String { "NSNetServicesErrorDomain" }

    /// The domain.
    public let domain: String
    /// The type, such as `_http._tcp.`.
    public let type: String
    /// The name.
    public let name: String
    /// The port; -1 if it is not known.
    public let port: Int
    /// The name of the host; nil, because services are not found.
    open var hostName: String? { nil }
    /// The addresses of the host; nil, because services are not found.
    open var addresses: [Data]? { nil }
    /// What learns about the service.
    open weak var delegate: (any NetServiceDelegate)?
    /// Whether devices nearby are asked without a network; has no effect.
    open var includesPeerToPeer = false
    private var record: Data?

    /// Creates a service that is to be published.
    public init(domain: String, type: String, name: String, port: Int32) {
        (self.domain, self.type, self.name, self.port) = (domain, type, name, Int(port))
    }

    /// Creates a service that is to be found.
    public convenience init(domain: String, type: String, name: String) {
        self.init(domain: domain, type: type, name: name, port: -1)
    }

    /// Publishes the service.
    open func publish() { publish(options: []) }

    /// Publishes the service; the delegate learns about it in the next run loop cycle.
    open func publish(options: Options = []) {
        DispatchQueue.main.async { [self] in
            delegate?.netServiceWillPublish(self)
            delegate?.netServiceDidPublish(self)
        }
    }

    /// Looks for the host of the service, which is not found.
    open func resolve(withTimeout timeout: TimeInterval) {
        DispatchQueue.main.asyncAfter(deadline: .now() + max(timeout, 0)) { [self] in
            delegate?.netService(self, didNotResolve: Self.failure(.timeoutError))
        }
    }

    static func failure(_ code: ErrorCode) -> [String: NSNumber] {
        [errorCode: NSNumber(value: code.rawValue), errorDomain: NSNumber(value: 10)]
    }

    /// Ends what the service does.
    open func stop() { DispatchQueue.main.async { [self] in delegate?.netServiceDidStop(self) } }
    /// Schedules the service; it always uses the main queue.
    open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
    /// Takes the service out of a run loop; has no effect.
    open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
    /// Begins to watch the record; it does not change.
    open func startMonitoring() {}
    /// Ends watching the record.
    open func stopMonitoring() {}
    /// Sets the record, and returns true.
    open func setTXTRecord(_ recordData: Data?) -> Bool {
        record = recordData
        return true
    }
    /// Returns the record that was set.
    open func txtRecordData() -> Data? { record }
}

/// What learns about a service.
public protocol NetServiceDelegate: AnyObject {
    /// Reports that the service is going to be published.
    func netServiceWillPublish(_ sender: NetService)
    /// Reports that the service was published.
    func netServiceDidPublish(_ sender: NetService)
    /// Reports that the service was not published; never called here.
    func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber])
    /// Reports that the service is going to be looked for; never called here.
    func netServiceWillResolve(_ sender: NetService)
    /// Reports that the service was found; never called here.
    func netServiceDidResolveAddress(_ sender: NetService)
    /// Reports that the service was not found.
    func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber])
    /// Reports that the service has ended.
    func netServiceDidStop(_ sender: NetService)
    /// Reports that the record has changed; never called here.
    func netService(_ sender: NetService, didUpdateTXTRecord data: Data)
    /// Passes a connection; never called here.
    func netService(
        _ sender: NetService, didAcceptConnectionWith inputStream: InputStream, outputStream: OutputStream)
}

extension NetServiceDelegate {
    /// Does nothing.
    public func netServiceWillPublish(_ sender: NetService) {}
    /// Does nothing.
    public func netServiceDidPublish(_ sender: NetService) {}
    /// Does nothing.
    public func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {}
    /// Does nothing.
    public func netServiceWillResolve(_ sender: NetService) {}
    /// Does nothing.
    public func netServiceDidResolveAddress(_ sender: NetService) {}
    /// Does nothing.
    public func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) {}
    /// Does nothing.
    public func netServiceDidStop(_ sender: NetService) {}
    /// Does nothing.
    public func netService(_ sender: NetService, didUpdateTXTRecord data: Data) {}
    /// Does nothing.
    public func netService(
        _ sender: NetService, didAcceptConnectionWith inputStream: InputStream, outputStream: OutputStream
    ) {}
}
