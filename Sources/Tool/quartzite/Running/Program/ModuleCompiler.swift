import Foundation
import QuartziteCommandLine

/// Compiles the sources of a module, as a rule only those that changed, and links the program.
struct ModuleCompiler {
    /// What is made of the sources.
    enum Product {
        /// A module that others import, by the path of its interface.
        case library(interface: String)
        /// The program, linked with the object files of its libraries.
        case program(libraries: [String])
    }

    let folder: WorkFolder
    let module: SourceModule
    let place: ModuleFolder
    let product: Product
    /// A module of the program in a version of Swift that today's Xcode refuses, if any.
    let obsolete: SourceModule?
    let installation: Installation
    let isVerbose: Bool
    /// Whether tests use what is compiled: they can then see what is internal, and are linked with XCTest.
    var isForTests = false
    /// Whether messages name the module, because the program has several.
    var isOneOfSeveral = false
    /// Whether a terminal shows how many files are compiled.
    var showsProgress = false
    /// The options with which the compiler finds the modules of C code.
    var clangArguments: [String] = []

    /// The name of the entry point of the user's own code, which would conflict with the program's.
    static let appEntry = "quartzite_app_main"

    /// Compiles and links; the compiler's diagnostics are printed to standard error.
    ///
    /// If compiling fails without an error in the code, everything is compiled again, because intermediate files may
    /// be damaged.
    ///
    /// - Parameters:
    ///   - isChecked: Whether all errors of all files are wanted before anything is compiled.
    ///   - advice: Returns a hint for names that were not found, which is added to the error.
    /// - Throws: A ``CompilerFailure`` for code that does not compile.
    func compile(_ files: [String], isChecked: Bool = false, advice: ([String]) -> String?) throws {
        if isChecked {
            let (outcome, lines) = try attempt(files, isCheck: true)
            if outcome != .exited(0), blamesCode(lines) { throw failure(lines, advice) }
        }
        var (outcome, lines) = try direct(files) ?? attempt(files)
        if outcome != .exited(0), !blamesCode(lines) {
            try CacheSpace(folder: folder.path).check(saying: lines.joined(separator: "\n"))
            try folder.clearObjects(place)
            try folder.clearModuleCache()
            (outcome, lines) = try attempt(files)
        }
        if lines.contains(where: { $0.hasPrefix("ld") && $0.contains("undefined symbol: $s5UIKit") }),
            installation.isLibraryStale
        {
            throw Failure(.internalError, "libQuartziteRuntime.so is older than the modules; run `make release` again")
        }
        if outcome != .exited(0), let obsolete, !isVerbose, blamesCode(lines) {
            throw Failure(obsolete: obsolete, first: lines.first(where: Self.isError))
        }
        guard outcome == .exited(0) else { throw failure(lines, advice) }
        if !lines.isEmpty { Console.write(lines.joined(separator: "\n") + "\n") }
        guard case .program = product else { return }
        guard rename(unfinished, folder.program) == 0 else {
            throw Failure.cannotWrite("cannot write \(folder.program): \(String(cString: strerror(errno)))")
        }
    }

