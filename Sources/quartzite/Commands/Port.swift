import ArgumentParser
import Foundation
import Rendering

/// `quartzite port`: makes a package of an iOS project, or says what is missing for one.
struct Port: Verb {
    static let configuration = CommandConfiguration(
        abstract: "Turn an iOS project into a package for Linux and iOS, or check what is missing for that.",
        discussion: "With --check, exits with 1 when a file does not compile.")

    @Argument(help: ArgumentHelp("The project's folder.", valueName: "dir"))
    var folder: String

    @Flag(help: "Compile, and report what is missing.")
    var check = false

    @Flag(help: "Print the report as JSON.")
    var json = false

    func perform() throws {
        let installation = try Installation.current()
        let folder = try ProjectFolder(folder)
        guard !folder.swift.isEmpty else {
            throw Failure(.missingInput, "\(folder.path): no Swift files of an iOS app or library in this folder")
        }
        let rewriting = try Rewriting(installation)
        let scratch = FileManager.default.temporaryDirectory.appending(path: "quartzite-port-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: scratch) }
        try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
        let project = try ProjectModules(folder, rewriting: rewriting, scratch: scratch + "/rewritten")
        let checked = PortCheck(project: project, rewriting: rewriting, installation: installation, scratch: scratch)
        let report = try checked.run()
        Console.printData(json ? report.json : report.text)
        if report.compiling < report.ported {
            let count = report.ported - report.compiling
            throw Failure(.renderFailed, count == 1 ? "a file does not compile" : "\(count) files do not compile")
        }
    }
}
