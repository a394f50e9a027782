import Foundation
import TestSupport
import Testing

@Suite("The pictures of the documents")
struct PictureTests {
    private static let images = Document.root.appending(path: "docs/images")

    /// The lines of `scripts/pictures` that draw a film: the file's name and the tool's arguments.
    private static func films() throws -> [(name: String, arguments: [String])] {
        let script = try String(contentsOf: Document.root.appending(path: "scripts/pictures"), encoding: .utf8)
        return script.split(separator: "\n").filter { $0.hasPrefix("draw ") }.map { line in
            let words = line.split(separator: " ").map(String.init)
            return (words[1], Array(words.dropFirst(2)))
        }
    }

    @Test("Every picture that a document shows exists, and every picture is shown")
    func references() throws {
        var shown: Set<String> = []
        for document in Document.all {
            let folder = Document.root.appending(path: document.path).deletingLastPathComponent()
            for image in document.text.matches(of: /!\[[^\]]*\]\(([^)]+\.\w+)\)/) {
                let file = folder.appending(path: String(image.1)).standardized
                #expect(FileManager.default.fileExists(atPath: file.path), "\(document): \(image.1)")
                shown.insert(file.lastPathComponent)
            }
        }
        #expect(try shown.isSuperset(of: FileManager.default.contentsOfDirectory(atPath: Self.images.path)))
    }

    @Test("A command or a test draws every picture")
    func drawing() throws {
        let films = try Self.films().map(\.name)
        for name in try FileManager.default.contentsOfDirectory(atPath: Self.images.path) {
            let isTested =
                name.hasPrefix("strip-") || name.hasPrefix("appearance-")
                || ["studio.png", "at-scale.svg"].contains(name)
            #expect(isTested || films.contains(name), "\(name)")
        }
    }

    @Test("The film of the README has the bytes that its command draws")
    func snow() throws {
        let snow = try #require(try Self.films().first { $0.name == "snow.gif" })
        let folder = TemporaryFolder()
        let result = try Tool.built.run(snow.arguments + ["-o", "snow.gif", "-q"], in: folder.path)
        #expect(result.status == 0, "\(result.errors)")
        #expect(
            try Data(contentsOf: folder.url("snow.gif")) == Data(contentsOf: Self.images.appending(path: "snow.gif")),
            "run `make pictures`, and look at what has changed")
    }

    @Test("The film of the tapped heart is drawn by the command that the README shows")
    func heart() throws {
        // DocumentedExampleTests compare the bytes.
        let film = try #require(try Self.films().first { $0.name == "like.gif" })
        let readme = try Document("README.md").text.replacing(/\\\n */, with: "")
        #expect(readme.contains("quartzite \(film.arguments.joined(separator: " ")) -o like.gif"))
    }
}
