import Foundation
import QuartziteCommandLine
import SceneHosting
import Studio

/// The scenes that the studio shows of the user's sources, which it compiles again after each change.
struct SourceLibrary: SceneLibrary {
    /// The files and folders.
    let watched: [String]
    private let build: SceneBuild

    /// The options of `run` that hold for all scenes.
    private let options: [String]

    init(paths: [String], options: [String] = [], build: SceneBuild = SceneBuild()) {
        (watched, self.options, self.build) = (paths, options, build)
    }

    /// A scene in the list that `run --list --json` prints.
    private struct Listed: Decodable {
        var name: String
        var kind: String
        var file: String
        var line: Int
    }

    func scenes() throws(SceneFailure) -> [SceneEntry] {
        let (status, output, errors) = try build.run(["run"] + watched + options + ["--list", "--json"])
        guard status == 0, let listed = try? JSONDecoder().decode([Listed].self, from: output) else {
            throw SceneFailure(.notStarted, errors.trimmingCharacters(in: .whitespacesAndNewlines))
        }
        let kinds = ["app", "view controller", "preview", "view"]
        let order = listed.enumerated().sorted {
            (kinds.firstIndex(of: $0.element.kind) ?? kinds.count, $0.offset)
                < (kinds.firstIndex(of: $1.element.kind) ?? kinds.count, $1.offset)
        }
        let screen = SceneProgram.screen
        return order.map(\.element).map {
            SceneEntry(
                name: $0.name, title: $0.name,
                summary: "\($0.kind), \(($0.file as NSString).lastPathComponent):\($0.line)",
                width: screen.width, height: screen.height, duration: SceneProgram.duration)
        }
    }

    func open(_ name: String, on screen: StudioScreen, isLive: Bool) throws(SceneFailure) -> any SceneHost {
        let (build, paths) = (build, watched)
        let arguments = paths + options + ["--scene", name] + screen.arguments
        let make = { @Sendable () throws(SceneFailure) in
            var scene = try build.compile(arguments, paths: paths)
            scene.launch.data = SceneDataFolder()
            return scene
        }
        return isLive ? try LiveScene(build: make) : try SceneProcess(make().launch)
    }
}
