import QuartzCore

/// The first screen of an app with documents: those of its Documents folder, and a button that creates one.
///
/// There are no other folders, no tags and no search.
@preconcurrency @MainActor open class UIDocumentBrowserViewController: UIViewController {
    /// What happens to a file that is imported; raw values are Apple's.
    public enum ImportMode: UInt, Sendable {
        /// Nothing.
        case none = 0
        /// It is copied into the folder.
        case copy
        /// It is moved into the folder.
        case move
    }

    /// The look of the screen; raw values are Apple's.
    public enum BrowserUserInterfaceStyle: UInt, Sendable {
        /// White.
        case white = 0
        /// Light.
        case light
        /// Dark.
        case dark
    }

    /// Why files cannot be imported or shown.
    public static let errorDomain = "UIDocumentBrowserErrorDomain"

    /// The delegate; a weak reference.
    open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
    /// Whether there is a button that creates a document; true by default.
    open var allowsDocumentCreation = true { didSet { updateButton() } }
    /// Whether several documents can be picked; without effect, because a touch opens a document.
    open var allowsPickingMultipleItems = false
    /// Whether file names show their extensions; false by default.
    open var shouldShowFileExtensions = false { didSet { fill() } }
    /// The title of the button that creates a document.
    open var localizedCreateDocumentActionTitle = "Create" { didSet { updateButton() } }
    /// The ratio of the width of a new document to its height; without effect.
    open var defaultDocumentAspectRatio: CGFloat = 2.0 / 3
    /// The look; white by default.
    open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white {
        didSet { overrideUserInterfaceStyle = browserUserInterfaceStyle == .dark ? .dark : .light }
    }
    /// Buttons of the app at the left; kept and not shown.
    open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = []
    /// Buttons of the app at the right; kept and not shown.
    open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = []
    /// Actions of the app for documents; kept and not shown.
    open var customActions: [UIDocumentBrowserAction] = []
    /// The identifiers of the types that are shown.
    open var allowedContentTypes: [String] { types.map(\.identifier) }
    /// The types that are shown in the list of recent documents; those of the screen.
    open var contentTypesForRecentDocuments: [UTType] { types }

    private let types: [UTType]
    private var urls: [URL] = []
    private lazy var list = ChoiceList(title: "Documents", action: "Create", cancels: false)

    /// Creates a screen for documents of some types; with nil, of those that the app's property list declares.
    public init(forOpening contentTypes: [UTType]?) {
        types = contentTypes ?? Self.declared
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a screen for documents of types by their identifiers.
    public convenience init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
        self.init(forOpening: allowedContentTypes?.compactMap { UTType($0) })
    }

