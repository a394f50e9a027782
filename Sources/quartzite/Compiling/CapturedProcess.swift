import Foundation
import QuartziteCommandLine

/// Another program, run to its end for what it says.
struct CapturedProcess {
    /// As `exit` gave it; 128 and the signal's number where a signal ended it.
    let status: Int32
    /// Both streams.
    let output: String

    /// - Parameter log: a file for the output.
    init(_ executable: String, _ arguments: [String], log: String) throws {
        let outcome = try ChildProcess(executable: executable, arguments: arguments, log: log).run()
        switch outcome {
        case .exited(let status): self.status = status
        case .crashed(let signal): status = 128 + signal
        case .interrupted(let signal): throw Failure(interruptedBy: signal)
        case .timedOut: throw Failure(.internalError, "\(executable) took too long")
        }
        output = String(decoding: FileManager.default.contents(atPath: log) ?? Data(), as: UTF8.self)
    }
}
