import Foundation

/// What a program said about its end: what ended it, and which of its own code was at work.
struct CrashReport: Equatable {
    enum Reason: Equatable {
        case signal(Int32)
        case stackOverflow
        /// A call of `exit`.
        case exit(status: Int32)
        /// In words.
        case said(String)
    }

    /// A place in the program.
    struct Address: Equatable {
        /// Bytes from the program's start.
        let offset: UInt64
        /// Whether the instruction there was at work; else it is the last byte of one that made a call.
        let isExact: Bool

        /// Reads `12ab`, or `=12ab` where it is exact.
        init?(_ text: String) {
            isExact = text.hasPrefix("=")
            guard let offset = UInt64(text.drop { $0 == "=" }, radix: 16) else { return nil }
            self.offset = offset
        }
    }

    let reason: Reason
    /// Where in the program, the innermost call first, relative to the program's start.
    let addresses: [Address]

    init(_ reason: Reason, addresses: [Address] = []) {
        self.reason = reason
        self.addresses = addresses
    }

    /// Reads what the program sent; nil where it sent nothing of the kind.
    init?(_ text: String) {
        let lines = text.split(separator: "\n").map(String.init)
        guard let words = lines.first?.split(separator: " ", maxSplits: 1).map(String.init), let kind = words.first
        else { return nil }
        let rest = words.count > 1 ? words[1] : ""
        switch kind {
        case "overflow": reason = .stackOverflow
        case "reason": reason = .said(rest)
        case "signal": reason = .signal(Int32(rest) ?? SIGABRT)
        case "exit": reason = .exit(status: Int32(rest) ?? 0)
        default: return nil
        }
        addresses = lines.dropFirst().compactMap(Address.init)
    }

    /// One line that says what happened, and where in the user's sources.
    ///
    /// - Parameters:
    ///   - scene: The scene that was shown.
    ///   - lines: The calls at the addresses, as far as they lie in the user's sources.
    func message(about scene: String, lines: [SourceLines.Frame]) -> String {
        let place = place(among: lines).map { " at \($0)" } ?? ""
        if case .exit(let status) = reason {
            return "\(scene) ended the program by itself, with exit(\(status))\(place); nothing was written"
        }
        return "\(scene) crashed\(place): \(words(lines.first))"
    }

    /// The innermost call; of a stack that is used up, the innermost of those that come again.
    private func place(among lines: [SourceLines.Frame]) -> SourceLines.Frame? {
        guard reason == .stackOverflow else { return lines.first }
        let counts = Dictionary(lines.map { ($0.description, 1) }, uniquingKeysWith: +)
        return lines.first { counts[$0.description, default: 0] > 1 } ?? lines.first
    }

    private func words(_ innermost: SourceLines.Frame?) -> String {
        switch reason {
        case .stackOverflow: "stack overflow"
        case .said(let text): text
        case .exit(let status): "exit(\(status))"
        // By these the language stops a program, and has said why unless the compiler noted it.
        case .signal(SIGILL), .signal(SIGTRAP): innermost?.failure ?? "fatal error"
        case .signal(let signal): String(cString: strsignal(signal)).lowercased()
        }
    }
}
