import ArgumentParser
import QuartziteCommandLine

/// `quartzite still`: renders a frame to a PNG.
struct Still: Verb {
    static let configuration = CommandConfiguration(abstract: "Render one frame of a scene to a PNG.")

    @OptionGroup(title: "Scene") var scene: SceneOptions
    @OptionGroup var options: StillOptions

    func perform() throws { try options.render(scene.named) }
}
