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
    static func run(_ executable: String, _ arguments: [String], log: String) throws -> CapturedProcess {
        let outcome = try ChildProcess(executable: executable, arguments: arguments, log: log).run()
        let output = String(decoding: FileManager.default.contents(atPath: log) ?? Data(), as: UTF8.self)
        switch outcome {
        case .exited(let status): return CapturedProcess(status: status, output: output)
        case .crashed(let signal): return CapturedProcess(status: 128 + signal, output: output)
        case .interrupted(let signal): throw Failure(interruptedBy: signal)
        case .timedOut: throw Failure(.internalError, "\(executable) took too long")
        }
    }
}
