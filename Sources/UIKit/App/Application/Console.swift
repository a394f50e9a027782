import QuartzCore

/// Diagnostic messages for app developers about likely mistakes.
@MainActor enum Console {
    /// Writes a message, by default to standard error; tests replace it.
    static var write: (String) -> Void = { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }

    /// Writes a one-line message.
    static func report(_ message: String) { write(message) }
}
