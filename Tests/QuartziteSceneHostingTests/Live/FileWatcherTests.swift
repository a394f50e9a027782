import Foundation
import QuartziteSceneHosting
import TestSupport
import Testing

@Suite("Changes of files are seen") struct FileWatcherTests {
    private func write(_ text: String, to path: String) throws {
        try text.write(toFile: path, atomically: false, encoding: .utf8)
    }

    private func make(_ folder: String) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    @Test("Saves in a folder that was deleted, and made again, are seen") func remade() throws {
        try withTemporaryFolder { folder in
            let inner = folder + "/App/Sub/Deep"
            try make(inner)
            try write("1", to: inner + "/A.swift")
            let watcher = FileWatcher([folder + "/App"])
            #expect(!watcher.wait(milliseconds: 0))
            for round in 0..<2 {
                try FileManager.default.removeItem(atPath: folder + "/App/Sub")
                try make(inner)
                try write("2", to: inner + "/A.swift")
                #expect(watcher.wait(milliseconds: 1000))
                #expect(!watcher.wait(milliseconds: 0))
                try write("3", to: inner + "/A.swift")
                #expect(watcher.wait(milliseconds: 1000), "round \(round)")
            }
        }
    }

    @Test("A folder that was moved away is watched again when there is a new one") func moved() throws {
        try withTemporaryFolder { folder in
            let inner = folder + "/App/Sub/Deep"
            try make(inner)
            let watcher = FileWatcher([folder + "/App"])
            try FileManager.default.moveItem(atPath: folder + "/App/Sub", toPath: folder + "/Away")
            try make(inner)
            #expect(watcher.wait(milliseconds: 1000))
            try write("1", to: inner + "/A.swift")
            #expect(watcher.wait(milliseconds: 1000))
            try write("1", to: folder + "/Away/Deep/A.swift")
            #expect(!watcher.wait(milliseconds: 50), "the folder that was moved is no longer watched")
        }
    }

    @Test("The folder that was given is watched again, too") func root() throws {
        try withTemporaryFolder { folder in
            try make(folder + "/App")
            let watcher = FileWatcher([folder + "/App"])
            try FileManager.default.removeItem(atPath: folder + "/App")
            #expect(watcher.wait(milliseconds: 1000))
            #expect(!watcher.wait(milliseconds: 0))
            try make(folder + "/App")
            #expect(watcher.wait(milliseconds: 0))
            try write("1", to: folder + "/App/A.swift")
            #expect(watcher.wait(milliseconds: 1000))
        }
    }
}
