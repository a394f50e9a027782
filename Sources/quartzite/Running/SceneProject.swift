import Foundation
import QuartziteCommandLine

/// The user's sources, rewritten in their work folder, and their scenes.
struct SceneProject {
    let scenes: SceneList
    private let sources: RunSources
    private let folder: WorkFolder
    private let installation: Installation
    private let isVerbose: Bool
    /// The class of the scenes' delegates, if the app declares exactly one.
    let sceneDelegate: String?
    private let state: WorkFolder.State
    /// What files lack of modules that are not there.
    private let absences: Absences

    /// Rewrites the sources, unless they are unchanged since the last run.
    ///
    /// - Parameter absences: What files lack of modules that are not there; what is known from earlier runs by default.
    init(
        _ sources: RunSources, in folder: WorkFolder, _ installation: Installation, isVerbose: Bool,
        absences known: Absences? = nil
    ) throws {
        absences = try known ?? Absences(in: folder, for: sources, tools: installation.fingerprint)
        self.sources = sources
        self.folder = folder
        self.installation = installation
        self.isVerbose = isVerbose
        let state = try ModuleRewriting(
            sources: sources, folder: folder, installation: installation, absences: absences
        ).perform()
        self.state = state
        let reports = sources.modules.modules.map { (module: $0, files: state.modules[$0.name]?.report.files ?? []) }
        try Self.check(reports)
        let finders = reports.map { module, _ in
            let others = reports.filter { $0.module.name != module.name }.flatMap(\.files)
            return SceneFinder(
                state.modules[module.name]?.compiledReports ?? [], others: others, module: module.name)
        }
        let delegate = finders.last?.sceneDelegate
        let found = finders.reversed().flatMap(\.scenes)
        let start = StartWithoutDelegate(sources, sceneDelegate: delegate, among: found).scene.map { [$0] } ?? []
        scenes = SceneList(
            scenes: Self.withUniqueNames(start + found, main: sources.mainModule),
            mainModule: sources.mainModule,
            unmakeable: finders.map(\.unmakeable).reduce(into: [:]) { $0.merge($1) { _, later in later } },
            absence: SceneFinder(reports.last?.files ?? []).absence, files: sources.paths)
        sceneDelegate = delegate
    }

    /// Warnings about files that are left out, because they use frameworks that Quartzite does not have or are written in
    /// Objective-C.
    var omissions: [String] {
        let files = state.modules.values.flatMap(\.report.files)
        let parts = files.flatMap { file in
            // What may belong to several modules needs no line of its own beside one of those.
            let plain = file.needs.filter { !$0.contains(" or ") }
            return (plain.isEmpty ? file.needs : plain).map { (name: $0, file: file.source) }
        }
        let partly = Dictionary(grouping: parts, by: \.name).sorted { $0.key < $1.key }.map { name, uses in
            "parts of \(Self.list(uses.map(\.file), verb: "are")) left out because \(reason(name))"
        }
        guard let application = sources.application else { return partly }
        let uses = files.compactMap { file in file.framework.map { (name: $0, file: file.source) } }
        let whole = Dictionary(grouping: uses, by: \.name).sorted { $0.key < $1.key }.map { name, uses in
            "\(Self.list(uses.map(\.file))) left out because \(reason(name))"
        }
        let left = whole + partly
        let others = application.graph.modules.flatMap(\.sources).filter { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }
        if others.isEmpty { return left }
        return left + ["\(Self.list(others)) not compiled because Quartzite does not run Objective-C"]
    }

    /// Returns why what uses a module is left out.
    private func reason(_ module: String) -> String {
        if module == AbsenceSearch.objectiveC { return "Quartzite does not run Objective-C" }
        guard absences.missing.contains(module), !ForeignModule.isApple(module) else {
            return "Quartzite does not have \(module)"
        }
        return "the checkout does not contain \(module)"
    }

    /// Returns the names of the first of some files, and a verb; nil chooses it by their number.
    private static func list(_ paths: [String], verb: String? = nil) -> String {
        let files = paths.map { ($0 as NSString).lastPathComponent }.sorted()
        let rest = files.count > 3 ? " and \(files.count - 3) more" : ""
        return files.prefix(3).joined(separator: ", ") + rest + " " + (verb ?? (files.count == 1 ? "is" : "are"))
    }

