import ArgumentParser
import Foundation
import SourceRewriter

/// `quartzite-port rewrite`: writes versions of Swift files that compile on Linux.
struct RewriteCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rewrite",
        abstract: "Rewrite Swift files, and print a report of the changes as JSON.")

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The folder to write to; each file keeps its path relative to the root.", valueName: "folder"))
    var output: String

    @Option(
        parsing: .unconditional, help: ArgumentHelp("The folder that contains the files.", valueName: "folder"))
    var root = "."

    @Flag(help: "Keep the original code for Apple's platforms, inside '#if canImport(ObjectiveC)'.")
    var portable = false

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp("A source file of another module that the files import. Repeatable.", valueName: "file"))
    var context: [String] = []

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "A module whose imports are removed, because its files are compiled with these. Repeatable.",
            valueName: "module"))
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
