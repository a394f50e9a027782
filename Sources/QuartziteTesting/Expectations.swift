import Foundation
import Stage

/// Checks that what `stage` shows now equals the reference picture of that name.
///
/// References are PNG files under `__Snapshots__/<test file>/` beside the test. A missing one is recorded and the check
/// fails with its path; the environment variable `SNAPSHOT_RECORD=all` records all anew; `SNAPSHOT_ARTIFACTS=<folder>`
/// takes the actual, expected and difference pictures of failures.
///
/// - Throws: ``SnapshotMismatch`` where the pictures differ; any error of reading or writing the files.
@MainActor public func expectFrame(
    _ stage: Stage, named name: String, tolerance: Tolerance = .exact, file: String = #filePath,
    function: String = #function
) throws {
    try SnapshotStore(file: file, function: function, name: name)
        .check(stage.frame().bitmap, tolerance: tolerance, environment: ProcessInfo.processInfo.environment)
}

/// Plays the stage on and checks that what it shows equals the reference film.
///
/// The stage is left at the film's last frame. References lie beside those of ``expectFrame(_:named:tolerance:file:function:)``
/// and are recorded in the same way. Hashes have no tolerance but `exact`.
///
/// - Throws: ``SnapshotMismatch`` naming the first frame that differs; any error of reading or writing the files.
@MainActor public func expectAnimation(
    _ stage: Stage, as snapshot: AnimationSnapshot, named name: String = "animation", tolerance: Tolerance = .exact,
    file: String = #filePath, function: String = #function
) throws {
    let environment = ProcessInfo.processInfo.environment
    let store = SnapshotStore(file: file, function: function, name: name, type: snapshot.fileType)
    try store.check(Film(stage, times: snapshot.times), as: snapshot, tolerance: tolerance, environment: environment)
}

/// Checks that each of `times`, in seconds, shows the same bytes whether reached by playing forward, by a cold seek or
/// by seeking backwards.
///
/// - Throws: ``SnapshotMismatch`` naming the first time that differs.
@MainActor public func expectSeekable(_ stage: Stage, times: [TimeInterval]) throws {
    let ascending = times.sorted()
    let cold = ascending.map { time in
        let fresh = stage.rebuilt()
        fresh.seek(to: time)
        return fresh.frame().hash
    }
    let forward = stage.rebuilt()
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
