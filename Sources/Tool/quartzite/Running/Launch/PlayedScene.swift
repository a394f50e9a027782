import CoreGraphics
import Foundation
import QuartziteGallery
import QuartzitePlayer
import QuartziteCommandLine
import QuartziteSceneHosting

/// What `quartzite play` shows: a scene of the gallery in this process, or the user's sources in another one.
@MainActor
final class PlayedScene {
    /// The title of the window.
    let title: String
    /// The size of the screen in points, as far as it is known before the scene starts.
    let size: CGSize
    private let command: Play
    /// The scene of the gallery; nil for the user's sources.
    private let gallery: RenderedScene?
    /// The running scene of the user's sources.
    private var live: LiveScene?

    init(_ command: Play) throws {
        self.command = command
        let name = command.paths.first ?? ""
        let isFile = command.paths.count > 1 || name.contains("/") || FileManager.default.fileExists(atPath: name)
        if isFile {
            if !command.choice.settings.isEmpty { throw Failure.usage("--set applies to scenes of the gallery") }
            gallery = nil
            title = URL(filePath: name).deletingPathExtension().lastPathComponent
            size = SceneProgram.screen
        } else {
            if let option = command.choice.codeOption {
                throw Failure.usage("\(option) applies to Swift files; \(name) is a scene of the gallery")
            }
            let settings = command.choice.settings.flatMap { ["--set", "\($0.key)=\($0.value)"] }
            let scene = try SceneOptions.parse([name] + settings).named()
            gallery = scene
            (title, size) = (scene.name, scene.size)
        }
    }

    /// Starts the scene.
    ///
    /// - Parameter scale: The number of pixels per point, unless options determine it.
    func start(scale: Double) throws -> any SceneHost {
        if let gallery {
            return try SceneRenderer(gallery, command.stage, command.appearance, defaultScale: scale).makeSession()
        }
        let (arguments, paths) = (
            Self.arguments(Array(CommandLine.arguments.dropFirst(2)), scale: scale), command.paths
        )
        do {
            let scene = try LiveScene { () throws(SceneFailure) in
                try SceneStarter().build(arguments, paths: paths)
            }
            live = scene
            return scene
        } catch {
            let text = error.description
            for line in error.printed { Console.write(line + "\n") }
            throw Failure(.renderFailed, text.hasPrefix("quartzite: ") ? String(text.dropFirst(11)) : text)
        }
    }

    /// Returns what the latest change of the sources led to, once for each.
    func nextReload() -> SceneReload? {
        switch live?.update() {
        case nil: return nil
        case .replaced(let changed):
            guard !changed.isEmpty else { return .replaced(nil) }
            let count = changed.count == 1 ? "1 touch hits" : "\(changed.count) touches hit"
            return .replaced("Reloaded; \(count) another view than before")
        case .failed(let failure):
            for line in failure.printed { Console.write(line + "\n") }
            let lines = failure.description.split(separator: "\n", omittingEmptySubsequences: false)
            return .failed(lines.prefix(12).joined(separator: "\n"))
        }
    }

    /// Returns the arguments for `quartzite run`: without the options that only `play` has, and with a scale.
    nonisolated static func arguments(_ arguments: [String], scale: Double) -> [String] {
        var result: [String] = []
        var isValue = false
        for argument in arguments {
            let name = argument.split(separator: "=", maxSplits: 1).first.map(String.init) ?? argument
            if isValue {
                isValue = false
            } else if name == "--record" {
                isValue = argument == name
            } else if !["--statistics", "--force"].contains(argument) {
                result.append(argument)
            }
        }
        let isSized = ["--size", "--scale"].contains { option in
            result.contains { $0 == option || $0.hasPrefix(option + "=") }
        }
        return isSized ? result : result + ["--scale", "\(scale)"]
    }
}
