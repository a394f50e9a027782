import ArgumentParser
import SourceRewriter

/// `quartzite-port interface`: the source of `protocolsOfUIKit`.
struct InterfaceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "interface",
        abstract: "Print, as Swift source, what the protocols in Swift files ask for.")

    @Argument(help: ArgumentHelp("Files of UIKit and QuartzCore.", valueName: "file"))
    var files: [String]

    func run() throws { print(Interface(sources: try files.map(QuartzitePort.text)).source, terminator: "") }
}
