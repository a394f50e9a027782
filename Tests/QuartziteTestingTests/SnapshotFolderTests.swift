import Foundation
import TestSupport
import Testing

@testable import QuartziteTesting

@Suite("Folders of references") struct SnapshotFolderTests {
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

    @Test("The folder in a package lies beside the targets, because SwiftPM warns of images in a target")
    func package() throws {
        _ = try make("Package.swift")
        #expect(place(try make("Tests/AppTests/CoinTests.swift")) == "Tests/__Snapshots__/AppTests/CoinTests")
        #expect(place(try make("Tests/AppTests/Bank/PigTests.swift")) == "Tests/__Snapshots__/AppTests/Bank/PigTests")
    }

    @Test("The folder lies beside the test if it exists there")
    func beside() throws {
        _ = try make("Package.swift")
        _ = try make("Tests/AppTests/__Snapshots__/CoinTests/a.png")
        #expect(place(try make("Tests/AppTests/CoinTests.swift")) == "Tests/AppTests/__Snapshots__/CoinTests")
    }

    @Test("The folder lies beside the test outside of a package's Tests")
    func elsewhere() throws {
        #expect(place(try make("Checks/CoinTests.swift")) == "Checks/__Snapshots__/CoinTests")
        _ = try make("Package.swift")
        #expect(place(try make("Checks/CoinTests.swift")) == "Checks/__Snapshots__/CoinTests")
        #expect(place(try make("Tests/CoinTests.swift")) == "Tests/__Snapshots__/CoinTests")
    }
}

@Suite("Values of SNAPSHOT_RECORD") @MainActor struct RecordingTests {
    private let folder = TemporaryFolder()

    private func check(_ word: String) throws {
        let store = SnapshotStore(reference: folder.url.appendingPathComponent("a.png"), name: "a")
        let picture = SquareController.sliding().frame().bitmap
        try store.check(picture, tolerance: .exact, environment: ["SNAPSHOT_RECORD": word])
    }

    @Test("An unknown value is refused, and nothing is recorded", arguments: ["bogus", "ALL", "true", " all"])
    func refused(word: String) {
        let error = #expect(throws: SnapshotMismatch.self) { try check(word) }
        #expect(error?.description == "SNAPSHOT_RECORD is \"\(word)\"; it may be missing, all or never")
        #expect(folder.names == [])
    }

    @Test("The value never records nothing and fails without a reference")
    func never() throws {
        let error = #expect(throws: SnapshotMismatch.self) { try check("never") }
        #expect(error?.description.contains("SNAPSHOT_RECORD=never") == true)
        #expect(folder.names == [])
        try check("all")
        try check("never")
    }

    @Test("The value missing and an empty one record a missing reference", arguments: ["missing", ""])
    func missing(word: String) throws {
        #expect(throws: SnapshotMismatch.self) { try check(word) }
        #expect(folder.names == ["a.png"])
        try check(word)
    }
}
