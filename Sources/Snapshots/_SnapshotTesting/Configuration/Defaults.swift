import Foundation
import Synchronization
import Testing

/// What applies in code without a configuration, as deprecated variables set it.
private let defaults = Mutex(Defaults())

private struct Defaults {
    var diffTool = SnapshotTestingConfiguration.DiffTool.default
    var record =
        ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"]
        .flatMap(SnapshotTestingConfiguration.Record.init) ?? .missing
}

/// What a failure says about its files, for code without a configuration: that of the running test's traits, or the
/// variable's value.
@_spi(Internals) public var _diffTool: SnapshotTestingConfiguration.DiffTool {
    get { configurations.lazy.compactMap(\.diffTool).first ?? defaults.withLock { $0.diffTool } }
    set { defaults.withLock { $0.diffTool = newValue } }
}

/// When references are recorded, for code without a configuration: that of the running test's traits, or the variable's
/// value, which is `missing` unless the environment variable `SNAPSHOT_TESTING_RECORD` names another mode.
@_spi(Internals) public var _record: SnapshotTestingConfiguration.Record {
    get { configurations.lazy.compactMap(\.record).first ?? defaults.withLock { $0.record } }
    set { defaults.withLock { $0.record = newValue } }
}

/// The variable that ``_diffTool`` reads outside of tests with traits.
@_spi(Internals) public var __diffTool: SnapshotTestingConfiguration.DiffTool {
    get { defaults.withLock { $0.diffTool } }
    set { defaults.withLock { $0.diffTool = newValue } }
}

/// The variable that ``_record`` reads outside of tests with traits.
@_spi(Internals) public var __record: SnapshotTestingConfiguration.Record {
    get { defaults.withLock { $0.record } }
    set { defaults.withLock { $0.record = newValue } }
}

/// The configurations of the traits of the running test, the innermost first.
private var configurations: [SnapshotTestingConfiguration] {
    (Test.current?.traits ?? []).reversed().compactMap { ($0 as? _SnapshotsTestTrait)?.configuration }
}

/// What a failure says about its files.
@available(*, deprecated, message: "Use 'withSnapshotTesting' to customize the diff tool.")
public var diffTool: SnapshotTestingConfiguration.DiffTool {
    get { _diffTool }
    set { _diffTool = newValue }
}

/// Whether all references are recorded.
@available(*, deprecated, message: "Use 'withSnapshotTesting' to customize the record mode.")
public var isRecording: Bool {
    get { (SnapshotTestingConfiguration.current?.record ?? _record) == .all }
    set { _record = newValue ? .all : .missing }
}

/// Whether all references are recorded.
@available(*, deprecated, renamed: "isRecording")
public var record: Bool {
    get { (SnapshotTestingConfiguration.current?.record ?? _record) == .all }
    set { _record = newValue ? .all : .missing }
}
