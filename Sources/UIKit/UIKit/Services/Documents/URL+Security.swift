import QuartziteUIElements

extension URL {
    /// Returns true: every file that the app can name is open to it.
    @discardableResult
    public func startAccessingSecurityScopedResource() -> Bool { true }
    /// Does nothing.
    public func stopAccessingSecurityScopedResource() {}

    /// What a bookmark contains; without effect.
    public struct BookmarkCreationOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates options.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Little.
        public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
        /// What a file needs to be found.
        public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
    }

    /// How a bookmark is read; without effect.
    public struct BookmarkResolutionOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates options.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Without questions.
        public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
        /// Without looking on other disks.
        public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
    }

    /// Returns data that leads to the file: its path.
    ///
    /// A file that has moved is not found again.
    public func bookmarkData(
        options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
        relativeTo url: URL? = nil
    ) throws -> Data {
        guard isFileURL, FileManager.default.fileExists(atPath: path) else { throw CocoaError(.fileNoSuchFile) }
        return Data(path.utf8)
    }

    /// Returns the file to which data of ``bookmarkData(options:includingResourceValuesForKeys:relativeTo:)`` leads.
    public init(
        resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
        bookmarkDataIsStale: inout Bool
    ) throws {
        let path = String(decoding: data, as: UTF8.self)
        guard path.hasPrefix("/"), FileManager.default.fileExists(atPath: path) else {
            throw CocoaError(.fileNoSuchFile)
        }
        bookmarkDataIsStale = false
        self.init(fileURLWithPath: path)
    }
}

extension URLResourceKey {
    /// The key of the type of a file.
    public static let contentTypeKey = URLResourceKey(rawValue: "NSURLContentTypeKey")
}

extension URLResourceValues {
    /// The type of the file, by the extension of its name; nil unless the name was asked for as well, with `nameKey`.
    public var contentType: UTType? {
        if isDirectory == true { return .folder }
        guard let name, let dot = name.lastIndex(of: ".") else { return nil }
        return UTType(filenameExtension: String(name[name.index(after: dot)...]))
    }
}
