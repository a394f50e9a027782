import Foundation
import QuartziteCommandLine

/// Compiles the modules of a project, and reports what prevents files from compiling.
struct PortCheck {
    let project: ProjectModules
    let rewriting: Rewriting
    let installation: Installation
    /// A folder for intermediate files.
    let scratch: String

    /// The modules of the Swift toolchain and of Quartzite.
    private static let available: Set<String> = [
        "UIKit", "QuartzCore", "CoreGraphics", "QuartziteTesting", "Swift", "Foundation", "FoundationEssentials",
        "FoundationNetworking", "FoundationXML", "Dispatch", "Glibc", "Synchronization", "Observation", "RegexBuilder",
        "Cxx", "_Concurrency", "_StringProcessing",
    ]

    func run() throws -> PortReport {
        var errors: [CompilerError] = []
        let missing = missingModules()
        for group in missing { try compile([], name: group.name) }
        for (index, module) in project.modules.enumerated() {
            let rewritten = try rewriting.rewrite(
                module.files, root: project.folder.path, to: "\(scratch)/\(index)", context: project.context(of: module)
            )
            let unreadable = rewritten.filter { $0.output == nil }.flatMap { file in
                file.errors.map { CompilerError(file: file.source, line: $0.line, message: $0.message) }
            }
            let isProgram = rewritten.contains { $0.topLevelCode }
            let found =
                try unreadable + compile(rewritten.compactMap(\.output), name: module.name, isProgram: isProgram)
            errors += found.filter { !errors.contains($0) }
        }
        return report(errors, missing)
    }

    /// Emits a module, even if files have errors, so that its valid parts can be imported.
    @discardableResult
    private func compile(_ files: [String], name: String, isProgram: Bool = false) throws -> [CompilerError] {
        let source = "\(scratch)/Empty.swift"
        if files.isEmpty { try? "".write(toFile: source, atomically: true, encoding: .utf8) }
        let arguments =
            installation.moduleArguments + ["-emit-module", "-emit-module-path", "\(scratch)/\(name).swiftmodule"]
            + ["-module-name", name, "-enable-testing", "-wmo", "-suppress-warnings", "-I", scratch]
            + ["-Xfrontend", "-experimental-allow-module-with-compiler-errors"]
            + ["-module-cache-path", "\(scratch)/cache"] + (isProgram ? [] : ["-parse-as-library"])
        let run = try CapturedProcess(
            try installation.compiler(), arguments + (files.isEmpty ? [source] : files),
            log: scratch + "/compiler.log")
        let errors = run.output.split(separator: "\n").compactMap { CompilerError($0) }
        if run.status != 0, errors.isEmpty {
            let reason = run.output.split(separator: "\n").last { $0.contains("error:") }
            throw Failure(
                .internalError,
                "\(name): the compiler exited with status \(run.status): \(reason ?? "no error message")")
        }
        return errors.reduce(into: []) { kept, error in if !kept.contains(error) { kept.append(error) } }
    }

    /// The imported modules that neither the project nor Quartzite provides, with the files that import them.
    private func missingModules() -> [PortReport.Group] {
        let own = Set(project.modules.map(\.name))
        let imports = project.folder.swift.flatMap { file in
            (project.reports[file]?.imports ?? []).map { (module: $0, file: file) }
        }.filter { !own.contains($0.module) && !Self.available.contains($0.module) }
        return Dictionary(grouping: imports, by: \.module).map { name, uses in
            PortReport.Group(name: name, files: uses.map { project.folder.relative($0.file) })
        }.sorted { ($1.files.count, $0.name) < ($0.files.count, $1.name) }
    }

    private func report(_ errors: [CompilerError], _ missing: [PortReport.Group]) -> PortReport {
        let folder = project.folder
        let needing = Set(missing.flatMap(\.files).map { "\(folder.path)/\($0)" })
        let failing = Set(errors.map(\.file)).subtracting(needing)
        // Errors in files that import a missing module are not attributed to anything else.
        let own = withoutOldSwift(
            errors.filter { !needing.contains($0.file) && $0.missingSymbol?.hasPrefix("import ") != true })
        let origin = ErrorOrigin(own, reports: project.reports, files: folder.swift, lines: Self.lines(of: own))
        var (symbols, others, following) = ([(String, CompilerError)](), [(String, CompilerError)](), 0)
        for error in own {
            switch origin.kind(of: error) {
            case .missing(let name): symbols.append((name, error))
            case .other(let message): others.append((message, error))
            case .following: following += 1
            }
        }
        let edits = folder.swift.compactMap { project.reports[$0]?.edits }.reduce(into: [:]) {
            $0.merge($1, uniquingKeysWith: +)
        }
        return PortReport(
            folder: folder.path, ported: folder.swift.count,
            compiling: folder.swift.count { !failing.contains($0) && !needing.contains($0) },
            needing: needing.count, failing: failing.count,
            modules: project.modules.map { module in
                let (needs, fails) = (
                    module.files.count(where: needing.contains), module.files.count(where: failing.contains)
                )
                return PortReport.Module(
                    name: module.name, files: module.files.count, compiling: module.files.count - needs - fails,
                    needing: needs)
            },
            missing: PortReport.Obstacle.ranked(symbols, in: folder),
            otherErrors: PortReport.Obstacle.ranked(others, in: folder), following: following,
            missingModules: missing,
            skipped: folder.skipped.map { PortReport.Group(name: $0.key, files: $0.value) }.sorted {
                $0.name < $1.name
            },
            edits: edits)
    }

    /// Replaces the errors of files in Swift 2 and earlier by one for each file.
    private func withoutOldSwift(_ errors: [CompilerError]) -> [CompilerError] {
        let old = Set(errors.map(\.file)).sorted().compactMap { file in
            project.reports[file]?.oldSwift.map {
                CompilerError(
                    file: file, line: $0.line, message: "Swift 2 or earlier, which today's Xcode refuses as well")
            }
        }
        let files = Set(old.map(\.file))
        return errors.filter { !files.contains($0.file) } + old
    }

    private static func lines(of errors: [CompilerError]) -> [String: [Substring]] {
        var lines: [String: [Substring]] = [:]
        for file in Set(errors.map(\.file)) {
            let text = FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) } ?? ""
            lines[file] = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        }
        return lines
    }
}
