import ArgumentParser
import Rendering

/// `quartzite version`.
struct Version: Verb {
    static let configuration = CommandConfiguration(abstract: "Print the version.")

    func perform() { Console.printData("quartzite \(Quartzite.version)\n") }
}
