import Foundation
import QuartziteGallery
import TestSupport
import Testing

@testable import quartzite

@Suite("The commands that documents show", .enabled(if: RunTool.built))
struct DocumentedCommandTests {
    /// The commands of all documents, without repetitions.
    private static let commands: [DocumentedCommand] = {
        var lines: Set<String> = []
        return Document.all.flatMap(DocumentedCommand.all).filter { lines.insert($0.line).inserted }
    }()

    @Test("Every command has a rule that says how it is checked, and every rule has a command")
    func rules() {
        #expect(Self.commands.count > 60)
        for command in Self.commands { #expect(command.check != nil, "\(command)") }
        for rule in DocumentedCommand.rules {
            #expect(Self.commands.contains { $0.line.hasPrefix(rule.prefix) }, "\(rule.prefix)")
        }
    }

    @Test("Every target and every script exists, and `make help` lists the target")
    func targets() throws {
        let makefile = try String(contentsOf: Document.root.appending(path: "Makefile"), encoding: .utf8)
        for command in Self.commands {
            guard case .find = command.check else { continue }
            let words = command.line.split(separator: " ").map(String.init)
            if words[0] == "make" {
                for target in words.dropFirst() where !target.contains("=") && target != "release" {
                    #expect(makefile.contains(try Regex("(?m)^\(target):.*## ")), "\(command)")
                }
            } else {
                let path = Document.root.appending(path: words[0]).path
                #expect(FileManager.default.isExecutableFile(atPath: path), "\(command)")
            }
        }
    }

    @Test("The arguments of commands that show scenes are accepted, and the scenes exist")
    func showing() throws {
        for command in Self.commands {
            guard case .parse = command.check else { continue }
            let words = command.line.matches(of: /"([^"]*)"|(\S+)/).map { String($0.1 ?? $0.2 ?? "") }
            #expect(throws: Never.self, "\(command)") { try Quartzite.parseAsRoot(Array(words.dropFirst())) }
            guard words.count > 2, !words[2].hasPrefix("-"), !["MyApp", "NAME"].contains(words[2]) else { continue }
            let folder = Document.root.appending(path: command.document).deletingLastPathComponent()
            let paths = [folder, Document.root].map { $0.appending(path: words[2]).path }
            #expect(
                Gallery.scenes.contains { $0.name == words[2] }
                    || paths.contains(where: FileManager.default.fileExists),
                "\(command)")
        }
    }

    @Test("Every other command succeeds, and writes the file that it names")
    func running() throws {
        let folder = TemporaryFolder()
        let shell = DocumentShell(folder: folder.url(""))
        try Self.prepare(folder)
        for command in Self.commands where command.document != "docs/GettingStarted.md" {
            guard case .run(let options) = command.check else { continue }
            let parts = command.line.split(separator: " | ")
            let result = try shell.run("\(parts[0]) \(options)")
            #expect(result.status == 0, "\(command): \(result.output)")
            if let file = command.line.firstMatch(of: /\s-o (\S*\w\S*)/) {
                #expect(shell.wrote(String(file.1)), "\(command)")
            }
        }
    }

    /// Writes the files that the documents name: an app, a view controller, touch scripts and recorded
    /// answers; and links the examples.
    private static func prepare(_ folder: TemporaryFolder) throws {
        func write(_ text: String, _ path: String) throws {
            let url = folder.url(path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        try FileManager.default.createSymbolicLink(
            at: folder.url("Examples"), withDestinationURL: Document.root.appending(path: "Examples"))
        try write(controller("Heart", doing: "view.backgroundColor = .red"), "Heart.swift")
        for name in ["Home", "Profile"] {
            try write(controller("\(name)ViewController", doing: "view.backgroundColor = .blue"), "MyApp/\(name).swift")
        }
        try write(
            "import UIKit\n\nclass CardViewController: UIViewController {\n    func flip() { view.alpha = 0.5 }\n}\n",
            "MyApp/Card.swift")
        try write(
            """
            import UIKit

            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = HomeViewController()
                    window?.makeKeyAndVisible()
                    return true
                }
            }
            """, "MyApp/AppDelegate.swift")
        let flipped = try Document("docs/RunYourCode.md").code.first { $0.text.contains("class Flipped") }
        try write(try #require(flipped).text, "Flipped.swift")
        let script = try Document("docs/TouchScripts.md").code.first { $0.language == "json" }
        for name in ["script.json", "touches.json"] { try write(try #require(script).text, name) }
        try write("[]", "answers/api.example.com/list.json")
        try write(#"{"log": {"entries": []}}"#, "recorded.har")
    }
}
