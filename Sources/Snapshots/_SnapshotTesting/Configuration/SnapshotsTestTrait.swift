import Testing

/// A trait of tests and suites that says how their snapshots are recorded and compared.
public struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
    /// Whether the trait applies to the tests of a suite; it does.
    public let isRecursive = true
    let configuration: SnapshotTestingConfiguration

    /// Runs a test with the configuration, and with numbers of references that begin at 1.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: () async throws -> Void
    ) async throws {
        try await withSnapshotTesting(record: configuration.record, diffTool: configuration.diffTool) {
            try await SnapshotCounter.$current.withValue(SnapshotCounter()) { try await function() }
        }
    }
}

extension Trait where Self == _SnapshotsTestTrait {
    /// Numbers the references of each test from 1.
    public static var snapshots: Self { snapshots() }

    /// Records and compares the snapshots of a test in another way.
    public static func snapshots(
        record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
    ) -> Self { snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool)) }

    /// Records and compares the snapshots of a test in another way.
    public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
        _SnapshotsTestTrait(configuration: configuration)
    }
}
