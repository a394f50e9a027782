import QuartziteDeviceServices
import UIKit

/// A reader of tags, which the device does not have.
open class NFCNDEFReaderSession: NSObject {
    /// Whether tags can be read; always false.
    open class var readingAvailable: Bool { false }
    /// The text for the user; empty by default, and never shown.
    open var alertMessage = ""
    private weak var delegate: (any NFCNDEFReaderSessionDelegate)?
    /// Creates a reader.
    public init(delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?, invalidateAfterFirstRead: Bool) {
        self.delegate = delegate
    }
    /// Fails after 0.1 seconds of the scene's clock.
    open func begin() {
        DeviceServices.report("NFCNDEFReaderSession", "the device reads no tags")
        DeviceServices.answer { [self] in
            delegate?.readerSession(self, didInvalidateWithError: NFCReaderError(.readerErrorUnsupportedFeature))
        }
    }
    /// Does nothing, because nothing is read.
    open func invalidate() {}
}

/// What a tag says; there is never one.
open class NFCNDEFMessage: NSObject {
    override init() {}
}

/// An object that learns what tags say.
@preconcurrency public protocol NFCNDEFReaderSessionDelegate: NSObjectProtocol {
    /// The reader has ended.
    func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
    /// Tags were read; never called.
    func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
}

/// The domain of errors of `NFCReaderError`.
public let NFCErrorDomain = "NFCError"

/// An error of tags.
public struct NFCReaderError: Error, Equatable, CustomNSError {
    /// The kinds of errors; raw values are Apple's.
    public enum Code: Int, Sendable {
        /// The device reads no tags.
        case readerErrorUnsupportedFeature = 1
        /// The user cancelled.
        case readerSessionInvalidationErrorUserCanceled = 200

        /// Whether an error has this code, in a pattern.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? NFCReaderError)?.code == code }
    }

    /// The kind of the error.
    public let code: Code
    /// The domain of the error.
    public static var errorDomain: String { NFCErrorDomain }
    /// The code as a number.
    public var errorCode: Int { code.rawValue }
    /// What the error tells as a dictionary.
    public var userInfo: [String: Any] { errorUserInfo }

    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The device reads no tags.
    public static var readerErrorUnsupportedFeature: Code { .readerErrorUnsupportedFeature }
    /// The user cancelled.
    public static var readerSessionInvalidationErrorUserCanceled: Code { .readerSessionInvalidationErrorUserCanceled }
}
