import ArgumentParser
import QuartziteGallery
import QuartziteCommandLine

/// `quartzite list`: lists the scenes.
struct List: Verb {
    static let configuration = CommandConfiguration(abstract: "List the scenes.")

    @Flag(help: "Print JSON.")
    var json = false

    func perform() throws {
        let scenes = Gallery.scenes
        if json {
            try Console.printJSON(scenes.map(SceneDescription.init))
        } else {
            let width = scenes.map(\.name.count).max() ?? 0
            for scene in scenes {
                let gap = String(repeating: " ", count: width - scene.name.count + 2)
                try Console.printData("\(scene.name)\(gap)\(scene.summary)\n")
            }
        }
    }
}
