import ArgumentParser
import QuartziteCommandLine
import QuartziteSceneHosting

/// `quartzite host`: serves a scene of the gallery to the process that started this one.
struct Host: Verb {
    static let configuration = CommandConfiguration(
        abstract: "Serve a scene to another process.", shouldDisplay: false)

    @OptionGroup(title: "Scene") var scene: SceneOptions
    @OptionGroup(title: "Stage") var stage: StageOptions
    @OptionGroup(title: "Appearance") var appearance: AppearanceOptions

    func perform() throws {
        CrashReports.send()
        SceneServer.run { picture in
            try SceneRenderer(scene.named(), stage, appearance).makeSession(threads: 1, picture: picture)
        }
    }
}
