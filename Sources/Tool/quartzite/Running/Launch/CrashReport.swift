import Foundation

/// What a program reported before it ended: the reason, and the calls in progress.
struct CrashReport: Equatable {
    enum Reason: Equatable {
        case signal(Int32)
        case stackOverflow
        /// A call of `exit`.
        case exit(status: Int32)
        /// The reason in words, such as the message of an uncaught exception.
        case said(String)
        /// A file that cannot be read, in a message that begins with its name.
        case file(String)
    }

    /// An address in the program.
    struct Address: Equatable {
        /// The offset from the start of the program in bytes.
        let offset: UInt64
        /// Whether the instruction at this address was being executed; otherwise this is the last byte of a call.
        let isExact: Bool

        /// Parses `12ab`, or `=12ab` for an exact address.
        init?(_ text: String) {
            isExact = text.hasPrefix("=")
            guard let offset = UInt64(text.drop { $0 == "=" }, radix: 16) else { return nil }
            self.offset = offset
        }
    }

    let reason: Reason
    /// The addresses of the calls relative to the program's start, innermost first.
    let addresses: [Address]

    init(_ reason: Reason, addresses: [Address] = []) {
        self.reason = reason
        self.addresses = addresses
    }

    /// Parses what the program sent; returns nil if it is not a report.
    init?(_ text: String) {
        let lines = text.split(separator: "\n").map(String.init)
        guard let words = lines.first?.split(separator: " ", maxSplits: 1).map(String.init), let kind = words.first
        else { return nil }
        let rest = words.count > 1 ? words[1] : ""
        switch kind {
        case "overflow": reason = .stackOverflow
        case "reason": reason = .said(rest)
        case "file": reason = .file(rest)
        case "signal": reason = .signal(Int32(rest) ?? SIGABRT)
        case "exit": reason = .exit(status: Int32(rest) ?? 0)
        default: return nil
        }
        addresses = lines.dropFirst().compactMap(Address.init)
    }

    /// Returns one line that says what happened, and where in the user's sources.
    ///
    /// - Parameters:
    ///   - scene: The scene that was shown.
    ///   - lines: The calls at the addresses that are in the user's sources.
    func message(about scene: String, lines: [SourceLines.Frame]) -> String {
        if case .file(let message) = reason { return message }
        let place = place(among: lines).map { " at \($0)" } ?? ""
        if case .exit(let status) = reason {
            return "\(scene) called exit(\(status))\(place); nothing was written"
        }
        return "\(scene) crashed\(place): \(words(lines.first))"
    }

    /// Returns what happened to a test, and the call in the user's sources in which it did.
    ///
    /// - Parameters:
    ///   - lines: The calls at the addresses that are in the user's sources.
    ///   - errors: What the test wrote to standard error.
    func failure(
        lines: [SourceLines.Frame], errors: String
    ) -> (place: SourceLines.Frame?, message: String) {
        let words = words(lines.first)
        switch reason {
        case .exit: return (place(among: lines), "the test called \(words)")
        case .signal(SIGILL), .signal(SIGTRAP), .signal(SIGABRT):
            // The compiler's own traps have a reason, and no message.
            let message = lines.first?.failure == nil ? RuntimeMessage(in: errors)?.text : nil
            return (place(among: lines), "Crash: \(message ?? words)")
        default: return (place(among: lines), "Crash: \(words)")
        }
    }

    /// The innermost call; for a stack overflow, the innermost recursive one.
    private func place(among lines: [SourceLines.Frame]) -> SourceLines.Frame? {
        guard reason == .stackOverflow else { return lines.first }
        let counts = Dictionary(lines.map { ($0.description, 1) }, uniquingKeysWith: +)
        return lines.first { counts[$0.description, default: 0] > 1 } ?? lines.first
    }

    private func words(_ innermost: SourceLines.Frame?) -> String {
        switch reason {
        case .stackOverflow: "stack overflow"
        case .said(let text), .file(let text): text
        case .exit(let status): "exit(\(status))"
        // Swift stops a program with these signals; the compiler may have recorded the reason.
        case .signal(SIGILL), .signal(SIGTRAP): innermost?.failure ?? "fatal error"
        case .signal(let signal): String(cString: strsignal(signal)).lowercased()
        }
    }
}
