import UIKit

// Members of Apple's Foundation about networks that Foundation on Linux lacks. Nothing here has a network whose kind matters.

extension URLRequest {
    /// Whether the request may use a network with low data mode; it has no effect, and is true.
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set { if !newValue { unsupported("URLRequest.allowsConstrainedNetworkAccess") } }
    }

    /// Whether the request may use an expensive network; it has no effect, and is true.
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set { if !newValue { unsupported("URLRequest.allowsExpensiveNetworkAccess") } }
    }

    /// Whether names are verified; it has no effect, and is false.
    public var requiresDNSSECValidation: Bool {
        get { false }
        set { if newValue { unsupported("URLRequest.requiresDNSSECValidation") } }
    }

    /// Whether the server speaks HTTP/3; it has no effect, and is false.
    public var assumesHTTP3Capable: Bool {
        get { false }
        set { if newValue { unsupported("URLRequest.assumesHTTP3Capable") } }
    }
}

extension NSMutableURLRequest {
    /// Creates a request without an address.
    public convenience init() {
        self.init(url: URL(filePath: "/"))
        url = nil
    }
}

/// The number of bytes of a transfer that is not known.
public let NSURLSessionTransferSizeUnknown: Int64 = -1

/// The key of the data with which a download can go on, in the information of an error.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"

/// The method that asks whether to trust a server; no answer requires it here.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"

/// The method that requests a certificate of the client; no answer requires it here.
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

extension Stream {
    /// Creates two streams; the input stream reads what the output stream writes.
    ///
    /// - Parameter bufferSize: The number of bytes that can wait; at least 1.
    public class func getBoundStreams(
        withBufferSize bufferSize: Int, inputStream: UnsafeMutablePointer<InputStream?>?,
        outputStream: UnsafeMutablePointer<OutputStream?>?
    ) {
        let buffer = BoundStreams(limit: max(1, bufferSize))
        inputStream?.pointee = BoundInputStream(buffer)
        outputStream?.pointee = BoundOutputStream(buffer)
    }
}
