import Foundation
import TestSupport
import Testing

@testable import quartzite

@Suite("The Swift code that documents and documentation comments show")
struct SnippetTests {
    /// Snippets that are not compiled here: a part of their text, and the reason.
    private static let others = [
        ("// swift-tools-version", "a manifest, which DocumentedPackageTests compare with the one that is built"),
        ("\n…\n", "lines of a manifest"),
        ("import Wheels", "a part of docs/examples/Wheels, which the root package builds and tests"),
        ("#selector(like(_:))", "iOS code, which DocumentedExampleTests run"),
        ("import Lottie", "needs lottie-ios"),
        ("{ CounterViewController() }", "a test of an app's own controller, as StageElementTests have them"),
        ("XCUIApplication()", "a test of an app's interface, as InterfaceTestTests run them"),
        ("final class Mark", "a program of Foundation that traps, which SharedAttributeTests avoid"),
        ("@Animatable(", "internal to QuartzCore"),
    ]

    /// What the snippets use without declaring it.
    private static let context = """
        import UIKit
        class CardViewController: UIViewController { func flip() {} }
        class CoinsViewController: UIViewController {}
        class CalendarViewController: UIViewController {}
        class ProfileViewController: UIViewController {}
        class SnowViewController: UIViewController {}
        extension UIImage { static func snowflake(side: CGFloat) -> UIImage { UIImage() } }
        """

    private static let modules = ["Foundation", "QuartziteFilm", "QuartziteTesting", "QuartziteStage", "UIKit"]

    /// The snippets of the documents and of the documentation comments in the sources.
    private static let snippets: [Document.Code] = {
        let sources = Document.files(in: "Sources", ".swift").compactMap { path -> Document? in
            guard let document = try? Document(path), document.text.contains("/// ```swift") else { return nil }
            return document.comments
        }
        return (Document.all + sources).flatMap(\.code).filter { $0.language == "swift" }
    }()

    @Test("Every snippet compiles, and every exception has a snippet")
    func compiles() throws {
        let folder = TemporaryFolder()
        try Data(Self.context.utf8).write(to: folder.url("Context.swift"))
        var count = 0
        for (index, snippet) in Self.snippets.enumerated()
        where !Self.others.contains(where: { snippet.text.contains($0.0) }) {
            try Data(Self.file(snippet, index).utf8).write(to: folder.url("Snippet\(index).swift"))
            count += 1
        }
        #expect(count > 20)
        for (text, reason) in Self.others {
            #expect(Self.snippets.contains { $0.text.contains(text) }, "\(text): \(reason)")
        }
        let installation = try Installation.current()
        let compiler = try CapturedProcess.run(
            try installation.compiler(),
            ["-typecheck", "-suppress-warnings", "-module-name", "Snippets"] + installation.moduleArguments + [
                "-swift-version", "6",
            ]
                + folder.names.map { folder.path($0) }, log: folder.path("log"))
        #expect(compiler.status == 0, "\(compiler.output)")
    }

    /// Returns a file with a snippet in a type of its own, because snippets declare the same names.
    ///
    /// Statements are in a function, to which a stage and data are passed.
    private static func file(_ snippet: Document.Code, _ index: Int) -> String {
        let lines = snippet.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let imports = lines.filter { $0.hasPrefix("import ") }
        let body = lines.filter { !$0.hasPrefix("import ") }.joined(separator: "\n")
        let location = "#sourceLocation(file: \"\(snippet.document)\", line: \(snippet.line + imports.count))"
        let header = imports.isEmpty ? modules.map { "import \($0)" } : imports
        let isProperty = body.contains("_managedGet")
        let opening = isProperty ? "final class Snippet\(index): CALayer {" : "struct Snippet\(index) {"
        let isStatements = imports.isEmpty && !isProperty
        let function = isStatements ? "@MainActor func run(stage: Stage, data: Data) async throws {" : ""
        return (header + [opening, function, location, body, "#sourceLocation()", isStatements ? "}}" : "}"])
            .joined(separator: "\n")
    }
}

extension Document {
    /// The documentation comments of a source file as a document with the same lines.
    fileprivate var comments: Document {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let comment = line.drop { $0 == " " }
            return comment.hasPrefix("///") ? comment.dropFirst(comment.hasPrefix("/// ") ? 4 : 3) : ""
        }
        return Document(path: path, text: lines.joined(separator: "\n"))
    }
}
