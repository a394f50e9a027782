import ArgumentParser
import Foundation
import QuartziteCommandLine

/// The command line tool.
///
/// Data is written to standard output, and all messages to standard error.
@main
struct Quartzite: ParsableCommand {
    static let version = "0.1.0"

    static let configuration = CommandConfiguration(
        commandName: "quartzite",
        abstract: "Render Core Animation and UIKit animations, with the same bytes on every machine.",
        version: "quartzite \(version)",
        subcommands: [
            Render.self, Still.self, Play.self, StudioCommand.self, Run.self, Join.self, JobCommand.self, Port.self,
            TestCommand.self, New.self, List.self, Info.self, Doctor.self, Host.self, CompileCModules.self,
            ListFonts.self, Version.self,
        ]
    )

    @MainActor
    static func main() {
        SceneEnvironment.clearLibrarySettings()
        Interruption.ignoreFileSizeLimit()
        do {
            try checkSystem()
            try UnknownCommand.check(Array(CommandLine.arguments.dropFirst()))
            var command = try parseAsRoot()
            try EmptyArgument.check(Array(CommandLine.arguments.dropFirst()))
            if let verb = command as? any Verb {
                try verb.perform()
            } else {
                try command.run()
            }
        } catch {
            Foundation.exit(report(error))
        }
    }

    /// Throws if the kernel's files are missing, from which a program's arguments are read.
    ///
    /// - Parameter program: The file that stands for the running program.
    static func checkSystem(program: String = "/proc/self/exe") throws {
        if (try? FileManager.default.destinationOfSymbolicLink(atPath: program)) != nil { return }
        throw Failure(.internalError, "/proc is not available, from which the arguments are read; mount it")
    }

    /// Prints an error as one line, or the requested help, and returns the exit status.
    private static func report(_ error: any Error) -> Int32 {
        if let failure = failure(error) { return failure.report() }
        do { try Console.printData(fullMessage(for: error) + "\n") } catch {
            return (Failure(reporting: error) ?? Failure(.internalError, "\(error)")).report()
        }
        return ExitStatus.success.rawValue
    }

    /// Returns the failure that an error is; nil if it is a request for help.
    static func failure(_ error: any Error) -> Failure? {
        if let failure = Failure(reporting: error) { return failure }
        guard exitCode(for: error) != .success else { return nil }
        return .usage(message(for: error).split(whereSeparator: \.isNewline).joined(separator: " "))
    }
}

/// A command that runs on the main actor, like scenes.
protocol Verb: ParsableCommand {
    @MainActor func perform() throws
}
