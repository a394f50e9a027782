import Foundation
import Media
import QuartziteCommandLine

/// A scene of the user's sources and the program that shows it.
struct PreparedProgram: Codable {
    /// The path of the program.
    let program: String
    /// The name of the scene.
    let scene: String
    /// The paths of the user's sources, as given.
    let files: [String]
    /// The names of the modules that the sources form.
    let modules: [String]
    /// The digest of the sources and of the bundle's files, if the output requires one.
    let sourceDigest: String?

    /// Compiles the sources of `quartzite run`, unless the program is up to date, and reports warnings.
    ///
    /// - Parameter find: Called with the scenes that were found; returns false if there is nothing more to do.
    init?(
        _ options: RunOptions, _ installation: Installation, find: (SceneList) throws -> Bool = { _ in true }
    ) throws {
        var sources = try RunSources(
            LottieScene.sources(of: options.code), target: options.code.target,
            page: options.code.list ? nil : options.code.scene ?? "", assets: options.code.assets
        ) { checkout, graphs in
            let packages = PackageOptions(isOffline: options.code.offline, isQuiet: options.render.report.quiet)
            return try PackageResolution.complete(checkout, installation, packages, graphs: graphs)
        }
        if LottieScene.playsOnlyAnimation(options.code) { sources.compileOnce() }
        try options.render.checkOutput(replacesNoneOf: sources.paths)
        let folder = try WorkFolder(for: sources.identity, of: installation)
        var project = try SceneProject(sources, in: folder, installation, isVerbose: options.render.report.verbose)
        guard try find(project.scenes) else { return nil }
        _ = try project.scenes.chosen(options.code.scene)
        var program = folder.program
        var failure: CompilerFailure?
        do { program = try project.compile(showsProgress: !options.render.report.quiet) } catch let error
            as CompilerFailure
        { failure = error }
        if !options.render.report.quiet {
            for omission in project.omissions { Console.tell("quartzite: warning: \(omission)\n") }
        }
        if let failure {
            failure.report()
            throw failure.failure
        }
        let scene = try project.scenes.chosen(options.code.scene)
        var bundle: BundleContents?
        if let (checkout, application, graph) = sources.application {
            let app = AppBundle(
                application, graph, of: checkout, language: options.language, sceneDelegate: project.sceneDelegate)
            for problem in app.contents.problems { Console.tell("quartzite: warning: \(problem)\n") }
            program = try BundleFolder(bundle: app, parent: folder.bundles).place(program)
            bundle = app.contents
        }
        folder.unlock()
        self.program = program
        self.scene = scene.name
        files = sources.paths
        modules = sources.modules.modules.map(\.name)
        sourceDigest =
            try options.render.needsOrigin
            ? SourceDigest(sources.paths, bundle, animation: options.code.animation).text : nil
    }

    /// Returns the place in the user's sources that a program was at when it was made to end; nil if it was not in them.
    func place(of report: CrashReport, symbolizer: String?) -> String? {
        SourceLines(program: program, files: files, modules: modules, symbolizer: symbolizer)
            .frames(at: report.addresses).first?.description
    }

    /// Returns one line that says what happened, given what the program reported before it ended.
    ///
    /// - Parameter errors: What the program wrote to standard error.
    func message(for report: CrashReport, errors: String = "", symbolizer: String?) -> String {
        let lines = SourceLines(program: program, files: files, modules: modules, symbolizer: symbolizer)
        var frames = lines.frames(at: report.addresses)
        if frames.isEmpty, let frame = RuntimeMessage(in: errors)?.frame(among: files, modules: modules) {
            frames = [frame]
        }
        return report.message(about: scene, lines: frames)
    }
}
