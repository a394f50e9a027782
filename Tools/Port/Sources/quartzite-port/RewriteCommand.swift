import ArgumentParser
import Foundation
import QuartziteRewriting
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

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp("A module of the project that the files can import. Repeatable.", valueName: "module"))
    var module: [String] = []

    @Flag(help: "Remove imports of modules that neither the project nor Quartzite has.")
    var dropMissingImports = false

    @Flag(help: "Import placeholders for frameworks that Quartzite does not have.")
    var placeholders = false

    @Option(
        help: ArgumentHelp(
            "A file in JSON with what the compiler did not find, by source file.", valueName: "file"))
    var absences: String?

    @Flag(help: "Evaluate platform conditions for Linux instead of iOS.")
    var forLinux = false

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp("A compilation condition that is set, such as DEBUG. Repeatable.", valueName: "name"))
    var define: [String] = []

    @Option(help: ArgumentHelp("The language mode of the target.", valueName: "number"))
    var languageMode = 5

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp("An upcoming or experimental feature that is enabled. Repeatable.", valueName: "name"))
    var feature: [String] = []

    @Argument(help: ArgumentHelp("The Swift files to rewrite.", valueName: "file"))
    var files: [String]

    private static func absences(in path: String) throws -> [String: [Absence]] {
        try JSONDecoder().decode([String: [Absence]].self, from: Data(contentsOf: URL(filePath: path)))
    }

    func run() throws {
        let set = SourceSet(
            root: URL(filePath: root), output: URL(filePath: output), style: portable ? .portable : .local,
            context: context, merged: merged,
            settings: RewritingSettings(
                conditions: define, languageMode: languageMode, features: feature,
                modules: module,
                dropsMissingImports: dropMissingImports, isForLinux: forLinux, hasPlaceholders: placeholders,
                absences: try absences.map(Self.absences) ?? [:]))
        try QuartzitePort.printJSON(RewriteReport(files: set.rewrite(files)))
    }
}
