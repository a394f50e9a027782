import ArgumentParser
import QuartziteCommandLine
import QuartziteStage

/// `quartzite version`: prints the versions of the tool and the renderer, and how the tool was built.
struct Version: Verb {
    static let configuration = CommandConfiguration(
        abstract: "Print the versions of the tool and the renderer, and how the tool was built.")

    func perform() throws {
        try Console.printData(
            "quartzite \(Quartzite.version), renderer \(Stage.rendererVersion)\n\(BuildKind.current.description)\n")
    }
}
