import QuartziteUIDrawing

/// An object that offers the content of a scene as a document when the user takes a picture of the screen.
///
/// Nobody takes such pictures here, so that the delegate is never called.
@preconcurrency @MainActor open class UIScreenshotService: NSObject {
    /// The delegate, which would provide the document; a weak reference.
    open weak var delegate: (any UIScreenshotServiceDelegate)?
    /// The scene; a weak reference.
    open private(set) weak var windowScene: UIWindowScene?

    init(_ scene: UIWindowScene) {
        windowScene = scene
        super.init()
    }
}

/// Methods that provide a document for a picture of the screen; never called.
@preconcurrency @MainActor public protocol UIScreenshotServiceDelegate: NSObjectProtocol {
    /// Passes a PDF file, the index of the visible page, and the visible rectangle of that page.
    func screenshotService(
        _ screenshotService: UIScreenshotService,
        generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void)
}

extension UIScreenshotServiceDelegate {
    /// Passes no document.
    public func screenshotService(
        _ screenshotService: UIScreenshotService,
        generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void
    ) { completionHandler(nil, 0, .zero) }
}
