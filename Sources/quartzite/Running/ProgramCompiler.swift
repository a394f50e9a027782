import Foundation
import Rendering

/// Compiles sources into a program, as little of them as has changed.
struct ProgramCompiler {
    let folder: WorkFolder
    let installation: Installation
    let isVerbose: Bool

    /// Compiles and links; what the compiler has to say goes to standard error.
    func compile(_ files: [String]) throws {
        let map = folder.objects + "/outputs.json"
        try folder.write(JSONSerialization.data(withJSONObject: outputs(files), options: .sortedKeys), to: map)
        let unfinished = folder.objects + "/program"
        let log = folder.path + "/compiler.log"
        let arguments =
            installation.moduleArguments + ["-module-name", "App", "-parse-as-library", "-Onone", "-incremental"]
            + ["-enable-batch-mode", "-j", "\(ProcessInfo.processInfo.activeProcessorCount)"]
            // An app's own start would clash with the program's.
            + ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "quartzite_app_main"]
            + (isVerbose ? [] : ["-suppress-warnings"]) + (Console.isErrorTerminal ? ["-color-diagnostics"] : [])
            + ["-module-cache-path", folder.moduleCache, "-output-file-map", map, "-emit-executable", "-o", unfinished]
            + files + installation.linkArguments
        let outcome = try ChildProcess(executable: try installation.compiler(), arguments: arguments, log: log).run()
        let said = String(decoding: FileManager.default.contents(atPath: log) ?? Data(), as: UTF8.self)
        if case .interrupted(let signal) = outcome { throw Failure(interruptedBy: signal) }
        let lines = Self.relevant(said)
        if !lines.isEmpty { Console.tell(lines.joined(separator: "\n") + "\n") }
        guard outcome == .exited(0) else {
            let count = lines.count { $0.contains("error: ") && !$0.hasPrefix(" ") }
            throw Failure(.renderFailed, "the code does not compile: \(count == 1 ? "an error" : "\(count) errors")")
        }
        guard rename(unfinished, folder.program) == 0 else {
            throw Failure.cannotWrite("cannot write \(folder.program): \(String(cString: strerror(errno)))")
        }
    }

    /// Where the compiler puts what it makes of each file, and what it remembers of it.
    private func outputs(_ files: [String]) -> [String: [String: String]] {
        var outputs = ["": ["swift-dependencies": folder.objects + "/module.swiftdeps"]]
        for file in files {
            let stem = folder.objects + "/" + (file as NSString).lastPathComponent
            outputs[file] = ["object": stem + ".o", "swift-dependencies": stem + ".swiftdeps"]
        }
        return outputs
    }

    /// Leaves out what the compiler says about its own parts.
    private static func relevant(_ text: String) -> [Substring] {
        text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
            !line.hasPrefix("error: emit-module command failed") && !line.hasPrefix("error: fatalError")
                && !line.hasPrefix("error: link command failed")
        }.reversed().drop { $0.isEmpty }.reversed()
    }
}
