import Foundation
import QuartziteSnapshots
import TestSupport
import Testing
import UIKit

@testable @_spi(Internals) import _SnapshotTesting

@MainActor @Suite("References are recorded as the mode says", .serialized)
struct RecordTests {
    private let folder = TemporaryFolder()

    private func reference(_ name: String = "test.a.txt") -> URL { folder.url("references/\(name)") }

    private func text(_ name: String = "test.a.txt") -> String? {
        try? String(contentsOf: reference(name), encoding: .utf8)
    }

    @Test("A missing reference is recorded, which fails the test once")
    func missing() throws {
        try inScene {
            let first = verify("one", as: .lines, in: folder)
            #expect(
                first
                    == "No reference was found on disk. Automatically recorded snapshot: …\n\n"
                    + "open \"\(reference().absoluteString)\"\n\n"
                    + "Re-run \"test\" to assert against the newly-recorded snapshot.")
            #expect(text() == "one")
            #expect(verify("one", as: .lines, in: folder) == nil)
        }
    }

    @Test("Nothing is recorded in the mode never")
    func never() throws {
        try inScene {
            let failure = verify("one", as: .lines, in: folder, record: .never)
            #expect(failure?.hasSuffix("New snapshot was not recorded because recording is disabled") == true)
            #expect(text() == nil)
        }
    }

    @Test("All references are recorded in the mode all, and those that do not match in the mode failed")
    func modes() throws {
        try inScene {
            #expect(verify("one", as: .lines, in: folder, record: .all)?.hasPrefix("Record mode is on.") == true)
            #expect(text() == "one")
            let kept = verify("two", as: .lines, in: folder)
            #expect(kept?.hasPrefix("Snapshot \"a\" does not match reference.\n\n") == true && text() == "one")
            #expect(kept?.contains("\u{2212}one\n+two") == true)
            let changed = verify("two", as: .lines, in: folder, record: .failed)
            #expect(changed?.contains("A new snapshot was automatically recorded.") == true && text() == "two")
        }
    }

    @Test("References without names are numbered, and names become parts of files' names")
    func names() throws {
        try inScene {
            SnapshotCounter.$current.withValue(SnapshotCounter()) {
                for word in ["a", "b"] { _ = verify(word, as: .lines, named: nil, in: folder) }
                _ = verify("c", as: .lines, named: " light & dark!", in: folder)
                _ = verify(Data([1]), as: .data, named: nil, in: folder)
            }
            #expect(text("test.1.txt") == "a" && text("test.2.txt") == "b" && text("test.light-dark.txt") == "c")
            #expect(FileManager.default.fileExists(atPath: reference("test.3").path))
        }
    }

    @Test("References are in a folder for the file of the test")
    func place() {
        let file = SnapshotFile(
            test: "App/Tests/CardTests.swift", directory: nil, testName: "testÄ_1()", name: nil, number: { 3 },
            pathExtension: "png", isOwn: false)
        #expect(file.url.path.hasSuffix("App/Tests/__Snapshots__/CardTests/testÄ_1.3.png"))
        #expect(SnapshotFile.sanitized("--a (b) c_d--") == "a-b-c_d")
    }

    @Test("A folder that cannot be written is a failure with the system's words")
    func unwritable() throws {
        try Data().write(to: folder.url("references"))
        try inScene {
            let failure = try #require(verify("one", as: .lines, in: folder))
            #expect(!failure.contains("No reference") && failure.contains("already exists"), "\(failure)")
        }
    }

    @Test("A value that is thrown is a failure")
    func throwing() throws {
        struct Missing: LocalizedError { var errorDescription: String? { "no card" } }
        func value() throws -> String { throw Missing() }
        try inScene {
            let failure = verifySnapshot(
                of: try value(), as: .lines, named: "a", snapshotDirectory: folder.url("references").path)
            #expect(failure == "no card")
        }
    }

    @Test("A strategy that does not finish is a failure after the timeout of the scene's clock")
    func timeout() throws {
        let never = Snapshotting<Int, String>(
            pathExtension: "txt", diffing: .lines, asyncSnapshot: { _ in Async { _ in } })
        try inScene {
            let failure = verifySnapshot(
                of: 1, as: never, named: "a", snapshotDirectory: folder.url("references").path, timeout: 0.01)
            #expect(failure?.hasPrefix("Exceeded timeout of 0.01 seconds waiting for snapshot.") == true)
        }
    }

    @Test("The mode and the tool of a closure hold inside it")
    func configuration() throws {
        try inScene {
            try withSnapshotTesting(record: .never, diffTool: "compare") {
                #expect(_record == .missing && SnapshotTestingConfiguration.current?.record == .never)
                try FileManager.default.createDirectory(
                    at: folder.url("references"), withIntermediateDirectories: true)
                try Data("two".utf8).write(to: reference())
                let failure = verify("one", as: .lines, in: folder)
                #expect(failure?.contains("\n\ncompare \(reference().path) ") == true)
            }
            #expect(SnapshotTestingConfiguration.Record(rawValue: "failed") == .failed)
            #expect(SnapshotTestingConfiguration.Record(rawValue: "some") == nil)
            #expect(
                SnapshotTestingConfiguration.DiffTool.ksdiff(currentFilePath: "a", failedFilePath: "b")
                    == "ksdiff \"a\" \"b\"")
        }
    }

    @Test("A trait of a test sets the mode", .snapshots(record: .never))
    func trait() throws {
        #expect(SnapshotTestingConfiguration.current?.record == .never)
        try inScene {
            withKnownIssue {
                assertSnapshot(of: 1, as: .json, named: "never recorded")
            } matching: { issue in
                issue.comments.contains { $0.rawValue.contains("recording is disabled") }
            }
        }
    }
}