    /// Creates a screen for the types that the app's property list declares.
    public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self.init(forOpening: nil)
    }

    /// Creates a screen from a storyboard or xib, for the types that the app's property list declares.
    public required init?(coder: NSCoder) {
        types = Self.declared
        super.init(coder: coder)
    }

    /// The types of `CFBundleDocumentTypes`; everything if there are none.
    private static var declared: [UTType] {
        let documents = Bundle.main.infoDictionary?["CFBundleDocumentTypes"] as? [[String: Any]] ?? []
        let names = documents.flatMap { $0["LSItemContentTypes"] as? [String] ?? [] }
        let types = names.compactMap { UTType($0) }
        return types.isEmpty ? [.item] : types
    }

    // MARK: The screen

    /// Creates the list of documents.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        list.onSelection = { [weak self] in self?.choose($0) }
        list.finished = { [weak self] in self?.create() }
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list)
        updateButton()
    }

    /// Reads the folder again.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        fill()
    }

    private func updateButton() {
        guard isViewLoaded else { return }
        list.action = allowsDocumentCreation ? localizedCreateDocumentActionTitle : nil
    }

    private static var folder: URL? {
        FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
    }

    private func fill() {
        guard isViewLoaded else { return }
        let found =
            Self.folder.flatMap {
                try? FileManager.default.contentsOfDirectory(
                    at: $0, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
            } ?? []
        urls = found.filter { allows($0) }.sorted { $0.lastPathComponent < $1.lastPathComponent }
        list.choices = urls.map { url in
            let shown = shouldShowFileExtensions ? url : url.deletingPathExtension()
            return ChoiceList.Choice(title: shown.lastPathComponent, image: UIImage(systemName: "doc"))
        }
    }

    /// Whether a file has one of the types; an unknown extension is that of a type of the app's own.
    private func allows(_ url: URL) -> Bool {
        guard let type = UTType(filenameExtension: url.pathExtension) else {
            return types.contains {
                $0 == .item || UTType(filenameExtension: $0.preferredFilenameExtension ?? "") == nil
            }
        }
        return types.contains { type.conforms(to: $0) }
    }

    private func choose(_ choice: ChoiceList.Choice) {
        guard let index = list.choices.firstIndex(where: { $0.title == choice.title }) else { return }
        delegate?.documentBrowser(self, didPickDocumentsAt: [urls[index]])
        delegate?.documentBrowser(self, didPickDocumentURLs: [urls[index]])
    }

    private func create() {
        delegate?.documentBrowser(self) { [weak self] url, mode in
            guard let self, let url, mode != .none else { return }
            importFile(url, mode) { _, _ in }
        }
    }

    // MARK: Importing

    /// Copies or moves a file into the folder, and tells the delegate.
    private func importFile(_ url: URL, _ mode: ImportMode, _ handler: (URL?, (any Error)?) -> Void) {
        do {
            let target = try Self.imported(url, mode)
            fill()
            delegate?.documentBrowser(self, didImportDocumentAt: url, toDestinationURL: target)
            handler(target, nil)
        } catch {
            delegate?.documentBrowser(self, failedToImportDocumentAt: url, error: error)
            handler(nil, error)
        }
    }

    private static func imported(_ url: URL, _ mode: ImportMode) throws -> URL {
        guard let folder else { throw CocoaError(.fileNoSuchFile) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        if url.deletingLastPathComponent().standardizedFileURL == folder.standardizedFileURL { return url }
        let (name, ending) = (url.deletingPathExtension().lastPathComponent, url.pathExtension)
        let names = (1...10_000).lazy.map { $0 == 1 ? name : "\(name) \($0)" }
        let targets = names.map { folder.appendingPathComponent(ending.isEmpty ? $0 : "\($0).\(ending)") }
        guard let target = targets.first(where: { !FileManager.default.fileExists(atPath: $0.path) }) else {
            throw CocoaError(.fileWriteFileExists)
        }
        if mode == .move {
            try FileManager.default.moveItem(at: url, to: target)
        } else {
            try FileManager.default.copyItem(at: url, to: target)
        }
        return target
    }

    /// Shows a document in the list, and imports it first if it is elsewhere and that is wanted.
    open func revealDocument(
        at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
    ) {
        guard FileManager.default.fileExists(atPath: url.path) else {
            completion?(nil, CocoaError(.fileNoSuchFile))
            return
        }
        guard importIfNeeded else {
            completion?(url, nil)
            return
        }
        importFile(url, .copy) { completion?($0, $1) }
    }

    /// Copies or moves a file into the folder.
    open func importDocument(
        at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode,
        completionHandler completion: @escaping (URL?, (any Error)?) -> Void
    ) { importFile(documentURL, importMode) { completion($0, $1) } }

    /// Renames a document.
    open func renameDocument(
        at documentURL: URL, proposedName: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
    ) {
        let target = documentURL.deletingLastPathComponent().appendingPathComponent(proposedName)
        do {
            try FileManager.default.moveItem(at: documentURL, to: target)
            fill()
            completionHandler(target, nil)
        } catch { completionHandler(nil, error) }
    }

    /// Returns the animator of the presentation of a document; here, it fades in.
    open func transitionController(forDocumentAt documentURL: URL) -> UIDocumentBrowserTransitionController {
        UIDocumentBrowserTransitionController()
    }

    /// Returns the animator of the presentation of a document.
    open func transitionController(forDocumentURL documentURL: URL) -> UIDocumentBrowserTransitionController {
        transitionController(forDocumentAt: documentURL)
    }
}

/// Methods of a browser's delegate; all are optional.
@preconcurrency @MainActor public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
    /// A document is to be created; the handler takes its file and what happens to it.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler:
            @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)
    /// The user picked documents.
    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
    /// The user picked documents; the former method.
    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL])
    /// A file was copied or moved into the folder.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
        toDestinationURL destinationURL: URL)
    /// A file could not be imported.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
        error: (any Error)?)
    /// Returns actions for sharing documents; never called.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]
    ) -> [UIActivity]
    /// Documents are to be shared; never called.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController)
}

extension UIDocumentBrowserViewControllerDelegate {
    /// Creates nothing.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler:
            @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
    ) { importHandler(nil, .none) }
    /// Does nothing.
    public func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {
    }
    /// Does nothing.
    public func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL])
    {}
    /// Does nothing.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
        toDestinationURL destinationURL: URL
    ) {}
    /// Does nothing.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?
    ) {}
    /// Returns none.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]
    ) -> [UIActivity] { [] }
    /// Does nothing.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController
    ) {}
}
