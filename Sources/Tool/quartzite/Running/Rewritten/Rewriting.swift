import Foundation
import QuartziteCommandLine
import QuartziteRewriting

/// Runs the tool that rewrites code that the compiler does not accept, and decodes its results.
struct Rewriting {
    let tool: String
    /// The file for the output of the tool.
    fileprivate let log: String

    /// Returns the tool, which is built if it is missing: in half a minute, or in some minutes if the toolchain lacks swift-syntax.
    ///
    /// - Parameter scratch: A folder for intermediate files.
    static func ready(_ installation: Installation, scratch: String) throws -> Rewriting {
        let log = scratch + "/rewriter.log"
        if let built = try? installation.rewriter() { return Rewriting(tool: built, log: log) }
        Console.writeImmediately("quartzite: building the source rewriter, which happens once\n")
        // The script finds the same compiler, the first in PATH.
        let build = try CapturedProcess.run("\(installation.root)/scripts/build-rewriter", [], log: log)
        guard build.status == 0 else {
            let reason =
                build.output.split(separator: "\n").last { $0.contains("error:") } ?? "scripts/build-rewriter failed"
            throw Failure(
                .internalError, "cannot build the rewriter: \(reason); try `make port` in \(installation.root)")
        }
        return Rewriting(tool: try installation.rewriter(), log: log)
    }

    /// The Swift settings of a target, as far as they decide what is rewritten.
    struct Settings {
        /// The compilation conditions that are set, such as `DEBUG`.
        var conditions: [String] = []
        var languageMode = 5
        /// The upcoming and experimental features that are enabled.
        var features: [String] = []
        /// The modules of the project that the files can import.
        var modules: [String] = []
        /// Whether imports of modules that neither the project nor Quartzite has are removed.
        var dropsMissingImports = false
        /// Whether platform conditions are those of Linux, because the code uses C, and not those of iOS.
        var isForLinux = false
        /// Whether placeholders replace views of frameworks that Quartzite does not have.
        var hasPlaceholders = false

        /// The options of the tool for these settings.
        var options: [String] {
            var options = ["--language-mode", "\(languageMode)"]
            for (name, values) in [("--define", conditions), ("--feature", features), ("--module", modules)] {
                for value in values { options += [name, value] }
            }
            return options + (dropsMissingImports ? ["--drop-missing-imports"] : [])
                + (isForLinux ? ["--for-linux"] : []) + (hasPlaceholders ? ["--placeholders"] : [])
        }
    }

    /// Rewrites files into a folder, where their paths relative to `root` are kept.
    ///
    /// - Parameters:
    ///   - context: Files of other modules that these files import.
    ///   - merged: Modules that are merged with that of the files; imports of them are removed.
    ///   - absences: What the compiler did not find, as JSON; nil for nothing.
    func rewrite(
        _ files: [String], root: String, to output: String, portable: Bool = false, context: [String] = [],
        merged: [String] = [], settings: Settings = Settings(), absences: String? = nil
    ) throws -> [SourceReport] {
        if files.isEmpty { return [] }
        var options = ["--output", output, "--root", root] + (portable ? ["--portable"] : [])
        if let absences {
            let file = log + ".absences"
            do { try Data(absences.utf8).write(to: URL(filePath: file)) } catch {
                try CacheSpace(folder: (log as NSString).deletingLastPathComponent).check()
                throw Failure.cannotWrite("cannot write \(file): \(error.localizedDescription)")
            }
            options += ["--absences", file]
        }
        let known = context.flatMap { ["--context", $0] } + merged.flatMap { ["--merged", $0] } + settings.options
        return try decode(RewriteReport.self, ["rewrite"] + options + known + ["--"] + files).files
    }

    private func decode<Value: Decodable>(_ type: Value.Type, _ arguments: [String]) throws -> Value {
        let run = try CapturedProcess.run(tool, arguments, log: log)
        guard run.status == 0 else {
            let status = ExitStatus(rawValue: run.status) ?? .internalError
            let last = run.output.split(separator: "\n").last.map { String($0).replacing("quartzite-port: ", with: "") }
            throw Failure(status, last ?? "the rewriter ended with status \(run.status)")
        }
        do { return try JSONDecoder().decode(type, from: Data(run.output.utf8)) } catch {
            try CacheSpace(folder: (log as NSString).deletingLastPathComponent).check()
            throw Failure(.internalError, "cannot decode the rewriter's output; rebuild the tool with `make port`")
        }
    }
}
