import CQuartziteCrash
import Foundation

/// The name of an exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
    /// The name as it appears in messages.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// An exception without a more precise name.
    public static let genericException = NSExceptionName("NSGenericException")
    /// An index or a range that is out of bounds.
    public static let rangeException = NSExceptionName("NSRangeException")
    /// An argument that a method does not accept.
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    /// A state that must not occur.
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
    /// No memory is left.
    public static let mallocException = NSExceptionName("NSMallocException")
    /// An object is not available.
    public static let objectInaccessibleException = NSExceptionName("NSObjectInaccessibleException")
    /// An object is not available any more.
    public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
    /// A destination is not valid.
    public static let destinationInvalidException = NSExceptionName("NSDestinationInvalidException")
    /// A port took too long.
    public static let portTimeoutException = NSExceptionName("NSPortTimeoutException")
    /// A port for sending is not valid.
    public static let invalidSendPortException = NSExceptionName("NSInvalidSendPortException")
    /// A port for receiving is not valid.
    public static let invalidReceivePortException = NSExceptionName("NSInvalidReceivePortException")
    /// A message could not be sent.
    public static let portSendException = NSExceptionName("NSPortSendException")
    /// A message could not be received.
    public static let portReceiveException = NSExceptionName("NSPortReceiveException")
    /// A string is too long.
    public static let characterConversionException = NSExceptionName("NSCharacterConversionException")
    /// A file could not be read or written.
    public static let fileHandleOperationException = NSExceptionName("NSFileHandleOperationException")
    /// An archive cannot be read.
    public static let inconsistentArchiveException = NSExceptionName("NSInconsistentArchiveException")
    /// A text cannot be parsed.
    public static let parseErrorException = NSExceptionName("NSParseErrorException")
    /// A key-value coding key does not exist.
    public static let undefinedKeyException = NSExceptionName("NSUnknownKeyException")
}

/// An exception of Objective-C, which ends the program when it is raised.
///
/// Swift cannot catch exceptions, on Apple's systems neither.
open class NSException: NSObject, NSCopying, @unchecked Sendable {
    /// The name.
    public let name: NSExceptionName
    /// What happened, in words; nil if that is not known.
    public let reason: String?
    /// Values of the app; nil for none.
    public let userInfo: [AnyHashable: Any]?

    /// Creates an exception.
    public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
        (name, reason, userInfo) = (aName, aReason, aUserInfo)
        super.init()
    }

    /// The addresses of the calls that led to the exception; none are recorded.
    open var callStackReturnAddresses: [NSNumber] { [] }
    /// The names of the calls that led to the exception; none are recorded.
    open var callStackSymbols: [String] { [] }

    /// Returns the exception itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Ends the program with Apple's message for an exception that nobody catches.
    open func raise() {
        UncaughtExceptions.callHandler(self)
        let text = "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason ?? "(null)")'\n"
        qz_crash(text, strdup("uncaught exception '\(name.rawValue)'"))
    }

    /// Ends the program with a message of a format and its arguments.
    open class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
        NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
    }

    /// The reason.
    open override var description: String { reason ?? name.rawValue }
}

/// A function that is called with an exception that nobody catches.
public typealias NSUncaughtExceptionHandler = (NSException) -> Void

/// Sets the function that is called with an exception before it ends the program; nil for none.
public func NSSetUncaughtExceptionHandler(_ handler: NSUncaughtExceptionHandler?) {
    UncaughtExceptions.set(handler)
}

/// Returns the function that is called with an exception before it ends the program; nil for none.
public func NSGetUncaughtExceptionHandler() -> NSUncaughtExceptionHandler? { UncaughtExceptions.get() }

/// The function that is told about uncaught exceptions.
enum UncaughtExceptions {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var handler: NSUncaughtExceptionHandler?

    static func set(_ new: NSUncaughtExceptionHandler?) { lock.withLock { handler = new } }
    static func get() -> NSUncaughtExceptionHandler? { lock.withLock { handler } }

    /// Calls the function once; an exception in it is not reported again.
    static func callHandler(_ exception: NSException) {
        let current = get()
        set(nil)
        current?(exception)
    }
}
