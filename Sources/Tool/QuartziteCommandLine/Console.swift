import Foundation
import QuartziteMedia
import QuartziteFilm
import Synchronization

/// The standard output and standard error of a command.
package enum Console {
    /// Writes a message for the user to standard error, or adds it to those that are collected.
    package static func write(_ text: String) {
        if let messages { messages.add(text) } else { writeImmediately(text) }
    }

    /// Writes a message to standard error, also while messages are collected.
    package static func writeImmediately(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }

    /// The messages of a part of a command, which is shown elsewhere than on standard error.
    package final class Messages: Sendable {
        private let collected = Mutex("")

        package init() {}

        package var text: String { collected.withLock { $0 } }
        fileprivate func add(_ text: String) { collected.withLock { $0 += text } }
    }

    @TaskLocal private static var messages: Messages?

    /// Calls a closure, and collects what it tells on this thread.
    package static func collecting<Result>(_ messages: Messages, _ body: () throws -> Result) rethrows -> Result {
        try $messages.withValue(messages, operation: body)
    }

    /// What precedes the message of a failure; Open Job Description shows it to its users.
    static var failureMark: String {
        let arguments = CommandLine.arguments
        let isOpenJD = zip(arguments, arguments.dropFirst()).contains { $0 == "--progress" && $1 == "openjd" }
        return isOpenJD || arguments.contains("--progress=openjd") ? "openjd_fail: " : ""
    }

    /// Writes data to standard output.
    ///
    /// A closed pipe is not an error.
    package static func printData(_ text: String) throws {
        do {
            try StandardOutput.write(Array(text.utf8))
        } catch {
            guard error.number != EPIPE else { return }
            throw Failure.cannotWrite("cannot write standard output: \(error.reason)")
        }
    }

    /// Whether standard error is a terminal, directly or relayed by the tool that started this program.
    package static var isErrorTerminal: Bool {
        messages == nil
            && (isatty(STDERR_FILENO) == 1 || ProcessInfo.processInfo.environment[relayedTerminal] == "1")
    }

    /// Whether messages on standard error have colours.
    package static var showsColors: Bool {
        showsColors(onTerminal: isErrorTerminal, environment: ProcessInfo.processInfo.environment)
    }

    /// Whether messages have colours: on a terminal that can show them, unless NO_COLOR is set to anything.
    package static func showsColors(onTerminal isTerminal: Bool, environment: [String: String]) -> Bool {
        isTerminal && environment["TERM"] != "dumb" && (environment["NO_COLOR"] ?? "").isEmpty
    }

    /// Whether standard error is a terminal on which a line can be replaced by another one.
    package static var showsStatusLines: Bool {
        messages == nil && isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    }

    /// The variable that is set for a program whose standard error the tool relays to a terminal.
    package static let relayedTerminal = "QUARTZITE_ERRORS_ON_TERMINAL"

    /// Writes `text` to a file atomically, or to standard output.
    ///
    /// - Parameter force: Whether an existing file is replaced.
    package static func save(_ text: String, to path: OutputPath, force: Bool) throws {
        if path.isStandardOutput { return try printData(text) }
        let file = try PartFile(path: path.path, replacesFile: force)
        try file.write(Array(text.utf8))
        try file.commit()
    }
}
