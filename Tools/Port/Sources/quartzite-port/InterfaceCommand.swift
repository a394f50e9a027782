import ArgumentParser
import SourceRewriter

/// `quartzite-port interface`: prints the source file that declares `protocolsOfUIKit`.
struct InterfaceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "interface",
        abstract: "Print the optional requirements of the protocols in Swift files, as Swift source.")

    @Argument(help: ArgumentHelp("Source files of UIKit and QuartzCore.", valueName: "file"))
    var files: [String]

    func run() throws { print(Interface(sources: try files.map(QuartzitePort.text)).source, terminator: "") }
}
