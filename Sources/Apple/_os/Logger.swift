import Foundation

/// A log with a method for each importance.
public struct Logger: Sendable {
    private let log: OSLog

    /// Creates a logger of a subsystem and category.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    /// Creates a logger without a subsystem.
    public init() { log = .default }
    /// Creates a logger that writes to a log.
    public init(_ logObj: OSLog) { log = logObj }

    /// Writes a message of the default level.
    public func log(_ message: OSLogMessage) { log.write(message.text, type: .default) }
    /// Writes a message.
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, type: level) }
    /// Writes a debugging message that traces the program; it is dropped.
    public func trace(_ message: OSLogMessage) { log.write(message.text, type: .debug) }
    /// Writes a debugging message; it is dropped.
    public func debug(_ message: OSLogMessage) { log.write(message.text, type: .debug) }
    /// Writes an informative message.
    public func info(_ message: OSLogMessage) { log.write(message.text, type: .info) }
    /// Writes a message of the default level.
    public func notice(_ message: OSLogMessage) { log.write(message.text, type: .default) }
    /// Writes a warning.
    public func warning(_ message: OSLogMessage) { log.write(message.text, type: .error) }
    /// Writes an error.
    public func error(_ message: OSLogMessage) { log.write(message.text, type: .error) }
    /// Writes a message about a bug in the program.
    public func critical(_ message: OSLogMessage) { log.write(message.text, type: .fault) }
    /// Writes a message about a bug in the program.
    public func fault(_ message: OSLogMessage) { log.write(message.text, type: .fault) }
}

/// An interpolated message, whose values may have a format and may be marked as private.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    /// Creates a message without interpolated values.
    public init(stringLiteral value: String) { text = value }
    /// Creates a message.
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var text = ""

    /// Creates an empty message.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Appends a part of the literal.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Appends a value; private values are replaced by "<private>".
    public mutating func appendInterpolation<Value>(
        _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
    ) { append("\(value())", privacy) }

    /// Appends a string at a minimum width; private values are replaced by "<private>".
    public mutating func appendInterpolation(
        _ value: @autoclosure () -> String, align: OSLogStringAlignment, privacy: OSLogPrivacy = .auto
    ) { append(align.aligned(value()), privacy) }

    /// Appends a number with a format; private values are replaced by "<private>".
    public mutating func appendInterpolation(
        _ value: @autoclosure () -> Double, format: OSLogFloatFormatting, privacy: OSLogPrivacy = .auto
    ) { append(format.text(of: value()), privacy) }

    private mutating func append(_ part: String, _ privacy: OSLogPrivacy) {
        text += privacy.isHidden ? "<private>" : part
    }
}

/// Whether a value in a message is visible.
public struct OSLogPrivacy: Sendable {
    fileprivate let isHidden: Bool
    /// Visible, as in messages that a debugger shows.
    public static var auto: OSLogPrivacy { OSLogPrivacy(isHidden: false) }
    /// Visible.
    public static var `public`: OSLogPrivacy { OSLogPrivacy(isHidden: false) }
    /// Hidden.
    public static var `private`: OSLogPrivacy { OSLogPrivacy(isHidden: true) }
    /// Hidden.
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(isHidden: true) }
}

/// The alignment of a string in a message.
public struct OSLogStringAlignment: Sendable {
    private var columns = 0
    private var isRight = false
    /// No alignment.
    public static var none: OSLogStringAlignment { OSLogStringAlignment() }
    /// Spaces on the left, up to a number of columns.
    public static func right(columns: Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns, isRight: true)
    }
    /// Spaces on the right, up to a number of columns.
    public static func left(columns: Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns, isRight: false)
    }

    fileprivate func aligned(_ text: String) -> String {
        let spaces = String(repeating: " ", count: min(max(columns - text.count, 0), 1000))
        return isRight ? spaces + text : text + spaces
    }
}

/// The format of a number in a message.
public struct OSLogFloatFormatting: Sendable {
    private let precision: Int
    /// Six digits after the point.
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(precision: 6) }
    /// A number of digits after the point.
    public static func fixed(precision: Int) -> OSLogFloatFormatting { OSLogFloatFormatting(precision: precision) }

    fileprivate func text(of value: Double) -> String { String(format: "%.\(min(max(precision, 0), 100))f", value) }
}
