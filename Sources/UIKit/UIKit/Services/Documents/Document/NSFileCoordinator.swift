import QuartziteUIElements

/// A place for an error that a method sets.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// Lets code read and write files while nobody else does; here, nobody else ever does.
open class NSFileCoordinator: NSObject {
    /// How a file is read.
    public struct ReadingOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates options.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Others need not save first.
        public static let withoutChanges = ReadingOptions(rawValue: 1)
        /// The target of a link is read.
        public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
        /// Only attributes are read.
        public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
        /// A copy will be sent.
        public static let forUploading = ReadingOptions(rawValue: 8)
    }

    /// How a file is written.
    public struct WritingOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates options.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The file is deleted.
        public static let forDeleting = WritingOptions(rawValue: 1)
        /// The file is moved.
        public static let forMoving = WritingOptions(rawValue: 2)
        /// The file is merged with another one.
        public static let forMerging = WritingOptions(rawValue: 4)
        /// The file is replaced.
        public static let forReplacing = WritingOptions(rawValue: 8)
        /// Only attributes are written.
        public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
    }

    /// The name of who coordinates; without effect.
    open var purposeIdentifier = ""

    /// Creates a coordinator; the presenter is the one whose changes it coordinates, without effect.
    public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) { super.init() }

    /// The objects that were added, in this order; none is called, because nobody else changes files.
    open class var filePresenters: [any NSFilePresenter] { FilePresenters.current.all }
    /// Adds an object to `filePresenters`.
    open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {
        FilePresenters.current.all.append(filePresenter)
    }
    /// Removes an object from `filePresenters`.
    open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
        FilePresenters.current.all.removeAll { $0 === filePresenter }
    }

    /// Calls a block at once, in which a file may be read.
    open func coordinate(
        readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer = nil,
        byAccessor reader: (URL) -> Void
    ) { reader(url) }

    /// Calls a block at once, in which a file may be written.
    open func coordinate(
        writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer = nil,
        byAccessor writer: (URL) -> Void
    ) { writer(url) }

    /// Calls a block at once, in which a file may be read and another one written.
    open func coordinate(
        readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
        options writingOptions: WritingOptions = [], error outError: NSErrorPointer = nil,
        byAccessor readerWriter: (URL, URL) -> Void
    ) { readerWriter(readingURL, writingURL) }

    /// Calls a block at once, in which two files may be written.
    open func coordinate(
        writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
        options options2: WritingOptions = [], error outError: NSErrorPointer = nil,
        byAccessor writer: (URL, URL) -> Void
    ) { writer(url1, url2) }

    /// Calls a block on a queue, in which the files of intents may be used.
    open func coordinate(
        with intents: [NSFileAccessIntent], queue: OperationQueue, byAccessor accessor: @escaping ((any Error)?) -> Void
    ) { queue.addOperation { accessor(nil) } }

    /// Does nothing: nobody else uses the file.
    open func item(at oldURL: URL, willMoveTo newURL: URL) {}
    /// Does nothing: nobody else uses the file.
    open func item(at oldURL: URL, didMoveTo newURL: URL) {}
    /// Does nothing: the blocks are called at once.
    open func cancel() {}
}

/// A file, and what code means to do with it.
open class NSFileAccessIntent: NSObject {
    /// The file.
    public let url: URL

    private init(_ url: URL) {
        self.url = url
        super.init()
    }

    /// Returns an intent to read a file.
    open class func readingIntent(
        with url: URL, options: NSFileCoordinator.ReadingOptions = []
    ) -> NSFileAccessIntent { NSFileAccessIntent(url) }
    /// Returns an intent to write a file.
    open class func writingIntent(
        with url: URL, options: NSFileCoordinator.WritingOptions = []
    ) -> NSFileAccessIntent { NSFileAccessIntent(url) }
}

/// The objects of a scene that were added for changes of files.
private final class FilePresenters {
    var all: [any NSFilePresenter] = []
    static var current: FilePresenters { SceneContext.current.object(of: FilePresenters.self) { FilePresenters() } }
}

/// An object that shows a file; its methods are never called, because nobody else changes files here.
@preconcurrency public protocol NSFilePresenter: NSObjectProtocol {
    /// The file; nil if there is none.
    var presentedItemURL: URL? { get }
    /// The queue of the messages.
    var presentedItemOperationQueue: OperationQueue { get }
    /// The file was changed; never called.
    func presentedItemDidChange()
    /// The file was moved; never called.
    func presentedItemDidMove(to newURL: URL)
    /// The object should save its changes; never called.
    func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void)
    /// The file is to be deleted; never called.
    func accommodatePresentedItemDeletion(completionHandler: @escaping ((any Error)?) -> Void)
    /// A file of the folder was changed; never called.
    func presentedSubitemDidChange(at url: URL)
    /// A file of the folder appeared; never called.
    func presentedSubitemDidAppear(at url: URL)
}

extension NSFilePresenter {
    /// Does nothing.
    public func presentedItemDidChange() {}
    /// Does nothing.
    public func presentedItemDidMove(to newURL: URL) {}
    /// Has nothing to save.
    public func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void) { completionHandler(nil) }
    /// Allows the deletion.
    public func accommodatePresentedItemDeletion(completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(nil)
    }
    /// Does nothing.
    public func presentedSubitemDidChange(at url: URL) {}
    /// Does nothing.
    public func presentedSubitemDidAppear(at url: URL) {}
}

/// A version of a file; only the current one exists.
open class NSFileVersion: NSObject {
    /// The file.
    public let url: URL
    /// Whether code has handled a conflict; true.
    open var isResolved = true
    /// Whether there is a conflict; false.
    open var isConflict: Bool { false }
    /// The name of the version.
    open var localizedName: String? { url.lastPathComponent }
    /// When the version was changed.
    open var modificationDate: Date? {
        (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
    }

    private init(_ url: URL) {
        self.url = url
        super.init()
    }

    /// Returns the version of a file; nil if it does not exist.
    open class func currentVersionOfItem(at url: URL) -> NSFileVersion? {
        FileManager.default.fileExists(atPath: url.path) ? NSFileVersion(url) : nil
    }
    /// Returns no versions.
    open class func otherVersionsOfItem(at url: URL) -> [NSFileVersion]? { [] }
    /// Returns no versions.
    open class func unresolvedConflictVersionsOfItem(at url: URL) -> [NSFileVersion]? { [] }
    /// Does nothing: there are no other versions.
    open class func removeOtherVersionsOfItem(at url: URL) throws {}
}
