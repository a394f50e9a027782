import ArgumentParser
import Foundation
import SourceRewriter

/// The command line of the rewriter, which `quartzite run` and `quartzite port` call.
///
/// Answers go to standard output; what is wrong goes to standard error in one line.
struct QuartzitePort: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "quartzite-port",
        abstract: "Rewrites iOS code so that it compiles on Linux.",
        subcommands: [RewriteCommand.self, ManifestCommand.self, InterfaceCommand.self]
    )

    /// Runs what the arguments ask for, and returns the exit status.
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

    /// Prints the help that was asked for, or why the arguments make no sense.
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

    /// Prints one JSON object.
    static func printJSON(_ value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        FileHandle.standardOutput.write(try encoder.encode(value) + Data("\n".utf8))
    }

    /// The text of the file at a path.
    static func text(of path: String) throws -> String {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw SourceSet.Failure.missing("\(path): cannot be read")
        }
        return String(decoding: data, as: UTF8.self)
    }
}
