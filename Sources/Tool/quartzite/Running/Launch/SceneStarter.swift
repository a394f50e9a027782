import ArgumentParser
import Foundation
import QuartziteCommandLine
import QuartziteSceneHosting

/// How windows and the studio start scenes: those of the gallery, and those of the user's sources, which are compiled first.
struct SceneStarter: Sendable {
    /// The path of this tool.
    var tool = Installation.runningTool
    /// The folder of all caches; nil for that of the user.
    var cache: String?
    /// Variables that are added to the environment of scenes.
    var environment: [String: String] = [:]

    /// Returns how to start a scene of the gallery.
    ///
    /// - Parameter arguments: The scene's name, and options of `quartzite host`.
    func gallery(_ arguments: [String]) -> LiveScene.Build {
        LiveScene.Build(
            launch: SceneLaunch(executable: tool, arguments: ["host"] + arguments, environment: environment) {
                report, _ in
                CrashReport(report).map { $0.message(about: arguments.first ?? "", lines: []) }
            }, watched: [])
    }

    /// Makes the program of the user's sources, and returns how to start their scene.
    ///
    /// - Parameters:
    ///   - arguments: Files, folders and options of `quartzite run`.
    ///   - paths: The files and folders among the arguments.
    /// - Throws: A ``SceneFailure`` with all messages, those of the compiler among them.
    func build(_ arguments: [String], paths: [String]) throws(SceneFailure) -> LiveScene.Build {
        let installation = try attempt { try self.installation }
        let program = try attempt {
            let options = try RunOptions.parse(arguments)
            try options.code.check()
            return try Program.make(options, installation)
        }
        let launch = program.launch(arguments, environment: environment, installation)
        return LiveScene.Build(launch: launch, watched: paths + program.files)
    }

    /// Returns the scenes of the user's sources, without compiling them.
    ///
    /// - Parameter arguments: Files, folders and options of `quartzite run`.
    func scenes(_ arguments: [String]) throws(SceneFailure) -> [RunnableScene] {
        try attempt {
            let options = try RunOptions.parse(arguments + ["--list"])
            try options.check()
            return try RewrittenScenes.find(options, installation).scenes.scenes
        }
    }

    private var installation: Installation {
        get throws {
            var installation = try Installation.forCompiling(cache: cache)
            installation.tool = tool
            return installation
        }
    }

    /// Calls a closure, and turns its failure into that of a scene, with the messages before it.
    private func attempt<Result>(_ body: () throws -> Result) throws(SceneFailure) -> Result {
        let messages = Console.Messages()
        do { return try Console.collecting(messages, body) } catch {
            let failure = Quartzite.failure(error) ?? Failure(.internalError, "\(error)")
            let text = (messages.text + failure.text).trimmingCharacters(in: .whitespacesAndNewlines)
            throw SceneFailure(failure.status == .renderFailed ? .notCompiled : .notStarted, text)
        }
    }
}
