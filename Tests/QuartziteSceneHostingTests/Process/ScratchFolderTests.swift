import Foundation
import TestSupport
import Testing

@testable import QuartziteSceneHosting

@Suite("Folders for temporary files")
struct ScratchFolderTests {
    @Test("A folder exists until the last reference to it is gone")
    func lifetime() throws {
        var folder: ScratchFolder? = try ScratchFolder("test")
        let path = try #require(folder?.path)
        try Data("x".utf8).write(to: URL(filePath: path + "/file"))
        // Another one does not remove it, because its lock is held.
        _ = try ScratchFolder("test")
        #expect(FileManager.default.fileExists(atPath: path + "/file"))
        folder = nil
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test("Folders whose processes are gone are removed, and nothing else")
    func abandoned() throws {
        try withTemporaryFolder { all in
            func make(_ name: String) throws -> String {
                try FileManager.default.createDirectory(
                    atPath: "\(all)/\(name)/inner", withIntermediateDirectories: true)
                return "\(all)/\(name)"
            }
            let left = try make("quartzite.data.1")
            let used = try make("quartzite.data.2")
            let (new, foreign) = (try make(".quartzite-new.3"), try make("quartzite-data-4"))
            let lock = open(used, O_RDONLY | O_DIRECTORY)
            #expect(flock(lock, LOCK_EX | LOCK_NB) == 0)
            symlink(foreign, "\(all)/quartzite.data.5")
            ScratchFolder.removeAbandoned(in: all)
            let exist = [left, used, new, foreign].map(FileManager.default.fileExists)
            #expect(exist == [false, true, true, true], "gone, locked, just created, and of another program")
            close(lock)
            ScratchFolder.removeAbandoned(in: all)
            #expect(!FileManager.default.fileExists(atPath: used) && FileManager.default.fileExists(atPath: foreign))
        }
    }
}
