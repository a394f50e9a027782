import CoreGraphics
import Foundation
import QuartziteMedia
import QuartziteStage
import TestSupport
import Testing

@testable import QuartziteTesting

@Suite("Animations as references") @MainActor struct AnimationSnapshotTests {
    private let folder = TemporaryFolder()

    nonisolated private static let snapshots: [AnimationSnapshot] = [
        .strip(from: 0, to: 1, every: 0.25, columns: 2), .apng(fps: 10, duration: 1), .hashes(fps: 10, duration: 1),
    ]

    private func store(_ snapshot: AnimationSnapshot) -> SnapshotStore {
        SnapshotStore(reference: folder.url.appendingPathComponent("film.\(snapshot.fileType)"), name: "film")
    }

    private func check(
        _ stage: Stage, _ snapshot: AnimationSnapshot, tolerance: Tolerance = .exact,
        _ environment: [String: String] = [:]
    ) throws {
        let film = try FrameSeries(stage, times: snapshot.times)
        try store(snapshot).check(film, as: snapshot, tolerance: tolerance, environment: environment)
    }

    @Test("A missing reference is recorded and fails with its path, and the next run passes", arguments: snapshots)
    func records(_ snapshot: AnimationSnapshot) throws {
        let first = #expect(throws: SnapshotMismatch.self) { try check(.sliding(), snapshot) }
        #expect(first?.description.contains(store(snapshot).reference.path) == true)
        try check(.sliding(), snapshot)
    }

    @Test("A different motion fails with the number of the frame and writes images to inspect", arguments: snapshots)
    func differs(_ snapshot: AnimationSnapshot) throws {
        try check(.sliding(), snapshot, ["SNAPSHOT_RECORD": "all"])
        let artifacts = folder.url.appendingPathComponent("artifacts")
        let failure = #expect(throws: SnapshotMismatch.self) {
            try check(.sliding(by: 20), snapshot, ["SNAPSHOT_ARTIFACTS": artifacts.path])
        }
        let files = try FileManager.default.contentsOfDirectory(atPath: artifacts.path).sorted()
        if case .strip = snapshot {
            #expect(files == ["film.actual.png", "film.diff.png", "film.expected.png"])
        } else {
            #expect(failure?.description.contains("frame 1") == true)
            #expect(files == ["film.actual.apng"])
        }
    }

    @Test("A tolerance applies to the pixels of a film")
    func tolerance() throws {
        let snapshot = AnimationSnapshot.apng(fps: 4, duration: 1)
        try check(.sliding(), snapshot, ["SNAPSHOT_RECORD": "all"])
        try check(.sliding(by: 31), snapshot, tolerance: .maxPixels(100))
    }

    @Test("A strip arranges the frames in rows")
    func strip() throws {
        let film = try FrameSeries(
            .sliding(), times: AnimationSnapshot.strip(from: 0, to: 1, every: 0.5, columns: 2).times)
        let strip = try film.strip(columns: 2)
        #expect(strip.width == 80 && strip.height == 40)
        #expect(strip[0, 0] == 0xFF00_00FF, "at 0 s the square is at the left")
        #expect(strip[40 + 15, 0] == 0xFF00_00FF && strip[40 + 14, 0] == 0xFFFF_FFFF, "halfway at 0.5 s")
        #expect(strip[30, 20] == 0xFF00_00FF && strip[29, 20] == 0xFFFF_FFFF, "at the right at 1 s")
        #expect(strip[40, 20] == 0, "nothing is drawn without a frame")
    }

    @Test("An animated PNG preserves the frames exactly")
    func apng() throws {
        let film = try FrameSeries(.sliding(), times: AnimationSnapshot.apng(fps: 10, duration: 1).times)
        let url = folder.url.appendingPathComponent("x.apng")
        try SnapshotStore.makeFolder(for: url)
        try film.writeAPNG(to: url, fps: 10)
        let decoded = try ImageDecoder.decode(contentsOf: url.path)
        #expect(decoded.frameCount == 10 && decoded.delays.allSatisfy { abs($0 - 0.1) < 1e-9 })
        for (index, frame) in film.frames.enumerated() {
            #expect(try decoded.frame(at: index).bitmap.hash == frame.hash)
        }
    }

    @Test("Times are relative to the stage's time, which advances to the end of the film")
    func present() throws {
        let stage = Stage.sliding()
        stage.advance(by: .milliseconds(500))
        let film = try FrameSeries(stage, times: AnimationSnapshot.strip(from: 0.1, to: 0.3, every: 0.1).times)
        #expect(abs(stage.time - 0.8) < 1e-9 && film.frames.count == 3)
        let fresh = Stage.sliding()
        fresh.seek(to: 0.6)
        #expect(film.frames[0].hash == fresh.frame().hash)
    }

    @Test(
        "Times without frames are refused",
        arguments: [
            .strip(from: 1, to: 0, every: 0.1), .strip(from: 0, to: 1, every: 0),
            .strip(from: 0, to: .infinity, every: 1),
            .strip(from: 0, to: 1, every: .nan), .apng(fps: 0, duration: 1), .hashes(fps: 60, duration: .nan),
            .hashes(fps: 60, duration: 1e9), .strip(from: -1, to: 1, every: 1),
        ] as [AnimationSnapshot])
    func nonsense(_ snapshot: AnimationSnapshot) {
        #expect(throws: SnapshotMismatch.self) { try snapshot.times }
    }

    @Test("References lie beside the tests")
    func beside() throws {
        try expectAnimation(.sliding(), as: .strip(from: 0, to: 1, every: 0.25, columns: 5))
        try expectAnimation(.sliding(), as: .hashes(fps: 8, duration: 1), named: "lines")
    }
}

extension Stage {
    @MainActor fileprivate static func sliding(by distance: CGFloat = 30) -> Stage {
        SquareController.sliding(by: distance)
    }
}
