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
    package static func printData(_ text: String) {
        let output = FileHandle(fileDescriptor: StandardOutput.descriptor, closeOnDealloc: false)
        try? output.write(contentsOf: Data(text.utf8))
    }

    /// Whether somebody watches standard error, be it by way of the tool that started this program.
    package static var isErrorTerminal: Bool {
        isatty(STDERR_FILENO) == 1 || ProcessInfo.processInfo.environment[relayedTerminal] == "1"
    }

    /// Set for a program whose standard error the tool passes on to a terminal.
    package static let relayedTerminal = "QUARTZITE_ERRORS_ON_TERMINAL"

    /// Writes `text` to a file in one step, or to standard output.
    package static func save(_ text: String, to path: OutputPath) throws {
        if path.isStandardOutput { return printData(text) }
        do {
            try Data(text.utf8).write(to: URL(filePath: path.path), options: path.isPipe ? [] : .atomic)
        } catch {
            throw Failure.cannotWrite("cannot write \(path.path): \(error.localizedDescription)")
        }
    }
}
