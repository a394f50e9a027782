import QuartzCore

/// A file or a folder of files in memory.
open class FileWrapper: NSObject {
    /// How a file is read.
    public struct ReadingOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates options.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Everything is read at once, as it always is here.
        public static let immediate = ReadingOptions(rawValue: 1)
        /// Files need not be copied.
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    /// How a file is written.
    public struct WritingOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates options.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// What is there is replaced only when everything is written.
        public static let atomic = WritingOptions(rawValue: 1)
        /// The names of the written files become those of the wrappers.
        public static let withNameUpdating = WritingOptions(rawValue: 2)
    }

    /// The deepest nesting of folders that is read.
    private static let maximumDepth = 64

    /// The contents of a file; nil for a folder.
    open private(set) var regularFileContents: Data?
    /// The files of a folder by their names; nil for a file.
    open private(set) var fileWrappers: [String: FileWrapper]?
    /// The name that the file should have in a folder.
    open var preferredFilename: String?
    /// The name that the file has; nil until it is read or written.
    open var filename: String?
    /// The attributes of the file; none unless code sets them.
    open var fileAttributes: [String: Any] = [:]
    /// The target of a link; always nil, because links are followed.
    open var symbolicLinkDestinationURL: URL? { nil }

    /// Creates a file.
    public init(regularFileWithContents contents: Data) {
        regularFileContents = contents
        super.init()
    }

    /// Creates a folder with files.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        fileWrappers = childrenByPreferredName
        super.init()
        for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
            child.preferredFilename = name
        }
    }

    /// Reads a file or a folder.
    public convenience init(url: URL, options: ReadingOptions = []) throws { try self.init(url, depth: 0) }

    private init(_ url: URL, depth: Int) throws {
        super.init()
        try readContents(url, depth: depth)
    }

    /// Reads a file or a folder again.
    open func read(from url: URL, options: ReadingOptions = []) throws { try readContents(url, depth: 0) }

    private func readContents(_ url: URL, depth: Int) throws {
        var isFolder: ObjCBool = false
        guard depth < Self.maximumDepth, FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
        }
        (filename, preferredFilename) = (url.lastPathComponent, url.lastPathComponent)
        guard isFolder.boolValue else {
            (regularFileContents, fileWrappers) = (try Data(contentsOf: url), nil)
            return
        }
        var files: [String: FileWrapper] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
            files[name] = try FileWrapper(url.appendingPathComponent(name), depth: depth + 1)
        }
        (regularFileContents, fileWrappers) = (nil, files)
    }

    /// Whether it is a folder.
    open var isDirectory: Bool { fileWrappers != nil }
    /// Whether it is a file.
    open var isRegularFile: Bool { regularFileContents != nil }
    /// Whether it is a link; always false.
    open var isSymbolicLink: Bool { false }

    /// Whether a file has the same contents, or a folder the same names.
    open func matchesContents(of url: URL) -> Bool {
        guard let other = try? FileWrapper(url: url) else { return false }
        return regularFileContents == other.regularFileContents
            && fileWrappers.map { Set($0.keys) } == other.fileWrappers.map { Set($0.keys) }
    }

    // MARK: Files of a folder

    /// Adds a file, and returns its name, which has a number if there is another file of this name.
    ///
    /// Raises an exception unless this is a folder and the file has a preferred name.
    @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
        guard let name = child.preferredFilename, !name.isEmpty else {
            raise(.invalidArgument, "-[NSFileWrapper addFileWrapper:]: the file wrapper has no preferred filename")
        }
        let usedNames = files
        let unused =
            usedNames[name] == nil ? name : (1...).lazy.map { "\($0)__#$!@%!#__\(name)" }.first { usedNames[$0] == nil }
        fileWrappers?[unused ?? name] = child
        return unused ?? name
    }

    /// Adds a file with contents, and returns its name.
    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    /// Removes a file.
    open func removeFileWrapper(_ child: FileWrapper) {
        if let key = keyForChildFileWrapper(child) { fileWrappers?[key] = nil }
    }

    /// Returns the name of a file of the folder; nil if it is not there.
    open func keyForChildFileWrapper(_ child: FileWrapper) -> String? { files.first { $0.value === child }?.key }

    /// The files; raises an exception unless this is a folder.
    private var files: [String: FileWrapper] {
        guard let fileWrappers else {
            raise(.internalInconsistency, "the receiver is not a directory file wrapper")
        }
        return fileWrappers
    }

    // MARK: Writing

    /// Writes the file, or the folder with its files, in place of what is there.
    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        if let regularFileContents {
            try regularFileContents.write(to: url, options: options.contains(.atomic) ? .atomic : [])
        } else {
            try? FileManager.default.removeItem(at: url)
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            for (name, file) in (fileWrappers ?? [:]).sorted(by: { $0.key < $1.key }) {
                let safe = name.split(separator: "/").last.map(String.init) ?? name
                try file.write(to: url.appendingPathComponent(safe), options: [], originalContentsURL: nil)
            }
        }
        if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
    }
}
