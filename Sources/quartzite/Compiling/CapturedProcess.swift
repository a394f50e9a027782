import Foundation
import QuartziteCommandLine

/// A program that was run to its end, with its output.
struct CapturedProcess {
    /// The exit status, or 128 plus the number of the signal that ended the program.
    let status: Int32
    /// The contents of standard output and standard error.
    let output: String

    /// Runs a program.
    ///
    /// - Parameter log: The file for the output.
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
