import QuartzCore

/// A document in a file, which is read when it is opened and written when it has changed.
///
/// A subclass overrides ``contents(forType:)`` and ``load(fromContents:ofType:)``. Files are read and written at once, on
/// the stage's thread, and handlers are called in the next pass of the run loop. Changes are saved 15 seconds of the
/// stage's clock after the first of them, and when the document is closed.
@preconcurrency @MainActor open class UIDocument: NSObject, @preconcurrency NSFilePresenter {
    /// The state of a document.
    public struct State: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates a state.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It is open.
        public static let normal = State([])
        /// It is not open.
        public static let closed = State(rawValue: 1)
        /// There are other versions of it; never the case.
        public static let inConflict = State(rawValue: 2)
        /// It could not be saved.
        public static let savingError = State(rawValue: 4)
        /// It must not be changed now.
        public static let editingDisabled = State(rawValue: 8)
        /// It is being transferred; never the case.
        public static let progressAvailable = State(rawValue: 16)
    }

    /// How a document changes; raw values are Apple's.
    public enum ChangeKind: Int, Sendable {
        /// By a change.
        case done = 0
        /// By a change that is undone.
        case undone
        /// By a change that is redone.
        case redone
        /// Not at all: it was saved or reverted.
        case cleared
    }

    /// Why a document is saved; raw values are Apple's.
    public enum SaveOperation: Int, Sendable {
        /// It is new.
        case forCreating = 0
        /// It has changed.
        case forOverwriting
    }

    /// The state of a document has changed.
    nonisolated public static let stateChangedNotification = NSNotification.Name("UIDocumentStateChangedNotification")
    /// The key of the address of a document in an activity.
    nonisolated public static let userActivityURLKey = "NSUserActivityDocumentURL"

    /// The seconds after which changes are saved.
    private static let savingDelay: TimeInterval = 15

    /// The file.
    public private(set) var fileURL: URL
    /// The name that the user sees: that of the file, without its extension.
    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
    /// The identifier of the type of the file; nil if it is not known.
    open var fileType: String? { UTType(filenameExtension: fileURL.pathExtension)?.identifier ?? "public.data" }
    /// When the file was changed last; nil until the document is opened or saved.
    open var fileModificationDate: Date?
    /// The state; closed at first.
    open private(set) var documentState = State.closed {
        didSet {
            guard documentState != oldValue else { return }
            NotificationCenter.default.post(name: UIDocument.stateChangedNotification, object: self)
        }
    }
    /// The progress of a transfer, of which there is none; nil.
    open var progress: Progress? { nil }
    /// The activity of the document; nil by default.
    open var userActivity: NSUserActivity?
    /// Whether changes have not been saved.
    open var hasUnsavedChanges: Bool { changes != 0 || isChangedForGood }
    /// The type with which the document is saved; that of its file.
    open var savingFileType: String? { fileType }

    private var changes = 0
    /// Whether undoing does not lead back to what is saved.
    private var isChangedForGood = false
    private var savingTimer: Timer?
    private var ownUndoManager: UndoManager?
    private var undoObservers: [any NSObjectProtocol] = []

    /// Creates a document of a file, which need not exist yet.
    public init(fileURL url: URL) {
        fileURL = url
        super.init()
    }

    /// The record of changes that can be undone, each of which changes the document; made when it is first used.
    open var undoManager: UndoManager! {
        get {
            if ownUndoManager == nil { self.undoManager = UndoManager() }
            return ownUndoManager
        }
        set {
            for observer in undoObservers { NotificationCenter.default.removeObserver(observer) }
            undoObservers = []
            ownUndoManager = newValue
            guard let newValue else { return }
            let kinds: [(NSNotification.Name, ChangeKind)] = [
                (.NSUndoManagerDidCloseUndoGroup, .done), (.NSUndoManagerDidUndoChange, .undone),
                (.NSUndoManagerDidRedoChange, .redone),
            ]
            undoObservers = kinds.map { name, kind in
                NotificationCenter.default.addObserver(forName: name, object: newValue, queue: nil) { [weak self] _ in
                    MainActor.assumeIsolated { self?.countChange(kind) }
                }
            }
        }
    }

    /// Counts a change that the undo manager tells of, unless a group is closed while it undoes.
    private func countChange(_ kind: ChangeKind) {
        if kind == .done, undoManager.isUndoing || undoManager.isRedoing { return }
        updateChangeCount(kind)
    }

    // MARK: Contents

    /// Returns what is written to the file, as `Data` or a ``FileWrapper``; raises an exception unless overridden.
    open func contents(forType typeName: String) throws -> Any {
        raise(.internalInconsistency, "-[\(type(of: self)) contentsForType:error:] must be overridden")
    }

    /// Takes what was read from the file: `Data`, or a ``FileWrapper`` of a folder; does nothing by default.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {}

    /// Reads the file or the folder, and loads its contents.
    open func read(from url: URL) throws {
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
        let contents: Any = isFolder.boolValue ? try FileWrapper(url: url) : try Data(contentsOf: url)
        try load(fromContents: contents, ofType: fileType)
    }

    /// Writes contents to a file, in place of what is there.
    open func writeContents(
        _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil, safelyTo url: URL,
        for saveOperation: SaveOperation
    ) throws {
        try writeContents(contents, to: url, for: saveOperation, originalContentsURL: fileURL)
    }

    /// Writes contents, which are `Data` or a ``FileWrapper``, to a file.
    open func writeContents(
        _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
    ) throws {
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        if let data = contents as? Data { return try data.write(to: url, options: .atomic) }
        if let files = contents as? FileWrapper {
            return try files.write(to: url, options: .atomic, originalContentsURL: originalContentsURL)
        }
        raise(
            .invalidArgument,
            "The default implementation of -[UIDocument writeContents:toURL:] only supports "
                + "NSData and NSFileWrapper contents.")
    }

    /// Returns the attributes of the file that is written; none by default.
    open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any] { [:] }

    /// Returns the extension of files of a type; that of the file by default.
    open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
        typeName.flatMap { UTType($0)?.preferredFilenameExtension } ?? fileURL.pathExtension
    }

    // MARK: Opening, saving and closing

    /// Reads the file; the handler learns whether that succeeded.
    open func open(completionHandler: ((Bool) -> Void)? = nil) {
        perform(completionHandler) { [self] in
            try read(from: fileURL)
            refreshModificationTime()
            updateChangeCount(.cleared)
            documentState = .normal
        }
    }

    /// Saves changes, and closes the document; the handler learns whether the changes were saved.
    open func close(completionHandler: ((Bool) -> Void)? = nil) {
        guard !documentState.contains(.closed) else { return finish(true, completionHandler) }
        autosave { [self] isSaved in
            if isSaved {
                stopTimer()
                documentState.insert(.closed)
            }
            completionHandler?(isSaved)
        }
    }

    /// Writes the document to a file, which becomes its own; a new document is then open.
    open func save(
        to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
    ) {
        perform(completionHandler) { [self] in
            let contents = try contents(forType: savingFileType ?? "public.data")
            let attributes = try fileAttributesToWrite(to: url, for: saveOperation)
            try writeContents(contents, andAttributes: attributes, safelyTo: url, for: saveOperation)
            fileURL = url
            refreshModificationTime()
            updateChangeCount(.cleared)
            documentState.remove(.savingError)
            if saveOperation == .forCreating { documentState.remove(.closed) }
        }
    }

    /// Saves the document if it has changed.
    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        guard hasUnsavedChanges, !documentState.contains(.closed) else { return finish(true, completionHandler) }
        save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
    }

    /// Reads a file in place of the document's contents.
    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        disableEditing()
        documentState.insert(.editingDisabled)
        perform(completionHandler) { [self] in
            defer {
                documentState.remove(.editingDisabled)
                enableEditing()
            }
            try read(from: url)
            updateChangeCount(.cleared)
        }
    }

    /// Runs a block that reads or writes files, in the next pass of the run loop.
    open func performAsynchronousFileAccess(_ block: @escaping () -> Void) { DispatchQueue.main.async { block() } }

    private func perform(_ handler: ((Bool) -> Void)?, _ block: @escaping () throws -> Void) {
        performAsynchronousFileAccess { [self] in
            do {
                try block()
                handler?(true)
            } catch {
                handleError(error, userInteractionPermitted: true)
                handler?(false)
            }
        }
    }

    private func finish(_ success: Bool, _ handler: ((Bool) -> Void)?) {
        guard let handler else { return }
        DispatchQueue.main.async { handler(success) }
    }

    private func refreshModificationTime() {
        fileModificationDate =
            (try? FileManager.default.attributesOfItem(atPath: fileURL.path))?[.modificationDate] as? Date
    }

    // MARK: Changes

    /// Counts a change; the first one is saved later.
    open func updateChangeCount(_ change: ChangeKind) {
        switch change {
        case .done where changes < 0: isChangedForGood = true
        case .done, .redone: changes += 1
        case .undone: changes -= 1
        case .cleared: (changes, isChangedForGood) = (0, false)
        }
        guard hasUnsavedChanges, !documentState.contains(.closed) else { return stopTimer() }
        guard savingTimer == nil else { return }
        savingTimer = Timer.scheduledTimer(withTimeInterval: Self.savingDelay, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated {
                self?.savingTimer = nil
                self?.autosave()
            }
        }
    }

    private func stopTimer() {
        savingTimer?.invalidate()
        savingTimer = nil
    }

    /// Returns an object that tells which changes a save covers.
    open func changeCountToken(for saveOperation: SaveOperation) -> Any { changes }

    /// Takes the changes of a token as saved.
    open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
        updateChangeCount(.cleared)
    }

    /// Called before the document must not be changed; does nothing by default.
    open func disableEditing() {}
    /// Called when the document may be changed again; does nothing by default.
    open func enableEditing() {}

    // MARK: Errors

    /// Called when the file cannot be read or written; notes that an open document could not be saved.
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        if !documentState.contains(.closed) { documentState.insert(.savingError) }
        finishedHandlingError(error, recovered: false)
    }
    /// Called when an error has been handled; does nothing by default.
    open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
    /// Called when the app is left while an error is shown; never called here.
    open func userInteractionNoLongerPermitted(forError error: any Error) {
        finishedHandlingError(error, recovered: false)
    }

    // MARK: Files

    /// The file of the document.
    open var presentedItemURL: URL? { fileURL }
    /// The queue of the document's messages.
    open var presentedItemOperationQueue: OperationQueue { .main }
}

extension UIDocument {
    /// Reads the file, and returns whether that succeeded.
    @discardableResult public func open() async -> Bool {
        await withCheckedContinuation { continuation in open { continuation.resume(returning: $0) } }
    }
    /// Saves changes and closes the document; returns whether that succeeded.
    @discardableResult public func close() async -> Bool {
        await withCheckedContinuation { continuation in close { continuation.resume(returning: $0) } }
    }
    /// Writes the document to a file; returns whether that succeeded.
    @discardableResult public func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
        await withCheckedContinuation { continuation in
            save(to: url, for: saveOperation) { continuation.resume(returning: $0) }
        }
    }
    /// Saves the document if it has changed; returns whether that succeeded.
    @discardableResult public func autosave() async -> Bool {
        await withCheckedContinuation { continuation in autosave { continuation.resume(returning: $0) } }
    }
    /// Reads a file in place of the document's contents; returns whether that succeeded.
    @discardableResult public func revert(toContentsOf url: URL) async -> Bool {
        await withCheckedContinuation { continuation in
            revert(toContentsOf: url) { continuation.resume(returning: $0) }
        }
    }
}
