import ArgumentParser
import QuartziteCommandLine

/// `quartzite version`: prints the version.
struct Version: Verb {
    static let configuration = CommandConfiguration(abstract: "Print the version.")

    func perform() throws { try Console.printData("quartzite \(Quartzite.version)\n") }
}
