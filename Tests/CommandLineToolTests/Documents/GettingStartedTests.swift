import Foundation
import QuartziteGallery
import TestSupport
import Testing

@Suite("The documents for newcomers")
struct GettingStartedTests {
    private static let documents = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../docs").standardized

    private static func text(_ name: String) throws -> String {
        try String(contentsOf: documents.appending(path: name), encoding: .utf8)
    }

    /// The commands of a document: its indented lines, with continued lines joined.
    private static func commands(in text: String) -> [String] {
        let lines = text.replacing("\\\n", with: " ").split(separator: "\n")
        return lines.filter { $0.hasPrefix("    ") }.map { $0.trimmingCharacters(in: .whitespaces) }
    }

    @Test("The commands of Getting started give the films that it promises")
    func gettingStarted() throws {
        let folder = TemporaryFolder()
        let shell = DocumentShell(folder: folder.url(""))
        // Building and installing, and building a package, take minutes; other tests build the same package.
        let commands = Self.commands(in: try Self.text("GettingStarted.md")).filter {
            $0.hasPrefix("quartzite ") || $0.hasPrefix("echo ")
        }
        #expect(commands.count == 5)
        for command in commands {
            let result = try shell.run(command)
            #expect(result.status == 0, "\(command): \(result.output)")
        }
        for film in ["snow.mp4", "ball.gif", "jump.gif"] { #expect(folder.names.contains(film)) }
    }

    @Test("Each lesson, in both languages, names a scene of the gallery and a solution that can be shown")
    func lessons() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.documents.appending(path: "lessons").path)
        let solutions = names.map { $0.replacing(".swift", with: "") }.sorted()
        #expect(solutions.count == 10)
        let result = try Tool.built.run(["run", "lessons", "--list"], in: Self.documents.path)
        #expect(result.status == 0, "\(result.errors)")
        let list = String(decoding: result.output, as: UTF8.self)
        for document in ["LearnersPath.md", "LearnersPath.zh.md"] {
            let text = try Self.text(document)
            let scenes = Self.commands(in: text).map { $0.replacing("quartzite play ", with: "") }
            #expect(scenes.count == 10)
            for scene in scenes { #expect(Gallery.scenes.contains { $0.name == scene }, "\(scene)") }
            for solution in solutions {
                #expect(text.contains("lessons/\(solution).swift") && list.contains(solution), "\(solution)")
            }
        }
    }
}
