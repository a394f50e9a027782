import QuartzCore

/// A screen on which the user opens documents of the app's Documents folder, or saves documents.
///
/// There are no other folders, and saved documents stay where they are.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
    /// The delegate; a weak reference.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// Whether the user may open several documents; false by default.
    open var allowsMultipleSelection = false
    /// Whether file names show their extensions; true by default.
    open var shouldShowFileExtensions = true
    /// The folder that is shown; nil, the default, is the Documents folder.
    open var directoryURL: URL?
    private let types: [UTType]
    private let exported: [URL]?
    private var urls: [URL] = []
    private var selection: [URL] = []
    private lazy var list = ChoiceList(
        title: exported == nil ? "Documents" : "Save",
        action: exported != nil ? "Save" : allowsMultipleSelection ? "Open" : nil)

    /// Creates a screen that opens documents of some types.
    ///
    /// - Parameters:
    ///   - contentTypes: The types.
    ///   - asCopy: Whether copies are opened; without effect.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        (types, exported) = (contentTypes, nil)
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a screen that saves documents.
    ///
    /// - Parameters:
    ///   - urls: The documents.
    ///   - asCopy: Whether copies are saved; without effect.
    public init(forExporting urls: [URL], asCopy: Bool = false) {
        (types, exported) = ([], urls)
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a screen for documents of types by their identifiers; the former initialiser.
    public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        self.init(forOpeningContentTypes: allowedUTIs.compactMap { UTType($0) }, asCopy: mode == .import)
        documentPickerMode = mode
    }

    /// Creates a screen that saves a document; the former initialiser.
    public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(urls: [url], in: mode) }

    /// Creates a screen that saves documents; the former initialiser.
    public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
        self.init(forExporting: urls, asCopy: mode == .exportToService)
        documentPickerMode = mode
    }

    /// What the screen is for, if a former initialiser named it.
    open private(set) var documentPickerMode = UIDocumentPickerMode.open

    /// Creates a screen that opens all documents; ignores `coder`.
    public required init?(coder: NSCoder) {
        (types, exported) = ([.item], nil)
        super.init(coder: coder)
    }

    /// Creates the list of documents.
    open override func viewDidLoad() {
        super.viewDidLoad()
        urls = exported ?? documents()
        list.choices = urls.map { choice(of: $0) }
        list.onSelection = { [weak self] in self?.choose($0) }
        list.cancelled = { [weak self] in self?.cancel() }
        list.finished = { [weak self] in self?.finish() }
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list)
    }

    /// The documents of the wanted types, by name.
    private func documents() -> [URL] {
        let folder = directoryURL ?? FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
        guard let folder,
            let found = try? FileManager.default.contentsOfDirectory(
                at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        else { return [] }
        return found.filter { url in
            let type = UTType(filenameExtension: url.pathExtension) ?? .data
            return types.contains { type.conforms(to: $0) }
        }.sorted { $0.lastPathComponent < $1.lastPathComponent }
    }

    private func choice(of url: URL) -> ChoiceList.Choice {
        let name = shouldShowFileExtensions ? url.lastPathComponent : url.deletingPathExtension().lastPathComponent
        let isSelected = selection.contains(url)
        return ChoiceList.Choice(
            title: name, subtitle: isSelected ? "Selected" : nil,
            image: UIImage(systemName: isSelected ? "checkmark.circle.fill" : "doc"))
    }

    private func choose(_ choice: ChoiceList.Choice) {
        guard exported == nil, let index = list.choices.firstIndex(where: { $0.title == choice.title }) else { return }
        let url = urls[index]
        guard allowsMultipleSelection else {
            selection = [url]
            return finish()
        }
        if selection.contains(url) { selection.removeAll { $0 == url } } else { selection.append(url) }
        list.choices = urls.map { self.choice(of: $0) }
    }

    private func finish() {
        let selected = exported ?? urls.filter(selection.contains)
        guard !selected.isEmpty else { return }
        leave { [self] in
            delegate?.documentPicker(self, didPickDocumentsAt: selected)
            if selected.count == 1 { delegate?.documentPicker(self, didPickDocumentAt: selected[0]) }
        }
    }

    private func cancel() { leave { [self] in delegate?.documentPickerWasCancelled(self) } }

    private func leave(_ completion: @escaping () -> Void) {
        guard let presenter = presentingViewController else { return completion() }
        presenter.dismiss(animated: true, completion: completion)
    }
}

/// Methods that respond to the choice of documents; all are optional.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// Called after the user chose documents.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// Called after the user chose a document; the former method.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
    /// Called after the user cancelled.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    /// Does nothing.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    /// Does nothing.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
    /// Does nothing.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// What a screen for documents is for; raw values are Apple's.
public enum UIDocumentPickerMode: UInt, Sendable {
    /// Copies of documents are opened.
    case `import` = 0
    /// Documents are opened.
    case open
    /// A copy of a document is saved.
    case exportToService
    /// A document is moved.
    case moveToService
}
