import Foundation
import Testing

@testable import SourceRewriter

@Suite("Code for SwiftUI is separated from the rest of a module")
struct SwiftUIFilesTests {
    private func files(_ texts: [String: String]) throws -> SwiftUIFiles {
        SwiftUIFiles(
            try texts.sorted { $0.key < $1.key }.map { try ParsedSource(path: $0.key, bytes: Array($0.value.utf8)) })
    }

    @Test("Files that import SwiftUI are left out, and those that use only these")
    func leavingOut() throws {
        let found = try files([
            "a": "import SwiftUI\nstruct Page: View { var body: some View { Text(\"a\") } }",
            "b": "import UIKit\nclass Host { var page: Page? }", "c": "import UIKit\nclass Plain {}",
            "d": "import UIKit\nclass Other {} // Page", "e": "import UIKit\nimport SwiftUI\nclass Unused {}",
        ])
        #expect(found.leftOut == ["a", "b"] && found.cuts.isEmpty)
    }

    @Test("A type that UIKit's code needs is kept without the members for SwiftUI")
    func cutting() throws {
        let mixed = """
            import SwiftUI
            public struct Page {
                let name: String
                let root: Text

                init<Content: View>(@ViewBuilder content: () -> Content) {
                    root = Text("")
                }

                func show() { print(root) }
                func describe() -> String { name }
            }
            struct PageView: View {}
            extension Page: View {}
            """
        let texts = [
            "a": mixed, "b": "import UIKit\nclass Pager { var pages: [Page] = [] }",
            "c": "import UIKit\nclass Host { var view: PageView? }",
        ]
        let found = try files(texts)
        #expect(found.leftOut == ["c"])
        let source = try ParsedSource(path: "a", bytes: Array(mixed.utf8))
        let nodes = try #require(try files(texts).cuts["a"])
        #expect(nodes.count == 5)
        let text = String(decoding: try source.cutting(nodes, style: .local).bytes, as: UTF8.self)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == mixed.split(separator: "\n", omittingEmptySubsequences: false).count)
        #expect(lines[2].contains("let name") && lines[10].contains("describe"))
        #expect(!text.contains("View") && !text.contains("Text") && !text.contains("show"))
        let portable = String(decoding: try source.cutting(nodes, style: .portable).bytes, as: UTF8.self)
        #expect(portable.contains("#if canImport(SwiftUI)\nstruct PageView: View {}\n#endif"))
    }

    @Test("Names for UIKit's types are kept without those for SwiftUI's")
    func aliases() throws {
        let names = """
            import SwiftUI
            typealias Base = UIView
            typealias Wrapper = UIViewRepresentable
            extension Wrapper { typealias Inner = UIViewType }
            """
        let found = try files(["a": names, "b": "import UIKit\nprotocol P { associatedtype V: Base }"])
        #expect(found.leftOut.isEmpty)
        let source = try ParsedSource(path: "a", bytes: Array(names.utf8))
        let nodes = try #require(found.cuts["a"])
        #expect(nodes.map(\.trimmedDescription).allSatisfy { $0.contains("Wrapper") } && nodes.count == 2)
        #expect(String(decoding: try source.cutting(nodes, style: .local).bytes, as: UTF8.self).contains("Base"))
    }

    @Test("If most of a module uses a type that cannot be kept, its files stay, so that their errors are reported")
    func limit() throws {
        let found = try files([
            "a": "import SwiftUI\nstruct Page: View {}", "b": "let b: Page", "c": "let c: Page", "d": "let d: Page",
        ])
        #expect(found.leftOut == ["a"])
    }

    @Test("A controller in a file with a preview is kept, because a storyboard may name it")
    func screens() throws {
        let text = """
            import SwiftUI
            import UIKit
            final class RowsController: UIViewController {}
            struct R: UIViewControllerRepresentable { func makeUIViewController(context: Context) -> RowsController { RowsController() } }
            """
        let found = try files(["a": text, "b": "import UIKit\nclass Other {}"])
        #expect(found.leftOut.isEmpty && found.cuts["a"]?.count == 1)
    }
}
