import ArgumentParser
import SourceRewriter

/// `quartzite-port manifest`: the targets that a manifest declares.
struct ManifestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "manifest",
        abstract: "Print the targets of a Package.swift as JSON.")

    @Argument(help: ArgumentHelp("The manifest.", valueName: "file"))
    var manifest: String

    func run() throws { try QuartzitePort.printJSON(Manifest(QuartzitePort.text(of: manifest))) }
}
