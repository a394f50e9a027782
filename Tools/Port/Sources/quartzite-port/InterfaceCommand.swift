import ArgumentParser
import Foundation
import SourceRewriter

/// `quartzite-port interface`: writes the source files that declare UIKit's protocols.
struct InterfaceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "interface",
        abstract: "Write the optional requirements of the protocols in Swift files, as Swift source.")

    @Argument(help: ArgumentHelp("Source files of UIKit and QuartzCore.", valueName: "file"))
    var files: [String]

    @Option(name: .shortAndLong, help: "The folder to write to.")
    var output: String

    func run() throws {
        for (name, contents) in Interface(sources: try files.map(QuartzitePort.text)).files {
            try contents.write(toFile: "\(output)/\(name)", atomically: true, encoding: .utf8)
        }
    }
}
