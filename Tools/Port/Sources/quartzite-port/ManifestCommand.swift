import ArgumentParser
import SourceRewriter

/// `quartzite-port manifest`: prints the targets that a package manifest declares.
struct ManifestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "manifest",
        abstract: "Print the targets of a Package.swift file as JSON.")

    @Argument(help: ArgumentHelp("The Package.swift file.", valueName: "file"))
    var manifest: String

    func run() throws { try QuartzitePort.printJSON(Manifest(QuartzitePort.text(of: manifest))) }
}
