import QuartziteDeviceServices
import UIKit

/// The domain of errors of `SFAuthenticationError`.
public let SFAuthenticationErrorDomain = "com.apple.SafariServices.Authentication"

/// An error of a login on a web page.
public struct SFAuthenticationError: Error, Equatable, CustomNSError {
    /// The kinds of errors; raw values are Apple's.
    public enum Code: Int, Sendable {
        /// The user cancelled.
        case canceledLogin = 1

        /// Whether an error has this code, in a pattern.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? SFAuthenticationError)?.code == code }
    }

    /// The kind of the error.
    public let code: Code
    /// The domain of the error.
    public static var errorDomain: String { SFAuthenticationErrorDomain }
    /// The code as a number.
    public var errorCode: Int { code.rawValue }
    /// What the error tells as a dictionary.
    public var userInfo: [String: Any] { errorUserInfo }

    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The user cancelled.
    public static var canceledLogin: Code { .canceledLogin }
}

/// A login on a web page, which is always cancelled, because no web pages are loaded.
open class SFAuthenticationSession: NSObject {
    /// The type of the block that receives the answer.
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void
    private let handler: CompletionHandler

    /// Creates a login.
    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        handler = completionHandler
    }
    /// Cancels the login after 0.1 seconds of the scene's clock, and returns true.
    @discardableResult open func start() -> Bool {
        DeviceServices.report("SFAuthenticationSession", "Quartzite loads no web pages")
        let handler = handler
        DeviceServices.answer { handler(nil, SFAuthenticationError(.canceledLogin)) }
        return true
    }
    /// Does nothing, because the login is cancelled in any case.
    open func cancel() {}
}

/// The list of pages to read, which is never shown.
open class SSReadingList: NSObject {
    /// Returns the list.
    open class func `default`() -> SSReadingList? {
        SceneContext.current.object(of: SSReadingList.self) { SSReadingList() }
    }
    /// Returns whether pages with the scheme of an address can be added: HTTP and HTTPS.
    open class func supportsURL(_ URL: URL) -> Bool { ["http", "https"].contains(URL.scheme?.lowercased()) }
    /// Reports that it has no effect, because the list is never shown.
    open func addItem(with URL: URL, title: String?, previewText: String?) throws {
        unsupported("SSReadingList.addItem(with:title:previewText:)")
    }
}
