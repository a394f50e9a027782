import ArgumentParser
import QuartziteCommandLine
import Stage

/// `quartzite version`: prints the versions of the tool and the renderer.
struct Version: Verb {
    static let configuration = CommandConfiguration(abstract: "Print the versions of the tool and the renderer.")

    func perform() throws {
        try Console.printData("quartzite \(Quartzite.version), renderer \(Stage.rendererVersion)\n")
    }
}
