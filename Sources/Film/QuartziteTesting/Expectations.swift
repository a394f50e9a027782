import Foundation
import QuartziteStage

/// Checks that the current frame of `stage` equals the reference picture with the given name.
///
/// References are PNG files in `Tests/__Snapshots__/<target>/<test file>/` of the test's package. If a reference is
/// missing, it is recorded and the check fails with its path. The environment variable `SNAPSHOT_RECORD` chooses what
/// is recorded: `missing`, the default, `all`, or `never`. If `SNAPSHOT_ARTIFACTS=<folder>` is set, failures write the
/// actual, expected and difference pictures to that folder.
///
/// A failure is reported at the line of the check and the test continues, so that one run reports all differences and
/// records all missing references. This works with both Swift Testing and XCTest.
///
/// - Throws: ``SnapshotMismatch``, or an error of reading or writing the files, if no test is running.
@MainActor public func expectFrame(
    _ stage: Stage, named name: String, tolerance: Tolerance = .exact, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column, function: String = #function
) throws {
    try CheckLocation(fileID: fileID, file: file, line: line, column: column).record {
        try SnapshotStore(file: "\(file)", function: function, name: name)
            .check(stage.frame().bitmap, tolerance: tolerance, environment: ProcessInfo.processInfo.environment)
    }
}

/// Plays the stage and checks that its frames equal the reference film.
///
/// The stage remains at the film's last frame. References are in the same folder as those of
/// ``expectFrame(_:named:tolerance:fileID:file:line:column:function:)``, and they are recorded and failures reported in
/// the same way, with the first frame that differs. Hashes support only the tolerance `exact`.
///
/// - Throws: ``SnapshotMismatch``, or an error of reading or writing the files, if no test is running.
@MainActor public func expectAnimation(
    _ stage: Stage, as snapshot: AnimationSnapshot, named name: String = "animation", tolerance: Tolerance = .exact,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    function: String = #function
) throws {
    try CheckLocation(fileID: fileID, file: file, line: line, column: column).record {
        let environment = ProcessInfo.processInfo.environment
        let store = SnapshotStore(file: "\(file)", function: function, name: name, type: snapshot.fileType)
        let film = try FrameSeries(stage, times: snapshot.times)
        try store.check(film, as: snapshot, tolerance: tolerance, environment: environment)
    }
}

/// Checks that each of `times`, in seconds, shows the same bytes whether reached by playing forward, by seeking from
/// the start or by seeking backward.
///
/// A failure is reported at the line of the check, with the first time that differs, and the test continues.
///
/// - Throws: ``SnapshotMismatch``, if no test is running.
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
