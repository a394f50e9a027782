import Foundation
import Testing

@Suite("The README's example equals the one in docs/examples", .enabled(if: RunTool.built))
struct DocumentedExampleTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        .standardized

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    @Test("The second section contains the example's code, touches and film")
    func files() throws {
        let readme = try Self.text("README.md")
        let sections = readme.split(separator: "\n## ")
        #expect(sections[2].hasPrefix("Run your iOS code\n"))
        #expect(sections[2].contains(try Self.text("docs/examples/LikeViewController.swift")))
        #expect(sections[2].contains("`\(try Self.text("docs/examples/like.json").trimmed)`"))
        #expect(sections[2].contains("(docs/images/like.gif)"))
        #expect(FileManager.default.fileExists(atPath: Self.root.appending(path: "docs/images/like.gif").path))
    }

    @Test("The example's command writes the film of the tap")
    func command() throws {
        let readme = try Self.text("README.md").replacing("\\\n", with: " ")
        let line = try #require(readme.split(separator: "\n").first { $0.contains("quartzite run LikeViewController") })
        let words = line.split(separator: " ").drop { $0 != "run" }.dropFirst()
        try withRunTool { tool in
            for name in ["LikeViewController.swift", "like.json", "spark@2x.png"] {
                try FileManager.default.copyItem(
                    atPath: Self.root.appending(path: "docs/examples/\(name)").path, toPath: "\(tool.folder)/\(name)")
            }
            let result = try tool.run(words.joined(separator: " ") + " --progress none")
            #expect(result.status == 0 && result.errorLines.count == 1, "\(result.errors)")
            let film = try Data(contentsOf: URL(filePath: tool.folder + "/like.gif"))
            #expect(film == (try Data(contentsOf: Self.root.appending(path: "docs/images/like.gif"))))
        }
    }
}

extension String {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
