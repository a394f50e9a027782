import Foundation
import QuartziteCommandLine

/// Compiles sources into a program, as little of them as has changed.
struct ProgramCompiler {
    let folder: WorkFolder
    let installation: Installation
    let isVerbose: Bool

    /// Compiles and links; what the compiler has to say goes to standard error.
    ///
    /// Where it fails for no reason in the code, everything is compiled anew: what was kept may be damaged.
    ///
    /// - Parameter advice: what to do where names are not found.
    func compile(_ files: [String], advice: String?) throws {
        var (outcome, lines) = try attempt(files)
        if outcome != .exited(0), !blamesCode(lines) {
            try CacheSpace(folder: folder.path).check(saying: lines.joined(separator: "\n"))
            try folder.clearObjects()
            try folder.clearModuleCache()
            (outcome, lines) = try attempt(files)
        }
        if lines.contains(where: { $0.hasPrefix("ld") && $0.contains("undefined symbol: $s5UIKit") }),
            installation.isLibraryStale
        {
            throw Failure(.internalError, "libQuartziteRuntime.so is older than the modules; run `make release` again")
        }
        if !lines.isEmpty { Console.tell(lines.joined(separator: "\n") + "\n") }
        guard outcome == .exited(0) else {
            let errors = lines.filter { $0.contains("error: ") && !$0.contains("`- error: ") }
            let isLacking = errors.contains { $0.contains("error: cannot find ") }
            throw Failure(errors: errors.count, advice: isLacking ? advice : nil)
        }
        guard rename(unfinished, folder.program) == 0 else {
            throw Failure.cannotWrite("cannot write \(folder.program): \(String(cString: strerror(errno)))")
        }
    }

    private var unfinished: String { folder.objects + "/program" }

    /// Whether an error is in the user's files, and does not stem from what the compiler keeps of modules.
    private func blamesCode(_ lines: [String]) -> Bool {
        let plain = lines.map { $0.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") }
        return plain.contains { $0.contains(#/^.+:\d+:\d+: (fatal )?error: /#) }
            && !plain.contains { $0.contains(folder.moduleCache) }
    }

    /// Runs the compiler once; how it ended, and what it has to say.
    private func attempt(_ files: [String]) throws -> (ChildProcess.Outcome, [String]) {
        let map = folder.objects + "/outputs.json"
        try folder.write(JSONSerialization.data(withJSONObject: outputs(files), options: .sortedKeys), to: map)
        let log = folder.path + "/compiler.log"
        let arguments =
            installation.moduleArguments + ["-module-name", "App", "-parse-as-library", "-Onone", "-incremental"]
            + ["-gline-tables-only", "-enable-batch-mode", "-j", "\(ProcessInfo.processInfo.activeProcessorCount)"]
            // An app's own start would clash with the program's.
            + ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "quartzite_app_main"]
            + (isVerbose ? [] : ["-suppress-warnings"]) + (Console.isErrorTerminal ? ["-color-diagnostics"] : [])
            + ["-module-cache-path", folder.moduleCache, "-output-file-map", map, "-emit-executable", "-o", unfinished]
            + files + installation.linkArguments
        let outcome = try ChildProcess(executable: try installation.compiler(), arguments: arguments, log: log).run()
        let said = String(decoding: FileManager.default.contents(atPath: log) ?? Data(), as: UTF8.self)
        if case .interrupted(let signal) = outcome { throw Failure(interruptedBy: signal) }
        return (outcome, Self.relevant(said))
    }

    /// Where the compiler puts what it makes of each file, and what it remembers of it.
    private func outputs(_ files: [String]) -> [String: [String: String]] {
        var outputs = ["": ["swift-dependencies": folder.objects + "/module.swiftdeps"]]
        for file in files { outputs[file] = self.outputs(of: file) }
        return outputs
    }

    /// What the compiler makes of one file, by kind.
    func outputs(of file: String) -> [String: String] {
        let stem = folder.objects + "/" + (file as NSString).lastPathComponent
        return ["object": stem + ".o", "swift-dependencies": stem + ".swiftdeps"]
    }

    /// Leaves out what the compiler says about its own parts, and numbers the lines it shows as the user's files do:
    /// the rewritten ones have one line more in front.
    private static func relevant(_ text: String) -> [String] {
        let noise = ["error: emit-module command failed", "error: fatalError", "error: link command failed"]
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
            !noise.contains { line.hasPrefix($0) }
        }
        return withoutRepetitions(lines.compactMap(renumbered)).reversed().drop { $0.isEmpty }.reversed()
    }

    /// Files are compiled in batches, each of which finds out by itself that a module is missing.
    private static func withoutRepetitions(_ lines: [String]) -> [String] {
        var said: Set<String> = []
        var isRepeated = false
        return lines.filter { line in
            if line.contains(#/^.+:\d+:\d+: /#) { isRepeated = !said.insert(line).inserted }
            return !isRepeated
        }
    }

    private static func renumbered(_ line: Substring) -> String? {
        guard let match = line.prefixMatch(of: /((?:\u{1B}\[[0-9;]*m)? *)(\d+)(?= \|)/), let number = Int(match.2)
        else {
            return String(line)
        }
        guard number > 1 else { return nil }
        let text = String(number - 1)
        let gap = String(repeating: " ", count: match.2.count - text.count)
        return match.1 + gap + text + line[match.range.upperBound...]
    }
}
