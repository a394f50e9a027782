import Foundation
import TestSupport
import Testing

@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
@testable import UIKit

@Suite struct PictureTreeTests {
    /// Calls `body` with the tree of a temporary folder that holds files with these names and contents.
    private func withTree<Result>(_ names: [String: String], _ body: (PictureTree, String) throws -> Result) throws
        -> Result
    {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("PictureTree-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, contents) in names {
            let url = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(contents.utf8).write(to: url)
        }
        return try body(PictureTree(folder.path), folder.path)
    }

    private func fileNames(_ name: String, _ scale: CGFloat = 2, in tree: PictureTree) -> [String] {
        tree.files(for: ImageName(name), screenScale: scale).map { ($0.path as NSString).lastPathComponent }
    }

    @Test("Images are found by name in any folder, those at the screen's scale first")
    func names() throws {
        try withTree(["a/b/dot@2x.png": "", "a/dot.png": "", "dot@3x.png": "", "a/dot.txt": ""]) { tree, _ in
            #expect(fileNames("dot", in: tree) == ["dot@2x.png", "dot@3x.png", "dot.png"])
            #expect(fileNames("dot", 1, in: tree) == ["dot.png", "dot@2x.png", "dot@3x.png"])
            #expect(fileNames("dot.png", 3, in: tree) == ["dot@3x.png", "dot@2x.png", "dot.png"])
            #expect(fileNames("dot.jpg", in: tree).isEmpty && fileNames("dott", in: tree).isEmpty)
            #expect(fileNames("a/dot", in: tree) == ["dot.png"])
        }
    }

    @Test("Sets of catalogs are found by the names of their folders, and groups can be namespaces", .rule("I113"))
    func catalogs() throws {
        let files = [
            "A.xcassets/set.imageset/x.png": "", "A.xcassets/Plain/Contents.json": "{}",
            "A.xcassets/Plain/Deep/set.imageset/x.png": "", "A.xcassets/Plain/tint.colorset/Contents.json": "",
            "A.xcassets/Group/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
            "A.xcassets/Group/set.dataset/Contents.json": "", "A.xcassets/Bad/Contents.json": "{",
            "A.xcassets/App.appiconset/icon.png": "", "A.xcassets/Top.imagestack/One.imagestacklayer/l.png": "",
        ]
        try withTree(files) { tree, folder in
            let places = tree.sets(.image, named: "set").map { $0.dropFirst(folder.count) }
            #expect(places == ["/A.xcassets/Plain/Deep/set.imageset", "/A.xcassets/set.imageset"])
            #expect(tree.sets(.color, named: "tint").count == 1 && tree.sets(.color, named: "set").isEmpty)
            #expect(tree.sets(.data, named: "Group/set").count == 1 && tree.sets(.data, named: "set").isEmpty)
            #expect(tree.unreadable.keys.sorted() == [folder + "/A.xcassets/Bad"])
            #expect(fileNames("x", in: tree).isEmpty && fileNames("icon", in: tree).isEmpty)
        }
    }

    @Test("A link to an enclosing folder does not make the search endless")
    func links() throws {
        try withTree(["a/dot.png": ""]) { tree, folder in
            try FileManager.default.createSymbolicLink(atPath: folder + "/a/up", withDestinationPath: "..")
            #expect(fileNames("dot", in: tree) == ["dot.png"])
        }
    }
}
