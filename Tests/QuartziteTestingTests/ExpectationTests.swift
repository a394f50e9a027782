import Foundation
import QuartziteStage
import TestSupport
import Testing
import XCTest

@testable import QuartziteTesting

@Suite("Failed checks are reported at their line, and the test continues") @MainActor struct ExpectationTests {
    private let folder = TemporaryFolder()

    /// The failures that `body` records, in order; they are expected.
    private func failures(_ body: () throws -> Void) rethrows -> [(line: Int?, text: String)] {
        let found = Found()
        try withKnownIssue(isIntermittent: true) {
            try body()
        } matching: { issue in
            found.failures.append((issue.sourceLocation?.line, issue.comments.first?.rawValue ?? ""))
            return true
        }
        return found.failures
    }

    @Test("All missing references of a test are recorded and reported in one run")
    func missing() throws {
        let picture = SquareController.sliding().frame().bitmap
        let names = ["one.png", "two.png", "three.png"]
        let reported = try failures {
            for (index, name) in names.enumerated() {
                let line = CheckLocation(fileID: #fileID, file: #filePath, line: UInt(index + 1), column: 1)
                try line.record {
                    let reference = folder.url.appendingPathComponent(name)
                    try SnapshotStore(reference: reference, name: name)
                        .check(picture, tolerance: .exact, environment: [:])
                }
            }
        }
        #expect(reported.map(\.line) == [1, 2, 3])
        for (failure, name) in zip(reported, names) {
            #expect(failure.text.contains("recorded \(folder.url.path)/\(name)"))
        }
        #expect(folder.names == names.sorted())
    }

    nonisolated private static let records = ProcessInfo.processInfo.environment["SNAPSHOT_RECORD"] != nil

    @Test("Frames and films that differ from their references fail", .disabled(if: records))
    func differs() throws {
        let stage = SquareController.sliding()
        try expectFrame(stage, named: "start")
        stage.advance(by: .milliseconds(500))
        let reported = try failures {
            try expectFrame(stage, named: "start")
            try expectAnimation(stage, as: .hashes(fps: 0, duration: 1))
        }
        #expect(reported.map(\.line) == [#line - 3, #line - 2])
        #expect(reported.first?.text.contains("pixels differ") == true)
        #expect(reported.last?.text.contains("no frames to show") == true)
    }

    @Test("Scenes that cannot be seeked fail")
    func seekable() throws {
        let reported = try failures { try expectSeekable(ExpectationTests.restless(), times: [0.5, 1]) }
        #expect(reported.map(\.line) == [#line - 1])
        #expect(reported.first?.text.contains("differs from a cold seek") == true)
    }

    @Test("A check outside of a test throws")
    func outside() async {
        let task = Task.detached { @MainActor in try expectSeekable(ExpectationTests.restless(), times: [0.5, 1]) }
        await #expect(throws: SnapshotMismatch.self) { try await task.value }
    }

    @Test("A check in an XCTest fails the test")
    func xctest() async {
        let failures = await Task.detached { @MainActor in
            let test = XCTestCase(name: "check") { _ in
                try MainActor.assumeIsolated {
                    try expectSeekable(ExpectationTests.restless(), times: [0.5, 1])
                    try expectSeekable(ExpectationTests.restless(), times: [0.5, 1])
                }
            }
            test.run()
            return (test.testRun?.failureCount, test.testRun?.unexpectedExceptionCount)
        }.value
        #expect(failures == (2, 0))
    }

    /// A stage whose scene is different each time it is built.
    private static func restless() -> Stage {
        var count = 0
        return SquareController.stage { scene in
            count += 1
            scene.square.center.x += CGFloat(count)
        }
    }
}

/// The failures that a known issue's matcher receives.
private final class Found: @unchecked Sendable {
    var failures: [(line: Int?, text: String)] = []
}
