import ArgumentParser
import Foundation
import QuartziteCommandLine
import QuartziteSceneHosting

/// `quartzite port`: converts an iOS project to a package, or reports what prevents it.
struct Port: Verb {
    static let configuration = CommandConfiguration(
        abstract: "Convert an iOS project to a package for Linux and iOS, or report what prevents it.",
        discussion: "With --check, exits with status 1 if a file does not compile.")

    @Argument(help: ArgumentHelp("The folder of the project.", valueName: "dir"))
    var folder: String

    @Option(name: .shortAndLong, help: ArgumentHelp("The folder to write the package to.", valueName: "package"))
    var output: String?

    @Flag(help: "Replace an existing package.")
    var force = false

    @Option(
        help: ArgumentHelp(
            "The Quartzite package to depend on. Default: the one that this tool was built from.",
            valueName: "path|url"))
    var quartzite: String?

    @Flag(help: "Compile the project, and report what is missing.")
    var check = false

    @Flag(help: "Print the report as JSON.")
    var json = false

    func perform() throws {
        guard check || output != nil else {
            throw Failure.usage("nothing to do; add -o to write a package, or --check to report what is missing")
        }
        if let output { try checkOutput(output) }
        Interruption.blockForWaiting()
        let installation = try Installation.forCompiling()
        let folder = try ProjectFolder(folder)
        let temporary = try ScratchFolder("port")
        let scratch = temporary.path
        defer { temporary.remove() }
        let rewriting = try Rewriting.ready(installation, scratch: scratch)
        let project = try ProjectModules.rewrite(folder, rewriting, scratch: scratch + "/rewritten")
        guard !project.files.isEmpty else { throw project.folder.emptiness }
        if let output {
            let place = try quartzite.map(Self.place) ?? installation.package
            let tests = try ProjectTests(
                project.checkout, of: project.modules, rewriting: rewriting, scratch: scratch + "/tests")
            let reports = try PackageWriter(
                project: project, tests: tests, rewriting: rewriting, quartzite: place
            ).write(to: output)
            let edits = reports.reduce(0) { $0 + $1.edits.values.reduce(0, +) }
            Console.write(
                "\(output): \(reports.count) files in \(project.modules.count + tests.modules.count) modules, \(edits) edits\n"
            )
        }
        if check {
            let check = PortCheck(project: project, rewriting: rewriting, installation: installation, scratch: scratch)
            try show(check.run())
        }
    }

    private func show(_ report: PortReport) throws {
        try json ? Console.printJSON(report) : Console.printData(report.text)
        if report.compiling < report.ported {
            let count = report.ported - report.compiling
            throw Failure(.renderFailed, count == 1 ? "a file does not compile" : "\(count) files do not compile")
        }
    }

    /// Throws if the output would replace anything but a package, or is inside the project.
    private func checkOutput(_ output: String) throws {
        let target = URL(filePath: output).resolvingSymlinksInPath().path
        let source = URL(filePath: folder).resolvingSymlinksInPath().path
        guard target != source, !source.hasPrefix(target + "/") else {
            throw Failure.usage("\(output): this would replace the project; name another folder")
        }
        guard !target.hasPrefix(source + "/") else {
            throw Failure.usage("\(output): this is inside the project, which is not changed; name another folder")
        }
        // `fileExists` is false for a dangling symbolic link.
        let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: output)) != nil
        guard isLink || FileManager.default.fileExists(atPath: output) else { return }
        guard force else { throw Failure.cannotWrite("\(output) exists; add --force to replace it") }
        guard FileManager.default.fileExists(atPath: output + "/Package.swift") else {
            throw Failure.cannotWrite("\(output) exists and is not a package; name another folder")
        }
    }

    /// Returns a URL unchanged, and a folder as an absolute path.
    static func place(_ text: String) throws -> String {
        if text.contains("://") { return text }
        let path = URL(filePath: text).standardizedFileURL.path
        guard FileManager.default.fileExists(atPath: path + "/Package.swift") else {
            throw Failure(.missingInput, "\(text): no package in this folder; name the folder of the Quartzite package")
        }
        return path
    }
}
