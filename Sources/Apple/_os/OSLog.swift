import Foundation

/// A log of a subsystem and category, whose messages go to standard error.
///
/// This module replaces `os` and `OSLog` in rewritten code. It has another name, because packages that find a module
/// `os` expect the rest of Apple's system there.
public final class OSLog: NSObject, Sendable {
    /// The subsystem; empty in the default log.
    let subsystem: String
    /// The category; empty in the default log.
    let category: String

    /// Creates a log of a subsystem and category.
    public init(subsystem: String, category: String) {
        (self.subsystem, self.category) = (subsystem, category)
        super.init()
    }

    /// Creates a log of a subsystem with a category of the system.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }

    /// The default log, without a subsystem.
    public static let `default` = OSLog(subsystem: "", category: "")
    /// A log that drops all messages.
    public static let disabled = OSLog(subsystem: "", category: "disabled")

    /// Categories of the system.
    public struct Category: RawRepresentable, Sendable {
        /// The name of the category.
        public let rawValue: String
        /// Creates a category from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Points of interest in a trace.
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        /// Events of a trace.
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        /// Events of a trace with their callers.
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }

    /// Whether messages of a type are written: all but those for debugging.
    public func isEnabled(type: OSLogType) -> Bool { self !== OSLog.disabled && type != .debug }

    /// Writes a message to standard error.
    func write(_ message: String, type: OSLogType) {
        guard isEnabled(type: type) else { return }
        let name = subsystem.isEmpty ? "" : "[\(subsystem)\(category.isEmpty ? "" : ":\(category)")] "
        FileHandle.standardError.write(Data("\(name)\(message)\n".utf8))
    }
}

/// The importance of a message; raw values are Apple's.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The number of the type.
    public let rawValue: UInt8
    /// Creates a type from its number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Creates a type from its number.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// The default importance.
    public static let `default` = OSLogType(0)
    /// Helpful but not essential.
    public static let info = OSLogType(1)
    /// For debugging; not written.
    public static let debug = OSLogType(2)
    /// An error.
    public static let error = OSLogType(16)
    /// A bug in the program.
    public static let fault = OSLogType(17)
}

/// Writes a formatted message to a log.
///
/// Conversions such as `%{public}@` and `%{private}@` are written like `%@`.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ args: any CVarArg...
) { log.write(formatted(message, args), type: type) }

/// Writes a formatted message to a log.
///
/// Conversions such as `%{public}@` and `%{private}@` are written like `%@`.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ args: any CVarArg...
) { log.write(formatted(message, args), type: type) }

/// Writes an interpolated message to a log.
public func os_log(_ message: OSLogMessage, log: OSLog = .default, type: OSLogType = .default) {
    log.write(message.text, type: type)
}

/// Formats a message, without the marks in braces such as `%{public}@`.
private func formatted(_ message: StaticString, _ arguments: [any CVarArg]) -> String {
    let format = message.description.replacing(#/%\{[^}]*\}/#, with: "%")
    return String(format: format, arguments: arguments)
}
