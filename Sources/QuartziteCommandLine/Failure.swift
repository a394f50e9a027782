import Foundation

/// What the process reports to its caller; the numbers above 1 are those of `sysexits.h` and of signals.
package enum ExitStatus: Int32 {
    case success = 0
    case renderFailed = 1
    case usage = 64
    case missingInput = 66
    case internalError = 70
    case cannotWrite = 73
    case tryAgain = 75
    case hungUp = 129
    case interrupted = 130
    case quit = 131
    case terminated = 143
    case outOfTime = 152
}

/// An error the user is told about in one line: what was wrong, where, and what to do.
package struct Failure: Error, Equatable {
    package var status: ExitStatus
    package var message: String

    package init(_ status: ExitStatus, _ message: String) {
        self.status = status
        self.message = message
    }

    /// Prints the line on standard error, and returns what to exit with.
    package func report() -> Int32 {
        Console.tell("quartzite: \(message)\n")
        return status.rawValue
    }

    /// A signal asked the process to stop.
    ///
    /// - Parameter remark: What became of its work.
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
