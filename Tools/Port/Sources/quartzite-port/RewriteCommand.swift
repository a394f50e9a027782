import ArgumentParser
import Foundation
import SourceRewriter

/// `quartzite-port rewrite`: writes files as the compiler takes them here.
struct RewriteCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rewrite",
        abstract: "Rewrite Swift files, and print what was changed as JSON.")

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Where to write: paths relative to the root are kept below it.", valueName: "folder"))
    var output: String

    @Option(
        parsing: .unconditional, help: ArgumentHelp("The folder that the files are part of.", valueName: "folder"))
    var root = "."

    @Flag(help: "Keep the original text for Apple's compilers.")
    var portable = false

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp("A file of another module, which these files import.", valueName: "file"))
    var context: [String] = []

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp("A module whose imports go, because its files are among these.", valueName: "module"))
    var merged: [String] = []

    @Argument(help: ArgumentHelp("The Swift files to rewrite.", valueName: "file"))
    var files: [String]

    func run() throws {
        let set = SourceSet(
            root: URL(filePath: root), output: URL(filePath: output), style: portable ? .portable : .local,
            context: context, merged: merged)
        try QuartzitePort.printJSON(["files": set.rewrite(files)])
    }
}
