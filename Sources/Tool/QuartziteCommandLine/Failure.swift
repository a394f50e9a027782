import Foundation

/// The exit status of the process; values above 1 are those of `sysexits.h`, or 128 plus the number of a signal.
package enum ExitStatus: Int32 {
    case success = 0
    case renderFailed = 1
    case usage = 64
    case missingInput = 66
    /// Tests were left out, or there is no display.
    case unavailable = 69
    case internalError = 70
    case cannotWrite = 73
    case tryAgain = 75
    case hungUp = 129
    case interrupted = 130
    case quit = 131
    case terminated = 143
    case outOfTime = 152
}

/// An error that is reported in one line: what is wrong, where, and how to fix it.
package struct Failure: Error, Equatable {
    package var status: ExitStatus
    package var message: String

    package init(_ status: ExitStatus, _ message: String) {
        self.status = status
        self.message = message
    }

    /// Prints the message to standard error, and returns the exit status.
    package func report() -> Int32 {
        Console.write("\(Console.failureMark)\(text)\n")
        return status.rawValue
    }

    /// The line that is printed.
    package var text: String { "quartzite: \(line)" }

    /// The message in one line: line breaks and other control characters, which names of files can have, are escaped.
    ///
    /// The reason why a render failed is as it is, because Apple's reasons have lines.
    package var line: String {
        if status == .renderFailed { return message }
        return message.unicodeScalars.map { scalar in
            scalar.properties.generalCategory == .control ? scalar.escaped(asASCII: true) : String(scalar)
        }.joined()
    }

    /// Creates the failure for a signal that asked the process to stop.
    ///
    /// - Parameter remark: A text to append, such as what happened to the unfinished output.
    package init(interruptedBy signal: Int32, remark: String = "") {
        let (status, words): (ExitStatus, String) =
            switch signal {
            case SIGHUP: (.hungUp, "the terminal hung up")
            case SIGQUIT: (.quit, "quit")
            case SIGTERM: (.terminated, "terminated")
            case SIGXCPU: (.outOfTime, "out of processor time")
            default: (.interrupted, "interrupted")
            }
        self.init(status, words + remark)
    }

    package static func usage(_ message: String) -> Failure { Failure(.usage, message) }
    package static func cannotWrite(_ message: String) -> Failure { Failure(.cannotWrite, message) }
}
