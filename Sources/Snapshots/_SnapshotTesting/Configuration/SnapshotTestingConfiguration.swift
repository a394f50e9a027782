/// How snapshots are recorded and compared.
public struct SnapshotTestingConfiguration: Sendable {
    /// The configuration of the running code; nil if there is none.
    @_spi(Internals) @TaskLocal public static var current: Self?

    /// What a failure says about its files; nil for what applies outside.
    public var diffTool: DiffTool?
    /// When references are recorded; nil for what applies outside.
    public var record: Record?

    /// Creates a configuration.
    public init(record: Record?, diffTool: DiffTool?) { (self.record, self.diffTool) = (record, diffTool) }

    /// When references are recorded.
    public struct Record: Equatable, Sendable {
        private enum Storage: String, Sendable { case all, failed, missing, never }

        private let storage: Storage

        /// Records all references; each fails its test.
        public static let all = Record(storage: .all)
        /// Records references that are missing, and those that do not match.
        public static let failed = Record(storage: .failed)
        /// Records references that are missing.
        public static let missing = Record(storage: .missing)
        /// Records nothing.
        public static let never = Record(storage: .never)

        private init(storage: Storage) { self.storage = storage }

        /// Creates a mode from its name, such as `missing`; nil for other names.
        public init?(rawValue: String) {
            guard let storage = Storage(rawValue: rawValue) else { return nil }
            self.init(storage: storage)
        }
    }

    /// A tool that shows the two files of a failure.
    public struct DiffTool: Sendable, ExpressibleByStringLiteral {
        private let command: @Sendable (String, String) -> String

        /// Creates a tool with a function that returns what a failure says about its files.
        public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
            command = tool
        }

        /// Creates a tool with a command that is called with both paths.
        public init(stringLiteral value: StringLiteralType) { self.init { "\(value) \($0) \($1)" } }

        /// Kaleidoscope.
        public static let ksdiff = DiffTool { "ksdiff \"\($0)\" \"\($1)\"" }

        /// The addresses of both files.
        public static let `default` = DiffTool {
            "@\(LineDifference.minus)\n\"file://\($0)\"\n@\(LineDifference.plus)\n\"file://\($1)\""
        }

        /// Returns what a failure says about its files.
        public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
            command(currentFilePath, failedFilePath)
        }
    }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
    /// `true` means `all`, and `false` means `missing`.
    public init(booleanLiteral value: BooleanLiteralType) { self = value ? .all : .missing }

    /// Creates the mode for a deprecated argument; nil for nil.
    init?(_ recording: Bool?) {
        guard let recording else { return nil }
        self = recording ? .all : .missing
    }
}

extension SnapshotTestingConfiguration.DiffTool: ExpressibleByNilLiteral {
    /// `nil` means the addresses of both files.
    public init(nilLiteral: ()) { self = .default }
}

/// Calls a closure in which snapshots are recorded and compared in another way.
public func withSnapshotTesting<R>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    operation: () throws -> R
) rethrows -> R {
    try SnapshotTestingConfiguration.$current.withValue(.inner(record, diffTool)) { try operation() }
}

/// Calls an asynchronous closure in which snapshots are recorded and compared in another way.
public func withSnapshotTesting<R>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    operation: () async throws -> R
) async rethrows -> R {
    try await SnapshotTestingConfiguration.$current.withValue(.inner(record, diffTool)) { try await operation() }
}

extension SnapshotTestingConfiguration {
    /// Returns a configuration whose missing parts are those of the running code.
    fileprivate static func inner(_ record: Record?, _ diffTool: DiffTool?) -> SnapshotTestingConfiguration {
        SnapshotTestingConfiguration(
            record: record ?? current?.record ?? _record, diffTool: diffTool ?? current?.diffTool ?? _diffTool)
    }
}
