import Foundation
import Rendering

/// Another program, run to its end for what it says.
struct CapturedProcess {
    /// As `exit` gave it; 128 and the signal's number where a signal ended it.
    let status: Int32
    /// Both streams, or standard output alone.
    let output: String

    init(_ executable: String, _ arguments: [String], mergingErrors: Bool = true) throws {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: executable)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        if mergingErrors { process.standardError = pipe }
        do { try process.run() } catch {
            throw Failure(.internalError, "cannot start \(executable): \(error.localizedDescription)")
        }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let isSignal = process.terminationReason == .uncaughtSignal
        status = isSignal ? 128 + process.terminationStatus : process.terminationStatus
        output = String(decoding: data, as: UTF8.self)
    }
}
