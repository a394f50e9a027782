import Foundation
import Media
import QuartziteFilm

/// The two streams of a command.
package enum Console {
    /// For people, on standard error.
    package static func tell(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }

    /// For programs, on standard output.
    ///
    /// A reader that went away is no error.
    package static func printData(_ text: String) throws {
        do {
            try StandardOutput.write(Array(text.utf8))
        } catch {
            guard error.number != EPIPE else { return }
            throw Failure.cannotWrite("cannot write standard output: \(error.reason)")
        }
    }

    /// Whether somebody watches standard error, be it by way of the tool that started this program.
    package static var isErrorTerminal: Bool {
        isatty(STDERR_FILENO) == 1 || ProcessInfo.processInfo.environment[relayedTerminal] == "1"
    }

    /// Set for a program whose standard error the tool passes on to a terminal.
    package static let relayedTerminal = "QUARTZITE_ERRORS_ON_TERMINAL"

    /// Writes `text` to a file in one step, or to standard output.
    ///
    /// - Parameter force: Whether a file that is there is replaced.
    package static func save(_ text: String, to path: OutputPath, force: Bool) throws {
        if path.isStandardOutput { return try printData(text) }
        let file = try PartFile(path: path.path, replacesFile: force)
        try file.write(Array(text.utf8))
        try file.commit()
    }
}
