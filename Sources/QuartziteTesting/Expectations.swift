import Foundation
import Stage

/// Checks that what `stage` shows now equals the reference picture of that name.
///
/// References are PNG files, in `Tests/__Snapshots__/<target>/<test file>/` of the test's package. A missing one is
/// recorded and the check fails with its path. The environment variable `SNAPSHOT_RECORD` chooses what is recorded:
/// `missing`, the default, `all`, or `never`. `SNAPSHOT_ARTIFACTS=<folder>` takes the actual, expected and difference
/// pictures of failures.
///
/// A failure is one of the line that checks, and the test goes on: one run tells of all that differs and records all
/// that is missing. That holds under Swift Testing and under XCTest.
///
/// - Throws: ``SnapshotMismatch``, or an error of reading or writing the files, where no test runs.
@MainActor public func expectFrame(
    _ stage: Stage, named name: String, tolerance: Tolerance = .exact, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column, function: String = #function
) throws {
    try CheckLocation(fileID: fileID, file: file, line: line, column: column).record {
        try SnapshotStore(file: "\(file)", function: function, name: name)
            .check(stage.frame().bitmap, tolerance: tolerance, environment: ProcessInfo.processInfo.environment)
    }
}

/// Plays the stage on and checks that what it shows equals the reference film.
///
/// The stage is left at the film's last frame. References lie beside those of
/// ``expectFrame(_:named:tolerance:fileID:file:line:column:function:)``, are recorded in the same way, and failures
/// are told in the same way, with the first frame that differs. Hashes have no tolerance but `exact`.
///
/// - Throws: ``SnapshotMismatch``, or an error of reading or writing the files, where no test runs.
@MainActor public func expectAnimation(
    _ stage: Stage, as snapshot: AnimationSnapshot, named name: String = "animation", tolerance: Tolerance = .exact,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    function: String = #function
) throws {
    try CheckLocation(fileID: fileID, file: file, line: line, column: column).record {
        let environment = ProcessInfo.processInfo.environment
        let store = SnapshotStore(file: "\(file)", function: function, name: name, type: snapshot.fileType)
        let film = try Film(stage, times: snapshot.times)
        try store.check(film, as: snapshot, tolerance: tolerance, environment: environment)
    }
}

/// Checks that each of `times`, in seconds, shows the same bytes whether reached by playing forward, by a cold seek or
/// by seeking backwards.
///
/// A failure is one of the line that checks, names the first time that differs, and the test goes on.
///
/// - Throws: ``SnapshotMismatch``, where no test runs.
@MainActor public func expectSeekable(
    _ stage: Stage, times: [TimeInterval], fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) throws {
    try CheckLocation(fileID: fileID, file: file, line: line, column: column).record {
        try stage.checkSeeking(to: times)
    }
}

extension Stage {
    fileprivate func checkSeeking(to times: [TimeInterval]) throws {
        let ascending = times.sorted()
        let cold = ascending.map { time in
            let fresh = rebuilt()
            fresh.seek(to: time)
            return fresh.frame().hash
        }
        let forward = rebuilt()
        for (time, hash) in zip(ascending, cold) {
            forward.advance(to: time)
            guard forward.frame().hash == hash else {
                throw SnapshotMismatch("at \(time) s playing forward differs from a cold seek")
            }
        }
        for (time, hash) in zip(ascending, cold).reversed() {
            forward.seek(to: time)
            guard forward.frame().hash == hash else {
                throw SnapshotMismatch("at \(time) s seeking backwards differs from a cold seek")
            }
        }
    }
}
