import QuartziteUIElements

/// An object that previews a file, or offers services for it.
@preconcurrency @MainActor open class UIDocumentInteractionController: NSObject {
    /// The file.
    open var url: URL?
    /// The type of the file as an identifier; by default, that of its extension.
    open var uti: String?
    /// The name of the file; by default, the last part of the URL.
    open var name: String?
    /// A value for the app that opens the file; nil by default.
    open var annotation: Any?
    /// The delegate; a weak reference.
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
    /// The pictures of the file: that of a document.
    open var icons: [UIImage] { [UIImage(systemName: "doc")].compactMap(\.self) }
    private weak var shown: UIViewController?

    /// Creates an object for a file.
    public init(url: URL) {
        self.url = url
        name = url.lastPathComponent
        uti = UTType(filenameExtension: url.pathExtension)?.identifier
        super.init()
    }

    /// Shows the name of the file on a screen; returns whether the delegate provides a controller that presents it.
    @discardableResult
    open func presentPreview(animated: Bool) -> Bool {
        guard let owner = delegate?.documentInteractionControllerViewControllerForPreview(self) else { return false }
        delegate?.documentInteractionControllerWillBeginPreview(self)
        let page = UIViewController()
        page.view.backgroundColor = .systemBackground
        page.title = name
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(systemName: "doc")
        configuration.text = name
        page.contentUnavailableConfiguration = configuration
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak self] _ in self?.dismissPreview(animated: true) })
        let stack = UINavigationController(rootViewController: page)
        shown = stack
        owner.present(stack, animated: animated)
        return true
    }

    /// Closes the screen of the preview.
    open func dismissPreview(animated: Bool) {
        shown?.presentingViewController?.dismiss(animated: animated) { [weak self] in
            self.map { $0.delegate?.documentInteractionControllerDidEndPreview($0) }
        }
    }

    /// Shows the services for the file beside a rectangle; returns false if the view is on no screen.
    @discardableResult
    open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        let owner = sequence(first: view as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
        guard let owner, let url else { return false }
        let services = UIActivityViewController(activityItems: [url], applicationActivities: nil)
        services.popoverPresentationController?.sourceView = view
        services.popoverPresentationController?.sourceRect = rect
        shown = services
        owner.present(services, animated: animated)
        return true
    }

    /// Shows the services for the file, as ``presentOptionsMenu(from:in:animated:)`` does.
    @discardableResult
    open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        presentOptionsMenu(from: rect, in: view, animated: animated)
    }

    /// Closes the services.
    open func dismissMenu(animated: Bool) { shown?.presentingViewController?.dismiss(animated: animated) }
}

/// Methods that provide the screen of a preview and respond to it; all are optional.
@preconcurrency @MainActor public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
    /// Returns the controller that presents the preview; an empty one by default, which presents nothing.
    func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController
    /// Called before the preview is shown.
    func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
    /// Called after the preview was closed.
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
    /// Returns an empty controller.
    public func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController { UIViewController() }
    /// Does nothing.
    public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {}
    /// Does nothing.
    public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
}
