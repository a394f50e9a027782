import UIKit

/// The times of a task, on the scene's clock.
open class URLSessionTaskMetrics: NSObject, @unchecked Sendable {
    /// Where an answer came from; raw values are Apple's.
    public enum ResourceFetchType: Int, Sendable {
        /// It is not known.
        case unknown = 0
        /// From the network.
        case networkLoad = 1
        /// From the server, which sent it before it was asked for.
        case serverPush = 2
        /// From the cache.
        case localCache = 3
    }

    /// How the name of a host was found; raw values are Apple's.
    public enum DomainResolutionProtocol: Int, Sendable {
        /// It is not known.
        case unknown = 0
        /// With UDP.
        case udp = 1
        /// With TCP.
        case tcp = 2
        /// With TLS.
        case tls = 3
        /// With HTTPS.
        case https = 4
    }

    /// The times of each request of the task.
    open internal(set) var transactionMetrics: [URLSessionTaskTransactionMetrics] = []
    /// The interval from the start of the task to its end.
    open internal(set) var taskInterval = DateInterval(start: SceneDate.current, duration: 0)
    /// The number of redirections.
    open internal(set) var redirectCount = 0
}

/// The times of a request of a task, on the scene's clock, and what was transferred.
///
/// Nothing is known about connections and names, whose values are nil.
open class URLSessionTaskTransactionMetrics: NSObject, @unchecked Sendable {
    /// The request.
    public let request: URLRequest
    /// The response; nil if there was none.
    open internal(set) var response: URLResponse?
    /// When the task began to load.
    open internal(set) var fetchStartDate: Date?
    /// When the name of the host began to be looked up.
    open var domainLookupStartDate: Date? { nil }
    /// When the name of the host was found.
    open var domainLookupEndDate: Date? { nil }
    /// When the connection began.
    open var connectStartDate: Date? { nil }
    /// When the encryption of the connection began.
    open var secureConnectionStartDate: Date? { nil }
    /// When the connection was encrypted.
    open var secureConnectionEndDate: Date? { nil }
    /// When there was a connection.
    open var connectEndDate: Date? { nil }
    /// When the request began to be sent.
    open internal(set) var requestStartDate: Date?
    /// When the request was sent.
    open internal(set) var requestEndDate: Date?
    /// When the first byte of the answer arrived.
    open internal(set) var responseStartDate: Date?
    /// When the last byte of the answer arrived.
    open internal(set) var responseEndDate: Date?
    /// The name of the protocol.
    open internal(set) var networkProtocolName: String?
    /// Whether there is a proxy; false.
    open var isProxyConnection: Bool { false }
    /// Whether the connection was there before; false.
    open var isReusedConnection: Bool { false }
    /// Where the answer came from.
    open internal(set) var resourceFetchType = URLSessionTaskMetrics.ResourceFetchType.unknown
    /// The number of bytes of the fields that were sent; 0, because it is not known.
    open var countOfRequestHeaderBytesSent: Int64 { 0 }
    /// The number of bytes of the body that were sent.
    open internal(set) var countOfRequestBodyBytesSent: Int64 = 0
    /// The number of bytes of the body.
    open var countOfRequestBodyBytesBeforeEncoding: Int64 { countOfRequestBodyBytesSent }
    /// The number of bytes of the fields that were received; 0, because it is not known.
    open var countOfResponseHeaderBytesReceived: Int64 { 0 }
    /// The number of bytes of the answer.
    open internal(set) var countOfResponseBodyBytesReceived: Int64 = 0
    /// The number of bytes of the answer.
    open var countOfResponseBodyBytesAfterDecoding: Int64 { countOfResponseBodyBytesReceived }
    /// The address of this machine; nil.
    open var localAddress: String? { nil }
    /// The port of this machine; nil.
    open var localPort: Int? { nil }
    /// The address of the server; nil.
    open var remoteAddress: String? { nil }
    /// The port of the server; nil.
    open var remotePort: Int? { nil }
    /// The version of TLS; nil.
    open var negotiatedTLSProtocolVersion: tls_protocol_version_t? { nil }
    /// The cipher; nil.
    open var negotiatedTLSCipherSuite: tls_ciphersuite_t? { nil }
    /// Whether the network is that of a telephone; false.
    open var isCellular: Bool { false }
    /// Whether the network costs; false.
    open var isExpensive: Bool { false }
    /// Whether data are saved; false.
    open var isConstrained: Bool { false }
    /// Whether several networks are used; false.
    open var isMultipath: Bool { false }
    /// How the name of the host was found; not known.
    open var domainResolutionProtocol: URLSessionTaskMetrics.DomainResolutionProtocol { .unknown }

    init(_ request: URLRequest) { self.request = request }
}
