import ArgumentParser
import Foundation
import QuartziteCommandLine

/// `quartzite run`: compiles iOS code and renders one of its scenes.
struct Run: Verb {
    static let configuration = CommandConfiguration(
        abstract: "Render a view controller, a view or an app from Swift files written for iOS.",
        usage: """
            quartzite run Heart.swift -o heart.mp4
            quartzite run MyApp --list
            quartzite run MyApp --scene ProfileViewController -o profile.gif
            quartzite run MyApp --touches taps.json --time 1.5s -o frame.png
            """,
        discussion: """
            The files are not changed: code that the compiler does not accept without an Objective-C runtime is \
            rewritten in a copy. Without --scene, the app is shown, or else the only view controller, or else the only \
            view. The screen has 375 x 667 points, and the duration is 5 seconds. See docs/RunYourCode.md for more.
            """)

    @OptionGroup var options: RunOptions

    func perform() throws {
        try options.check()
        Interruption.blockForWaiting()
        let installation = try Installation.current()
        let sources = try RunSources(options.code.paths, target: options.code.target)
        try options.render.checkOutput(replacesNoneOf: sources.paths)
        let folder = try WorkFolder(for: sources.identity, of: installation)
        let project = try SceneProject(sources, in: folder, installation, isVerbose: options.render.report.verbose)
        if options.code.list {
            let scenes = project.scenes
            return try options.code.json ? Console.printJSON(scenes.entries) : Console.printData(scenes.text)
        }
        let scene = try project.scenes.chosen(options.code.scene)
        if !options.render.report.quiet {
            for omission in project.omissions { Console.tell("quartzite: warning: \(omission)\n") }
        }
        var program = try project.compile()
        if let (checkout, application, graph) = sources.application {
            let bundle = AppBundle(
                application, graph, of: checkout, language: options.language, sceneDelegate: project.sceneDelegate)
            for problem in bundle.contents.problems { Console.tell("quartzite: warning: \(problem)\n") }
            program = try BundleFolder(bundle: bundle, parent: folder.bundles).place(program)
        }
        folder.unlock()
        try ProgramRun(
            program: program, scene: scene, options: options, files: sources.paths,
            modules: sources.modules.modules.map(\.name), installation: installation
        ).perform()
    }
}