    /// Adds the module to the names of scenes of libraries that are not unique.
    private static func withUniqueNames(_ scenes: [RunnableScene], main: String) -> [RunnableScene] {
        let modules = Dictionary(grouping: scenes, by: \.name).mapValues { Set($0.map(\.module)) }
        return scenes.map { scene in
            guard scene.module != main, modules[scene.name, default: []].count > 1 else { return scene }
            var scene = scene
            scene.name = "\(scene.module).\(scene.name)"
            return scene
        }
    }

    /// Compiles the program that shows these scenes, unless it is up to date, and returns its path.
    ///
    /// - Parameters:
    ///   - showsProgress: Whether a terminal shows how many files are compiled.
    ///   - checked: The module of which all errors are wanted before it is compiled.
    /// - Throws: A ``CompilerFailure`` for code that does not compile.
    private func compile(showsProgress: Bool, checked: String?) throws -> String {
        let pages = scenes.scenes.filter { $0.kind == .playground }
        if pages.count > 1 {
            throw Failure.usage("these files are \(pages.count) pages of playgrounds; name one of them")
        }
        let modules = sources.modules.modules.reversed().map(\.name)
        let entry = ProgramEntry(
            scenes: scenes.scenes, module: sources.mainModule, sceneDelegate: sceneDelegate,
            bundledModules: sources.application == nil ? [] : modules)
        return try ProgramBuild(
            sources: sources, folder: folder, installation: installation, isVerbose: isVerbose,
            showsProgress: showsProgress, entry: entry,
            advice: MissingNames(sources: sources, state: state).advice, checked: checked
        ).attempt(state)
    }

    /// The number of times that the search for what needs missing modules goes on.
    private static let rounds = 16

    /// Compiles the program that shows these scenes, unless it is up to date, and returns its path.
    ///
    /// If modules of an app are missing, what the compiler does not find is left out, until the rest compiles. For a folder
    /// without a project, the missing modules may be in other folders.
    ///
    /// - Throws: A ``CompilerFailure`` for code that does not compile for other reasons.
    mutating func compile(showsProgress: Bool = true) throws -> String {
        let whole = self
        var first: CompilerFailure?
        for _ in 0..<Self.rounds {
            do {
                let program = try compile(showsProgress: showsProgress, checked: first?.module)
                try absences.save(in: folder)
                return program
            } catch let failure as CompilerFailure {
                first = first ?? failure
                let search = AbsenceSearch(sources: sources, state: state)
                guard sources.application != nil, let more = search.absences(absences, after: failure),
                    let next = try? SceneProject(
                        sources, in: folder, installation, isVerbose: isVerbose, absences: more)
                else { break }
                self = next
            }
        }
        self = whole
        if let first { throw first }
        return folder.program
    }

    /// Throws for code that cannot be compiled: syntax errors, and statements at the top level.
    static func check(_ reports: [(module: SourceModule, files: [SourceReport])]) throws {
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
            Console.tell("\(file):\(error.line):\(error.column): error: \(error.message)\n")
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

extension Failure {
    /// Creates an error for code in Swift 2 or earlier; `nil` if no file is.
    init?(oldSwift files: [SourceReport]) {
        let old = files.filter { $0.oldSwift != nil }
        guard let first = old.first, let sign = first.oldSwift else { return nil }
        let files = old.count == 1 ? "" : " (\(old.count) files)"
        self.init(
            .renderFailed,
            "\(first.source):\(sign.line): \(sign.sign) is Swift 2 or earlier\(files); today's Xcode refuses it as well"
        )
    }

    /// Creates an error for a module whose language version today's Xcode refuses, and which does not compile.
    init(obsolete module: SourceModule, first: String?) {
        let place = first.map { "; first, " + $0.replacing("error: ", with: "") } ?? ""
        self.init(
            .renderFailed,
            "\(module.name) is written in Swift \(module.obsoleteVersion ?? "3"), which today's Xcode refuses as well\(place)"
        )
    }

    /// Creates an error for code with a number of compiler errors.
    init(errors count: Int, advice: String? = nil) {
        let number = count == 1 ? "1 error" : "\(count) errors"
        let more = advice.map { "; " + $0 } ?? ""
        self.init(.renderFailed, "the code does not compile\(count > 0 ? " (\(number))" : "")\(more)")
    }
}
