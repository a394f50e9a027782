import ArgumentParser
import QuartziteCommandLine

/// `quartzite render`: renders a film, or prints the hashes of its frames.
struct Render: Verb {
    static let configuration = CommandConfiguration(
        abstract: "Render a scene to a film, an animation, or a folder of pictures.")

    @OptionGroup(title: "Scene") var scene: SceneOptions
    @OptionGroup var options: RenderOptions

    func perform() throws {
        try options.checkOutput()
        try options.render(scene.named())
    }
}
