import Foundation
import Testing

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

    @Test("Image sets name the images of an asset catalog, and folders can be namespaces")
    func catalogs() throws {
        let one = #"{"images": [{"scale": "1x"}, {"scale": "2x", "filename": "x.png"}, {"filename": "../y.png"}]}"#
        let dark = #"{"images": [{"filename": "d.png", "appearances": [{"value": "dark"}]}, {"filename": "l.png"}]}"#
        let files = [
            "A.xcassets/set.imageset/Contents.json": one, "A.xcassets/set.imageset/x.png": "",
            "A.xcassets/Group/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
            "A.xcassets/Group/dark.imageset/Contents.json": dark,
            "A.xcassets/bad.imageset/Contents.json": "{", "A.xcassets/bad.imageset/bad@3x.png": "",
        ]
        try withTree(files) { tree, _ in
            #expect(tree.files(for: ImageName("set"), screenScale: 2).map(\.scale) == [2])
            #expect(fileNames("set.png", in: tree) == ["x.png"])
            #expect(fileNames("Group/dark", in: tree) == ["l.png"] && fileNames("dark", in: tree).isEmpty)
            #expect(fileNames("bad", in: tree) == ["bad@3x.png"])
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
