import QuartzCore

/// Lines for whoever writes an app, about what it seems to have got wrong.
@MainActor enum Console {
    /// Where the lines go: standard error, unless a test listens.
    static var write: (String) -> Void = { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }

    /// Writes one line.
    static func report(_ message: String) { write(message) }
}
