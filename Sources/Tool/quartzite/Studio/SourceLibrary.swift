import Foundation
import QuartziteCommandLine
import QuartziteSceneHosting
import QuartziteStudio

/// The scenes that the studio shows of the user's sources, which it compiles again after each change.
struct SourceLibrary: SceneLibrary {
    /// The files and folders.
    let watched: [String]
    private let starter: SceneStarter

    /// The options of `run` that hold for all scenes.
    private let options: [String]

    init(paths: [String], options: [String] = [], starter: SceneStarter = SceneStarter()) {
        (watched, self.options, self.starter) = (paths, options, starter)
    }

    func scenes() throws(SceneFailure) -> [SceneEntry] {
        let listed = try starter.scenes(watched + options)
        let kinds: [RunnableScene.Kind] = [.app, .controller, .preview, .view]
        let order = listed.enumerated().sorted {
            (kinds.firstIndex(of: $0.element.kind) ?? kinds.count, $0.offset)
                < (kinds.firstIndex(of: $1.element.kind) ?? kinds.count, $1.offset)
        }
        let screen = SceneProgram.screen
        return order.map(\.element).map {
            SceneEntry(
                name: $0.name, title: $0.name,
                summary: "\($0.kind.rawValue), \(($0.file as NSString).lastPathComponent):\($0.line)",
                width: screen.width, height: screen.height, duration: SceneProgram.duration)
        }
    }

    func open(_ name: String, on screen: StudioScreen, isLive: Bool) throws(SceneFailure) -> any SceneHost {
        let (starter, paths) = (starter, watched)
        let arguments = paths + options + ["--scene", name] + screen.arguments
        let make = { @Sendable () throws(SceneFailure) in
            var scene = try starter.build(arguments, paths: paths)
            scene.launch.data = SceneDataFolder()
            return scene
        }
        return isLive ? try LiveScene(build: make) : try SceneProcess(make().launch)
    }
}
