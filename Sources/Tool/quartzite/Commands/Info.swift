import ArgumentParser
import Foundation
import QuartziteGallery
import QuartziteCommandLine

/// `quartzite info`: describes a scene.
struct Info: Verb {
    static let configuration = CommandConfiguration(abstract: "Describe a scene.")

    @Argument(help: "The name of a scene; `quartzite list` lists all scenes.")
    var scene: String

    @Flag(help: "Print JSON.")
    var json = false

    func perform() throws {
        let scene = try Gallery.requiredScene(named: scene)
        if json { return try Console.printJSON(SceneDescription(scene)) }
        try Console.printData(
            """
            \(scene.title) (\(scene.name))
            \(scene.summary)
            size      \(plain(scene.size.width))x\(plain(scene.size.height)) points
            duration  \(plain(scene.duration)) s
            seed      \(scene.seed)

            """)
        for control in scene.controls {
            let (low, high) = (plain(control.range.lowerBound), plain(control.range.upperBound))
            try Console.printData(
                """
                setting   \(control.name)=\(plain(control.defaultValue)), from \(low) to \(high): \(control.summary)

                """)
        }
    }
}
