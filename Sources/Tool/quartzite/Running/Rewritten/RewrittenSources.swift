import Foundation
import QuartziteCommandLine
import QuartziteRewriting

/// The sources of a program, rewritten in their work folder for the compiler on Linux.
///
/// Their program is compiled in the same folder, which no other process uses until then.
struct RewrittenSources {
    let sources: ProgramSources
    let folder: WorkFolder
    let installation: Installation
    /// What files lack of modules that are not there.
    let absences: Absences
    let state: WorkFolder.State

    /// The name of the program's own module.
    var mainModule: String { sources.mainModule }

    /// The rewriter's reports of all files, by module in order of compilation.
    var reports: [(module: SourceModule, files: [SourceReport])] {
        sources.modules.modules.map { (module: $0, files: state.modules[$0.name]?.report.files ?? []) }
    }

    /// Returns the reports of the files of a module that are compiled.
    func compiledReports(of module: String) -> [SourceReport] { state.modules[module]?.compiledReports ?? [] }

    /// The reports of the files of libraries that are compiled.
    var libraryReports: [SourceReport] {
        sources.modules.modules.dropLast().flatMap { compiledReports(of: $0.name) }
    }

    /// Compiles the program, unless it is up to date, and returns its path.
    ///
    /// - Parameter showsProgress: Whether a terminal shows how many files are compiled.
    func compile(_ entry: any GeneratedSources, isVerbose: Bool, showsProgress: Bool = true) throws -> String {
        try build(entry, isVerbose: isVerbose, showsProgress: showsProgress).perform(state)
    }

    /// Returns what compiles the program.
    ///
    /// - Parameter checked: The module of which all errors are wanted before it is compiled.
    func build(
        _ entry: any GeneratedSources, isVerbose: Bool, showsProgress: Bool, checked: String? = nil
    ) -> ProgramBuild {
        ProgramBuild(
            sources: sources, folder: folder, installation: installation, isVerbose: isVerbose,
            showsProgress: showsProgress, entry: entry, advice: MissingNames(sources: sources, state: state).advice,
            checked: checked)
    }

    /// Rewrites the sources again, in the same folder, without what they lack.
    func again(without absences: Absences) throws -> RewrittenSources {
        try sources.rewrite(installation, in: folder, absences)
    }

    /// Places a compiled program in the bundle of its app, if it has one, and returns where it is then, and what the bundle
    /// contains; other processes can use the work folder afterwards.
    ///
    /// - Parameter isApp: Whether the bundle is that of the app; otherwise, it is that of tests.
    func place(
        _ program: String, language: String, sceneDelegate: String?, isApp: Bool = true
    ) throws -> (program: String, bundle: BundleContents?) {
        defer { folder.unlock() }
        guard let (checkout, application, graph) = sources.application else { return (program, nil) }
        let bundle = AppBundle(
            application, graph, of: checkout, language: language, sceneDelegate: sceneDelegate, isApp: isApp)
        for problem in bundle.contents.problems { Console.write("quartzite: warning: \(problem)\n") }
        return (try BundleFolder(bundle: bundle, parent: folder.bundles).place(program), bundle.contents)
    }

    /// Throws for code that cannot be compiled: syntax errors, and statements at the top level.
    fileprivate func check() throws {
        let files = reports.flatMap(\.files)
        if let failure = Failure(oldSwift: files) { throw failure }
        for (module, files) in reports {
            if module.obsoleteVersion != nil, let file = files.first(where: { !$0.errors.isEmpty }) {
                let error = file.errors.first.map { "\(file.source):\($0.line): \($0.message)" }
                throw Failure(obsolete: module, first: error)
            }
        }
        let errors = files.flatMap { file in file.errors.map { (file.source, $0) } }
        for (file, error) in errors.prefix(20) {
            Console.write("\(file):\(error.line):\(error.column): error: \(error.message)\n")
        }
        if !errors.isEmpty {
            throw Failure(errors: errors.count)
        }
        if let file = files.first(where: { $0.topLevelCode && !$0.startsApp && !$0.isPage }) {
            throw Failure(
                .renderFailed,
                "\(file.source) has statements outside of functions; put them into a view controller's viewDidLoad()")
        }
    }
}

extension ProgramSources {
    /// Rewrites the sources, as far as they have changed since the last run; throws for code that cannot be compiled.
    func rewrite(_ installation: Installation) throws -> RewrittenSources {
        let folder = try WorkFolder.open(for: identity, of: installation)
        return try rewrite(
            installation, in: folder, Absences(in: folder, for: self, tools: installation.fingerprint))
    }

    fileprivate func rewrite(
        _ installation: Installation, in folder: WorkFolder, _ absences: Absences
    ) throws -> RewrittenSources {
        let rewriting = ModuleRewriting(
            sources: self, folder: folder, installation: installation, absences: absences)
        let rewritten = RewrittenSources(
            sources: self, folder: folder, installation: installation, absences: absences,
            state: try rewriting.perform())
        try rewritten.check()
        return rewritten
    }
}
