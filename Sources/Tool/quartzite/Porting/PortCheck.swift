import Foundation
import QuartziteCommandLine
import QuartziteRewriting

/// Compiles the modules of a project, and reports what prevents files from compiling.
struct PortCheck {
    let project: ProjectModules
    let rewriting: Rewriting
    let installation: Installation
    /// A folder for intermediate files.
    let scratch: String

    func run() throws -> PortReport {
        var errors: [CompilerError] = []
        var imports: [String: [String]] = [:]
        for module in project.modules {
            let files = Set(module.files)
            let rewritten = (project.rewritten[module.name] ?? []).filter { files.contains($0.source) }
            for file in rewritten { imports[file.source] = file.missingModules }
            let unreadable = rewritten.filter { $0.output == nil }.flatMap { file in
                file.errors.map { CompilerError(file: file.source, line: $0.line, message: $0.message) }
            }
            let isProgram = rewritten.contains { $0.topLevelCode }
            let found = try unreadable + compile(rewritten.compactMap(\.output), module, isProgram: isProgram)
            errors += found.filter { !errors.contains($0) }
        }
        return report(errors, imports)
    }

    /// Emits a module, even if files have errors, so that its valid parts can be imported.
    private func compile(_ files: [String], _ module: SourceModule, isProgram: Bool) throws -> [CompilerError] {
        if files.isEmpty { return [] }
        let name = module.name
        let arguments =
            installation.moduleArguments + ["-emit-module", "-emit-module-path", "\(scratch)/\(name).swiftmodule"]
            + module.compilerOptions + [
                "-module-name", name, "-enable-testing", "-wmo", "-suppress-warnings", "-I", scratch,
            ]
            + ["-Xfrontend", "-experimental-allow-module-with-compiler-errors"]
            + ["-module-cache-path", CModuleCache(installation).usable ?? "\(scratch)/cache"]
            + (isProgram ? [] : ["-parse-as-library"])
        let run = try CapturedProcess.run(
            try installation.compiler(), arguments + files,
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

    /// Sorts errors by their causes.
    ///
    /// - Parameter imports: The missing modules that each file imports.
    private func report(_ errors: [CompilerError], _ imports: [String: [String]]) -> PortReport {
        let folder = project.folder
        let files = project.files
        let errors = withoutOldSwift(errors)
        let reports = project.reports
        let origin = ErrorOrigin(errors, reports: reports, files: files, lines: Self.lines(of: errors))
        let kinds = errors.map { (error: $0, kind: origin.kind(of: $0)) }
        let external = kinds.compactMap { error, kind -> ExternalUse? in
            guard case .missing(let name) = kind else { return nil }
            if name.hasPrefix("import ") {
                return ExternalUse(module: String(name.dropFirst("import ".count)), name: name, file: error.file)
            }
            return ExternalModule.declaring(name, among: imports[error.file] ?? []).map {
                ExternalUse(module: $0, name: name, file: error.file)
            }
        }
        let needing = Set(external.map(\.file))
        let failing = Set(errors.map(\.file)).subtracting(needing)
        var (symbols, others, following) = ([(String, CompilerError)](), [(String, CompilerError)](), 0)
        // The other errors of files that use a missing module are not attributed to anything else.
        for (error, kind) in kinds where !needing.contains(error.file) {
            switch kind {
            case .missing(let name): symbols.append((name, error))
            case .other(let message): others.append((message, error))
            case .following: following += 1
            }
        }
        let edits = files.compactMap { reports[$0]?.edits }.reduce(into: [:]) {
            $0.merge($1, uniquingKeysWith: +)
        }
        return PortReport(
            folder: folder.path, ported: files.count,
            compiling: files.count { !failing.contains($0) && !needing.contains($0) },
            needing: needing.count, failing: failing.count,
            modules: project.modules.map { module in
                let (needs, fails) = (
                    module.files.count(where: needing.contains), module.files.count(where: failing.contains)
                )
                return PortReport.Module(
                    name: module.name, files: module.files.count, compiling: module.files.count - needs - fails,
                    needing: needs, obsolete: isObsolete(module, reports))
            },
            missing: PortReport.Obstacle.ranked(symbols, in: folder),
            otherErrors: PortReport.Obstacle.ranked(others, in: folder), following: following,
            missingModules: Self.modules(external, in: folder),
            skipped: folder.skipped.map { PortReport.Group(name: $0.key, files: $0.value) }.sorted {
                $0.name < $1.name
            },
            edits: edits)
    }

    /// A use of a name that a missing module declares.
    private struct ExternalUse {
        let module: String
        let name: String
        let file: String
    }

    /// Returns the missing modules with the files that use them, those that most files use first.
    private static func modules(_ uses: [ExternalUse], in folder: ProjectFolder) -> [PortReport.MissingModule] {
        Dictionary(grouping: uses, by: \.module).map { name, uses in
            PortReport.MissingModule(
                name: name, names: Set(uses.map(\.name)).sorted(),
                files: Set(uses.map { folder.relative($0.file) }).sorted())
        }.sorted { ($1.files.count, $0.name) < ($0.files.count, $1.name) }
    }

    /// Replaces the errors of targets in Swift 3 and earlier by one for each file.
    ///
    /// All files of a target have the same version, but not every file shows it.
    private func withoutOldSwift(_ errors: [CompilerError]) -> [CompilerError] {
        let reports = project.reports
        let old = project.modules.filter { isObsolete($0, reports) }
        let files = Set(old.flatMap(\.files))
        let first = Dictionary(errors.filter { files.contains($0.file) }.map { ($0.file, $0.line) }) { min($0, $1) }
        return errors.filter { !files.contains($0.file) }
            + first.sorted { $0.key < $1.key }.map { file, line in
                CompilerError(
                    file: file, line: reports[file]?.oldSwift?.line ?? line,
                    message: "Swift 3 or earlier, which today's Xcode refuses as well")
            }
    }

    /// Whether the project sets an old version for a module, or a file shows one.
    private func isObsolete(_ module: SourceModule, _ reports: [String: SourceReport]) -> Bool {
        module.obsoleteVersion != nil || module.files.contains { reports[$0]?.oldSwift != nil }
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
