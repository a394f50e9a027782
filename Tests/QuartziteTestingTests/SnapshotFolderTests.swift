import Foundation
import TestSupport
import Testing

@testable import QuartziteTesting

@Suite("Where references lie") struct SnapshotFolderTests {
    private let folder = TemporaryFolder()

    private func make(_ path: String) throws -> URL {
        let url = folder.url.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: url)
        return url
    }

    private func place(_ test: URL) -> String {
        SnapshotFolder(testFile: test).url.path.replacingOccurrences(of: folder.url.path + "/", with: "")
    }

    @Test("in a package, beside the targets: SwiftPM warns of pictures in a target")
    func package() throws {
        _ = try make("Package.swift")
        #expect(place(try make("Tests/AppTests/CoinTests.swift")) == "Tests/__Snapshots__/AppTests/CoinTests")
        #expect(place(try make("Tests/AppTests/Bank/PigTests.swift")) == "Tests/__Snapshots__/AppTests/Bank/PigTests")
    }

    @Test("beside the test, where references lie there already")
    func beside() throws {
        _ = try make("Package.swift")
        _ = try make("Tests/AppTests/__Snapshots__/CoinTests/a.png")
        #expect(place(try make("Tests/AppTests/CoinTests.swift")) == "Tests/AppTests/__Snapshots__/CoinTests")
    }

    @Test("beside the test, outside of a package's Tests")
    func elsewhere() throws {
        #expect(place(try make("Checks/CoinTests.swift")) == "Checks/__Snapshots__/CoinTests")
        _ = try make("Package.swift")
        #expect(place(try make("Checks/CoinTests.swift")) == "Checks/__Snapshots__/CoinTests")
        #expect(place(try make("Tests/CoinTests.swift")) == "Tests/__Snapshots__/CoinTests")
    }
}

@Suite("What SNAPSHOT_RECORD may say") @MainActor struct RecordingTests {
    private let folder = TemporaryFolder()

    private func check(_ word: String) throws {
        let store = SnapshotStore(reference: folder.url.appendingPathComponent("a.png"), name: "a")
        let picture = SquareController.sliding().frame().bitmap
        try store.check(picture, tolerance: .exact, environment: ["SNAPSHOT_RECORD": word])
    }

    @Test("another word is refused, and nothing is recorded", arguments: ["bogus", "ALL", "true", " all"])
    func refused(word: String) {
        let error = #expect(throws: SnapshotMismatch.self) { try check(word) }
        #expect(error?.description == "SNAPSHOT_RECORD is \"\(word)\"; it may be missing, all or never")
        #expect(folder.names == [])
    }

    @Test("never records nothing, and fails where a reference is missing")
    func never() throws {
        let error = #expect(throws: SnapshotMismatch.self) { try check("never") }
        #expect(error?.description.contains("SNAPSHOT_RECORD=never") == true)
        #expect(folder.names == [])
        try check("all")
        try check("never")
    }

    @Test("missing, and an empty word, record what is missing", arguments: ["missing", ""])
    func missing(word: String) throws {
        #expect(throws: SnapshotMismatch.self) { try check(word) }
        #expect(folder.names == ["a.png"])
        try check(word)
    }
}
