import ArgumentParser
import Foundation
import SourceRewriter

/// The command line of the rewriter, which `quartzite run` and `quartzite port` call.
///
/// Results are printed to standard output, and errors to standard error as one line.
struct QuartzitePort: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "quartzite-port",
        abstract: "Rewrites iOS code so that it compiles on Linux.",
        subcommands: [RewriteCommand.self, ManifestCommand.self, InterfaceCommand.self]
    )

    /// Runs the command that the arguments name, and returns the exit status.
    static func run(_ arguments: [String]) -> Int32 {
        do {
            var command = try parseAsRoot(arguments)
            try command.run()
            return EXIT_SUCCESS
        } catch SourceSet.Failure.missing(let message) {
            return fail(EX_NOINPUT, message)
        } catch SourceSet.Failure.cannotWrite(let message) {
            return fail(EX_CANTCREAT, message)
        } catch {
            return report(error)
        }
    }

    /// Prints the requested help, or an error message, and returns the exit status.
    private static func report(_ error: any Error) -> Int32 {
        switch exitCode(for: error) {
        case .success:
            print(fullMessage(for: error))
            return EXIT_SUCCESS
        case .validationFailure:
            return fail(EX_USAGE, message(for: error).split(whereSeparator: \.isNewline).joined(separator: " "))
        default:
            return fail(EX_SOFTWARE, "\(error)")
        }
    }

    private static func fail(_ status: Int32, _ message: String) -> Int32 {
        FileHandle.standardError.write(Data("quartzite-port: \(message)\n".utf8))
        return status
    }

    /// Prints a value as one line of JSON.
    static func printJSON(_ value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        FileHandle.standardOutput.write(try encoder.encode(value) + Data("\n".utf8))
    }

    /// Returns the text of the file at a path.
    static func text(of path: String) throws -> String {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw SourceSet.Failure.missing("\(path): cannot be read")
        }
        return String(decoding: data, as: UTF8.self)
    }
}
