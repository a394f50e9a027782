import CQuartziteCrash
import Foundation

/// The name of an exception that Apple's frameworks raise when they are misused.
package struct ExceptionName: RawRepresentable, Sendable {
    /// The name as it appears in Apple's messages.
    package let rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }

    package static let generic = ExceptionName(rawValue: "NSGenericException")
    package static let internalInconsistency = ExceptionName(rawValue: "NSInternalInconsistencyException")
    package static let invalidArgument = ExceptionName(rawValue: "NSInvalidArgumentException")
    package static let invalidInterfaceOrientation = ExceptionName(
        rawValue: "UIApplicationInvalidInterfaceOrientation")
    package static let layerInvalid = ExceptionName(rawValue: "CALayerInvalid")
    package static let layerInvalidGeometry = ExceptionName(rawValue: "CALayerInvalidGeometry")
    package static let range = ExceptionName(rawValue: "NSRangeException")
    package static let unknownKey = ExceptionName(rawValue: "NSUnknownKeyException")
}

/// Ends the program where Apple's frameworks raise an exception, with Apple's message for an uncaught exception.
///
/// Unlike `precondition`, it prints the message in release builds too.
package func raise(_ name: ExceptionName, _ reason: String) -> Never {
    UncaughtExceptions.callHandler(NSException(name: NSExceptionName(name.rawValue), reason: reason))
    let text = "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'\n"
    qz_crash(text, strdup("uncaught exception '\(name.rawValue)'"))
}

/// Ends the program because of a file that cannot be read; `message` begins with the file's name.
package func refuseFile(_ message: String) -> Never { qz_refuse_file(strdup(message)) }

/// Ends the program for misuse that Apple's frameworks do not detect, or do not report with an exception.
package func stop(_ message: String) -> Never {
    qz_crash("Fatal error: \(message)\n", strdup("fatal error"))
}

/// Ends the program where Apple's system ends it with a message of its own, which names the cause.
package func trap(_ message: String) -> Never { qz_crash("Fatal error: \(message)\n", strdup(message)) }

/// Returns the description of an object in Apple's messages: its class and its address.
package func identity(of object: AnyObject) -> String {
    let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    return "<\(type(of: object)): 0x\(String(address, radix: 16))>"
}
