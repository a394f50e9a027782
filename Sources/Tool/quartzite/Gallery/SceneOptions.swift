import ArgumentParser
import QuartziteGallery
import QuartziteCommandLine

/// The arguments that select a scene of the gallery and its settings.
struct SceneOptions: ParsableArguments {
    @Argument(help: "The name of a scene; `quartzite list` lists all scenes.")
    var scene: String

    @Option(
        name: .customLong("set"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "Set one of the scene's settings, which `quartzite info` lists. Repeatable.", valueName: "key=value"),
        transform: SceneSetting.init(parsing:))
    var settings: [SceneSetting] = []

    /// Returns the scene with its settings applied; throws if the scene or a setting does not exist.
    func named() throws -> RenderedScene {
        let found = try Gallery.requiredScene(named: scene)
        let settings = try SceneControlValues(settings, for: found)
        return RenderedScene(
            name: found.name, size: found.size, duration: found.duration, seed: found.seed,
            touchScript: found.touchScript,
            opening: .controller {
                let controller = found.make()
                settings.apply(to: controller)
                return controller
            },
            settings: settings.texts)
    }
}

extension Gallery {
    /// Returns a scene, or throws an error that suggests similar names.
    static func requiredScene(named name: String) throws -> GalleryScene {
        if let scene = scene(named: name) { return scene }
        let near = suggestions(for: name, among: scenes.map(\.name))
        let hint =
            near.isEmpty ? "`quartzite list` lists all scenes" : "did you mean \(near.joined(separator: " or "))?"
        throw Failure(.missingInput, "there is no scene called \(name); \(hint)")
    }
}
