import QuartziteCommandLine
import QuartziteSceneHosting

extension Program {
    /// Returns how to show the scene in a process of its own.
    ///
    /// - Parameters:
    ///   - arguments: Files, folders and options of `quartzite run`.
    ///   - environment: Variables that are added to those of this process.
    func launch(_ arguments: [String], environment: [String: String], _ installation: Installation) -> SceneLaunch {
        var launch = SceneLaunch(
            executable: path, arguments: [scene, SceneProgram.hosting] + arguments, environment: environment
        ) { report, printed in
            guard let report = CrashReport(report) else { return nil }
            return message(for: report, errors: printed, symbolizer: installation.symbolizer)
        }
        launch.caches = SceneDataFolder()
        launch.locate = { report in
            CrashReport(report).flatMap { place(of: $0, symbolizer: installation.symbolizer) }
        }
        return launch
    }
}
