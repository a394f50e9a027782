import Foundation
import TestSupport
import Testing

@testable import QuartziteXcodeProject

@Suite("Files of a checkout") struct CheckoutFilesTests {
    @Test("Paths are found regardless of case and Unicode composition")
    func spelling() throws {
        let folder = try SampleFolder(["Sub/Caf\u{e9}.swift": ""])
        let found = folder.files.lookup("sub/CAFE\u{301}.swift", in: folder.path)
        #expect(found == .found(folder["Sub/Caf\u{e9}.swift"]))
        #expect(folder.files.lookup("sub/tea.swift", in: folder.path) == .missing(folder["sub/tea.swift"]))
    }

    @Test("Paths and links that lead out of the checkout are rejected")
    func outside() throws {
        let other = try SampleFolder(["secret.swift": "let a = 1", "in/b.swift": ""])
        let folder = try SampleFolder(["a.swift": ""])
        for (link, target) in [("link.swift", "secret.swift"), ("links", "in")] {
            try FileManager.default.createSymbolicLink(atPath: folder[link], withDestinationPath: other[target])
        }
        try FileManager.default.createSymbolicLink(atPath: folder["own.swift"], withDestinationPath: folder["a.swift"])
        for path in ["../x", "/etc/passwd", "link.swift", "links/b.swift", "a/../../x"] {
            #expect(folder.files.lookup(path, in: folder.path) == .outside, "\(path)")
        }
        #expect(folder.files.lookup("own.swift", in: folder.path) == .found(folder["own.swift"]))
        let error = #expect(throws: ProjectProblem.self) { try folder.files.contents(of: folder["link.swift"]) }
        #expect(error?.kind == .outside)
        var visited: [String] = []
        folder.files.visit(folder.path) { path, _ in
            visited.append(path.lastPathComponent)
            return true
        }
        #expect(visited == ["a.swift", "own.swift"])
    }

    @Test("Folders and missing files have no contents")
    func contents() throws {
        let folder = try SampleFolder(["Sub/a": "text"])
        #expect(try folder.files.text(of: folder["Sub/a"]) == "text")
        #expect(throws: ProjectProblem.self) { try folder.files.contents(of: folder["Sub"]) }
        #expect(throws: ProjectProblem.self) { try folder.files.contents(of: folder["b"]) }
    }

    @Test(
        "Paths are split into components",
        arguments: [
            ("/a/b.c/D.Swift", "D.Swift", "/a/b.c", "swift", "D"), ("/a/b/", "b", "/a", "", "b"),
            ("a", "a", "", "", "a"),
            ("/a", "a", "/", "", "a"), (".git", ".git", "", "", ".git"), ("a/x.tar.gz", "x.tar.gz", "a", "gz", "x.tar"),
            ("", "", "", "", ""), ("a.", "a.", "", "", "a"),
        ])
    func parts(path: String, last: String, parent: String, kind: String, name: String) {
        #expect(path.lastPathComponent == last && path.parentFolder == parent)
        #expect(path.fileExtension == kind && path.fileName == name)
    }

    @Test(
        "Dot components are removed from paths",
        arguments: [("/a/./b//../c", "/a/c"), ("/../a", "/a"), ("", "/"), ("/a/..", "/")])
    func standardized(path: String, result: String) {
        #expect(CheckoutFiles.standardized(path) == result)
    }
}
