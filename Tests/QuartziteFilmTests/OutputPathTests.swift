import Foundation
import QuartziteFilm
import TestSupport
import Testing

@Suite("Output paths")
struct OutputPathTests {
    @Test("Pipes and devices are distinguished from files")
    func pipes() throws {
        try withTemporaryFolder { folder in
            #expect(OutputPath(path: "-").isPipe)
            #expect(OutputPath(path: "/dev/null").isPipe)
            #expect(!OutputPath(path: folder).isPipe)
            #expect(!OutputPath(path: folder + "/new.gif").isPipe)
        }
    }

    @Test("An existing file is replaced only with force")
    func existing() throws {
        try withTemporaryFolder { folder in
            let file = OutputPath(path: folder + "/a.mp4")
            try file.checkFile(force: false)
            try makeEmptyFile(file.path)
            #expect(throws: FilmError.fileExists(path: file.path)) {
                try file.checkFile(force: false)
            }
            try file.checkFile(force: true)
        }
    }

    @Test("Folders and paths in missing folders are refused, even with force")
    func refused() throws {
        try withTemporaryFolder { folder in
            for path in [folder, folder + "/missing/a.mp4", folder + "/a.mp4/"] {
                try makeEmptyFile(folder + "/a.mp4")
                let error = #expect(throws: FilmError.self) { try OutputPath(path: path).checkFile(force: true) }
                guard case .cannotWrite = error else {
                    Issue.record("\(path): \(String(describing: error))")
                    continue
                }
            }
        }
    }

    @Test("Names of one letter and dangling links are handled")
    func shortNames() throws {
        #expect(OutputPath.parts(of: "c/").folder == "." && OutputPath.parts(of: "c").name == "c")
        #expect(OutputPath.parts(of: "/c") == ("/", "c") && OutputPath.parts(of: "a/b/") == ("a", "b"))
        try withTemporaryFolder { folder in
            let link = OutputPath(path: folder + "/l")
            try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "nowhere")
            #expect(throws: FilmError.self) { try link.checkFile(force: false) }
            try link.checkFile(force: true)
            #expect(throws: FilmError.self) { try OutputPath(path: folder + "/l/").checkFolder(force: true) }
        }
    }

    @Test("A slice can be added to a folder of frames that does not contain its frames")
    func slices() throws {
        try withTemporaryFolder { folder in
            let frames = OutputPath(path: folder)
            try makeEmptyFile(folder + "/frame-000089.png")
            try frames.checkFolder(force: false, slice: 90...119)
            #expect(throws: FilmError.self) { try frames.checkFolder(force: false, slice: 80...89) }
            #expect(throws: FilmError.self) { try frames.checkFolder(force: false) }
            try frames.checkFolder(force: true, slice: 80...89)
        }
    }

    @Test("A folder of frames is not replaced if it contains other files")
    func folders() throws {
        try withTemporaryFolder { folder in
            let frames = OutputPath(path: folder + "/frames/")
            try frames.checkFolder(force: false)
            try FileManager.default.createDirectory(atPath: frames.path, withIntermediateDirectories: false)
            try frames.checkFolder(force: false)
            try makeEmptyFile(frames.path + "frame-00000.png")
            #expect(throws: FilmError.self) { try frames.checkFolder(force: false) }
            try frames.checkFolder(force: true)
            try makeEmptyFile(frames.path + "notes.txt")
            #expect(throws: FilmError.self) { try frames.checkFolder(force: true) }
        }
    }
}
