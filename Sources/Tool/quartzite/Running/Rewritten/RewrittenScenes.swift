import Foundation
import QuartziteCommandLine
import QuartziteRewriting

/// The scenes of rewritten sources, and what shows them.
struct RewrittenScenes {
    let rewritten: RewrittenSources
    let scenes: SceneList
    /// The class of the scenes' delegates, if the app declares exactly one.
    let sceneDelegate: String?

    /// Finds and rewrites the sources that options of `run` name, and lists their scenes.
    static func find(_ options: RunOptions, _ installation: Installation) throws -> RewrittenScenes {
        let sources = try ProgramSources.find(options, installation)
        try options.render.checkOutput(replacesNoneOf: sources.paths)
        return try RewrittenScenes(sources.rewrite(installation))
    }

    private init(_ rewritten: RewrittenSources) {
        self.rewritten = rewritten
        let (sources, reports) = (rewritten.sources, rewritten.reports)
        let finders = reports.map { module, _ in
            let others = reports.filter { $0.module.name != module.name }.flatMap(\.files)
            return SceneFinder(rewritten.compiledReports(of: module.name), others: others, module: module.name)
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
        let files = rewritten.state.modules.values.flatMap(\.report.files)
        let parts = files.flatMap { file in
            // What may belong to several modules needs no line of its own beside one of those.
            let plain = file.needs.filter { !$0.contains(" or ") }
            return (plain.isEmpty ? file.needs : plain).map { (name: $0, file: file.source) }
        }
        let partly = Dictionary(grouping: parts, by: \.name).sorted { $0.key < $1.key }.map { name, uses in
            "parts of \(Self.list(uses.map(\.file), verb: "are")) left out because \(reason(name))"
        }
        guard let application = rewritten.sources.application else { return partly }
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
        guard rewritten.absences.missing.contains(module), !ExternalModule.isApple(module) else {
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

    /// Makes the program that shows these scenes, unless it is up to date, and reports warnings.
    func program(_ options: RunOptions) throws -> Program {
        let report = options.render.report
        _ = try scenes.scene(named: options.code.scene)
        var found = self
        var (compiled, failure) = (rewritten.folder.program, nil as CompilerFailure?)
        do {
            compiled = try found.compile(isVerbose: report.verbose, showsProgress: !report.quiet)
        } catch let error as CompilerFailure {
            failure = error
        }
        if !report.quiet { for omission in found.omissions { Console.write("quartzite: warning: \(omission)\n") } }
        if let failure {
            failure.report()
            throw failure.failure
        }
        let scene = try found.scenes.scene(named: options.code.scene)
        let (path, bundle) = try found.rewritten.place(
            compiled, language: options.language, sceneDelegate: found.sceneDelegate)
        let sources = rewritten.sources
        let digest =
            try options.render.needsOrigin
            ? SourceDigest(sources.paths, bundle, animation: options.code.animation).text : nil
        return Program(
            path: path, scene: scene.name, files: sources.paths, modules: sources.modules.modules.map(\.name),
            sourceDigest: digest)
    }

    /// The source of the program's entry point.
    private func entry() throws -> ProgramEntry {
        let pages = scenes.scenes.filter { $0.kind == .playground }
        if pages.count > 1 {
            throw Failure.usage("these files are \(pages.count) pages of playgrounds; name one of them")
        }
        let sources = rewritten.sources
        let modules = sources.modules.modules.reversed().map(\.name)
        return ProgramEntry(
            scenes: scenes.scenes, module: sources.mainModule, sceneDelegate: sceneDelegate,
            bundledModules: sources.application == nil ? [] : modules)
    }

    /// The number of times that the search for what needs missing modules goes on.
    private static let rounds = 16

    /// Compiles the program that shows these scenes, unless it is up to date, and returns its path.
    ///
    /// If modules of an app are missing, what the compiler does not find is left out, until the rest compiles. For a folder
    /// without a project, the missing modules may be in other folders.
    ///
    /// - Throws: A ``CompilerFailure`` for code that does not compile for other reasons.
    private mutating func compile(isVerbose: Bool, showsProgress: Bool) throws -> String {
        let whole = self
        var first: CompilerFailure?
        for _ in 0..<Self.rounds {
            do {
                let program = try rewritten.build(
                    entry(), isVerbose: isVerbose, showsProgress: showsProgress, checked: first?.module
                ).attempt(rewritten.state)
                try rewritten.absences.save(in: rewritten.folder)
                return program
            } catch let failure as CompilerFailure {
                first = first ?? failure
                let search = AbsenceSearch(sources: rewritten.sources, state: rewritten.state)
                guard rewritten.sources.application != nil,
                    let more = search.absences(rewritten.absences, after: failure),
                    let next = try? RewrittenScenes(rewritten.again(without: more))
                else { break }
                self = next
            }
        }
        self = whole
        if let first { throw first }
        return rewritten.folder.program
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
