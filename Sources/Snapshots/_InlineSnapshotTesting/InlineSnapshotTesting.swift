// Snapshots whose references are in the code of the tests.

@_exported import _SnapshotTesting
