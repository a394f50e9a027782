import ArgumentParser
import Foundation
import QuartziteCommandLine

/// `quartzite new`: writes a package to start from.
struct New: Verb {
    static let configuration = CommandConfiguration(
        abstract: "Write a package with a scene, a film, tests and a file for continuous integration.",
        usage: """
            quartzite new Bouncing
            quartzite new Bouncing --quartzite ../quartzite
            """,
        discussion: "`swift run NAMEFilm` then writes the film, and `swift test` runs the tests.")

    @Argument(help: ArgumentHelp("The name of the package, its folder and its module.", valueName: "name"))
    var name: String

    @Option(
        help: ArgumentHelp(
            "The Quartzite package to depend on. Default: the one that this tool was built from.",
            valueName: "path|url"))
    var quartzite: String?

    func perform() throws {
        try Self.check(name)
        let files = FileManager.default
        guard !files.fileExists(atPath: name) else {
            throw Failure.cannotWrite("\(name) exists; choose another name, or remove it")
        }
        let place = try quartzite.map(Port.place) ?? Installation.current().package
        // A folder that is not complete never has the package's name.
        let part = ".\(name).\(UUID().uuidString).part"
        do {
            for (path, text) in PackageTemplate(name: name, quartzite: place).files {
                let url = URL(filePath: "\(part)/\(path)")
                try files.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: url)
            }
            try files.moveItem(atPath: part, toPath: name)
        } catch {
            try? files.removeItem(atPath: part)
            throw Failure.cannotWrite("cannot write \(name): \(error.localizedDescription)")
        }
        Console.write("\(name): a new package; `cd \(name)`, then `swift run \(name)Film` writes ball.mp4\n")
    }

    /// Throws for a name that is not a module's name.
    static func check(_ name: String) throws {
        let isName =
            name.first?.isLetter == true && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
        guard isName, name.count <= 64 else {
            throw Failure.usage("\(name): a name consists of letters, digits and underscores, and begins with a letter")
        }
        guard !reserved.contains(name.lowercased()) else {
            throw Failure.usage("\(name) is the name of a module that the package imports; choose another one")
        }
    }

    private static let reserved: Set = [
        "corefoundation", "coregraphics", "foundation", "quartzcore", "quartzite", "quartzitefilm", "quartzitetesting",
        "simd", "stage", "swift", "testing", "uikit",
    ]
}