    private func failure(_ lines: [String], _ advice: ([String]) -> String?) -> CompilerFailure {
        let errors = lines.filter { $0.contains("error: ") && !$0.contains("`- error: ") }
        let plain = errors.map { $0.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") }
        let missing = plain.filter { $0.contains("error: cannot find ") }.compactMap {
            CompilerError($0)?.missingSymbol
        }
        let failure = Failure(errors: errors.count, advice: missing.isEmpty ? nil : advice(missing))
        return CompilerFailure(module: module.name, lines: lines, failure: failure)
    }

    private var unfinished: String { place.objects + "/program" }

    /// Whether an error is in the user's files and is not caused by the module cache.
    private func blamesCode(_ lines: [String]) -> Bool {
        lines.contains(where: Self.isError) && !lines.contains { $0.contains(folder.moduleCache) }
    }

    private static func isError(_ line: String) -> Bool {
        line.replacing(#/\u{1B}\[[0-9;]*m/#, with: "").contains(#/^.+:\d+:\d+: (fatal )?error: /#)
    }

    /// Runs the compiler once, and returns its outcome and its diagnostics.
    ///
    /// - Parameter isCheck: Whether nothing is written, and all errors are wanted.
    private func attempt(
        _ files: [String], isCheck: Bool = false
    ) throws -> (ChildProcess.Outcome, [String]) {
        let arguments = try arguments(files, isCheck: isCheck)
        let notice = notice(files)
        defer { notice?.end() }
        let outcome = try ChildProcess(executable: try installation.compiler(), arguments: arguments, log: log).run()
        return try (outcome, said(outcome))
    }

    /// Compiles the only source of a program and links it without the compiler's driver; nil if that is not possible.
    private func direct(_ files: [String]) throws -> (ChildProcess.Outcome, [String])? {
        guard case .program = product, module.files.count == 1, !isVerbose else { return nil }
        // What the driver has recorded when the program had more sources is out of date after this.
        if FileManager.default.fileExists(atPath: place.objects + "/module.priors") { try folder.clearObjects(place) }
        let arguments = try arguments(files)
        let kept = place.path + "/jobs.json"
        var jobs = try CompilerJobs(
            key: CompilerJobs.key(installation, arguments), keptIn: kept, compiler: installation.compiler(),
            arguments: arguments, log: log)
        if jobs.isChanged { try folder.write(jobs.data, to: kept) }
        guard jobs.isUsable else { return nil }
        let notice = notice(files)
        defer { notice?.end() }
        let compile = jobs.plan.compile
        let compiled = try ChildProcess(
            executable: compile[0], arguments: Array(compile.dropFirst()), log: log
        ).run()
        let lines = try said(compiled)
        guard compiled == .exited(0) else { return (compiled, lines) }
        guard let link = try jobs.link(log: log), FileManager.default.isExecutableFile(atPath: link[0]) else {
            return nil
        }
        if jobs.isChanged { try folder.write(jobs.data, to: kept) }
        let linked = try ChildProcess(executable: link[0], arguments: Array(link.dropFirst()), log: log).run()
        return try (linked, lines + said(linked))
    }

    private var log: String { folder.path + "/compiler.log" }

    /// Returns what the compiler has said.
    private func said(_ outcome: ChildProcess.Outcome) throws -> [String] {
        let said = String(decoding: FileManager.default.contents(atPath: log) ?? Data(), as: UTF8.self)
        if case .interrupted(let signal) = outcome { throw Failure(interruptedBy: signal) }
        return Self.withoutOwnWarnings(Self.relevant(said), in: folder.path)
    }

    private func notice(_ files: [String]) -> CompileNotice? {
        guard showsProgress, Console.showsStatusLines else { return nil }
        return CompileNotice(
            module: isOneOfSeveral ? module.name : nil, objects: files.compactMap { place.outputs(of: $0)["object"] })
    }

    /// Returns the arguments of the compiler, and writes the list of its outputs.
    private func arguments(_ files: [String], isCheck: Bool = false) throws -> [String] {
        let map = place.objects + "/outputs.json"
        try folder.write(JSONSerialization.data(withJSONObject: outputs(files), options: .sortedKeys), to: map)
        return installation.moduleArguments + ["-I", folder.interfaces] + module.compilerOptions
            + clangArguments + (isForTests ? ["-enable-testing"] + installation.testingArguments : [])
            + ["-module-name", module.name, "-Onone"] + (isCheck ? Self.checking : schedule)
            + (files.contains { $0.hasSuffix("/\(ProgramBuild.script)") } ? [] : ["-parse-as-library"])
            // Leaves out a check of the compiler's own work, and copies of variables for a debugger, which the debug
            // information does not mention and which take up to a quarter of a program's time.
            + ["-Xfrontend", "-disable-llvm-verify", "-Xfrontend", "-disable-debugger-shadow-copies"]
            + ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", Self.appEntry]
            + (isVerbose ? [] : ["-suppress-warnings"])
            + [Console.showsColors ? "-color-diagnostics" : "-no-color-diagnostics"]
            + ["-module-cache-path", folder.moduleCache, "-output-file-map", map] + Self.balanced(files)
            + (isCheck ? [] : productArguments)
    }

    /// The options that only look for errors, in all files.
    private static let checking = [
        "-typecheck", "-enable-batch-mode", "-j", "\(ProcessInfo.processInfo.activeProcessorCount)",
        "-continue-building-after-errors",
    ]

    /// The options that divide the work among the processors.
    ///
    /// Each batch imports all modules and reads all files, so there are only as many as processors.
    private var schedule: [String] {
        let processors = ProcessInfo.processInfo.activeProcessorCount
        // One source and the entry point share what they import.
        let batches = module.files.count == 1 ? 1 : processors
        // The interface of a library is written while the batches are compiled.
        var jobs = processors
        if case .library = product { jobs += 1 }
        let options = ["-enable-batch-mode", "-j", "\(jobs)", "-driver-batch-count", "\(batches)"]
        if isIncremental { return options + ["-incremental"] }
        // Hashes of the generated code serve only incremental compilation.
        return options + ["-Xfrontend", "-disable-incremental-llvm-codegen"]
    }

    /// Whether the compiler records what each file depends on, which takes a quarter of its time.
    private var isIncremental: Bool { module.isIncremental && module.files.count > 1 }

    private var productArguments: [String] {
        switch product {
        case .library(let interface): ["-c", "-emit-module", "-emit-module-path", interface]
        case .program(let libraries):
            ["-emit-executable", "-o", unfinished] + libraries + installation.linkArguments
                + (isForTests ? installation.testingObjects : [])
        }
    }

    /// Returns many files in an order in which batches, which the compiler makes of neighbours, take about the same time.
    ///
    /// The order does not depend on the number of processors, which program files would show.
    static func balanced(_ files: [String], size: (String) -> Int = Self.size) -> [String] {
        // Of equal groups, the first ones are far from each other, so that halves and quarters get equal parts.
        let groups = 8
        let rank = [0, 4, 2, 6, 1, 5, 3, 7]
        guard files.count >= groups else { return files }
        let capacities = (0..<groups).map { ($0 + 1) * files.count / groups - $0 * files.count / groups }
        var bins = Array(repeating: (size: 0, files: [Int]()), count: groups)
        let sizes = files.map(size)
        for file in files.indices.sorted(by: { (sizes[$1], $0) < (sizes[$0], $1) }) {
            let open = bins.indices.filter { bins[$0].files.count < capacities[$0] }
            guard let bin = open.min(by: { (bins[$0].size, rank[$0]) < (bins[$1].size, rank[$1]) }) else { continue }
            bins[bin].files.append(file)
            bins[bin].size += sizes[file]
        }
        return bins.flatMap { bin in bin.files.sorted().map { files[$0] } }
    }

    private static func size(_ path: String) -> Int {
        var information = stat()
        return stat(path, &information) == 0 ? Int(information.st_size) : 0
    }

    /// The contents of the output file map.
    private func outputs(_ files: [String]) -> [String: [String: String]] {
        var outputs = ["": ["swift-dependencies": place.objects + "/module.swiftdeps"]]
        for file in files { outputs[file] = place.outputs(of: file) }
        return outputs
    }

    /// Removes messages about internal compiler steps, and corrects the line numbers of displayed source lines.
    ///
    /// The rewritten files have an additional first line.
    private static func relevant(_ text: String) -> [String] {
        let noise = ["error: emit-module command failed", "error: fatalError", "error: link command failed"]
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
            !noise.contains { line.hasPrefix($0) }
        }
        return withoutRepetitions(lines.compactMap(renumbered)).reversed().drop { $0.isEmpty }.reversed()
    }

    /// Removes warnings about the copies of the user's files, and about what the tool adds to them.
    ///
    /// Warnings about the user's own code name the user's files.
    static func withoutOwnWarnings(_ lines: [String], in folder: String) -> [String] {
        var isOwn = false
        return lines.filter { line in
            let plain = line.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
            if let match = plain.prefixMatch(of: #/(.+?):\d+:\d+: (\w+)/#) {
                isOwn = match.output.1.hasPrefix(folder + "/") && match.output.2 != "error"
            }
            return !isOwn
        }
    }

    /// Removes repeated errors: files are compiled in batches, and each batch reports a missing module.
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
