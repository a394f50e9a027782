import QuartziteUIElements

/// The screen for printing, which is not available: there is no printer.
@preconcurrency @MainActor open class UIPrintInteractionController: NSObject {
    /// Called after the screen was closed.
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

    /// How pages are cut; raw values are Apple's.
    public enum CutterBehavior: Int, Sendable {
        /// They are not cut.
        case noCut = 0
        /// As the printer does it.
        case printerDefault
        /// After each page.
        case cutAfterEachPage
        /// After each copy.
        case cutAfterEachCopy
        /// After everything.
        case cutAfterEachJob
    }

    /// Whether something can be printed; false.
    open class var isPrintingAvailable: Bool { false }
    /// The types of data that can be printed: none.
    open class var printableUTIs: Set<String> { [] }
    /// Returns whether a file can be printed; false.
    open class func canPrint(_ url: URL) -> Bool { false }
    /// Returns whether data can be printed; false.
    open class func canPrint(_ data: Data) -> Bool { false }
    /// The screen.
    open class var shared: UIPrintInteractionController {
        SceneContext.current.object(of: UIPrintInteractionController.self) { UIPrintInteractionController() }
    }

    /// How something is printed.
    open var printInfo: UIPrintInfo?
    /// The delegate; a weak reference.
    open weak var delegate: (any UIPrintInteractionControllerDelegate)?
    /// Whether the user would choose the number of copies; without effect.
    open var showsNumberOfCopies = true
    /// Whether the user would choose pages; without effect.
    open var showsPageRange = true
    /// Whether the user would choose the paper; without effect.
    open var showsPaperSelectionForLoadedPapers = false
    /// Whether the user would choose the orientation; without effect.
    open var showsPaperOrientation = true
    /// What is printed: an image, a file, data or a list of these.
    open var printingItem: Any?
    /// What is printed: images, files or data.
    open var printingItems: [Any]?
    /// What lays out the content on pages.
    open var printFormatter: UIPrintFormatter?
    /// What draws the pages.
    open var printPageRenderer: UIPrintPageRenderer?
    /// The paper that would be used; nil.
    open var printPaper: UIPrintPaper? { nil }

    override init() { super.init() }

    /// Ends at once without having printed, and returns false.
    @discardableResult
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        end(completion)
    }
    /// Ends at once without having printed, and returns false.
    @discardableResult
    open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { end(completion) }
    /// Ends at once without having printed, and returns false.
    @discardableResult
    open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { end(completion) }
    /// Ends at once without having printed, and returns false.
    @discardableResult
    open func print(to printer: UIPrinter, completionHandler completion: CompletionHandler? = nil) -> Bool {
        end(completion)
    }
    /// Does nothing: the screen is never shown.
    open func dismiss(animated: Bool) {}

    private func end(_ completion: CompletionHandler?) -> Bool {
        Notices.report("UIPrintInteractionController: there is no printer")
        if let completion { SceneContext.current.callInNextCycle { [self] in completion(self, false, nil) } }
        return false
    }
}

/// Methods of a printing screen's delegate; they are never called, and all are optional.
@preconcurrency @MainActor public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
    /// Returns the controller above which the screen is shown.
    func printInteractionControllerParentViewController(
        _ printInteractionController: UIPrintInteractionController
    ) -> UIViewController?
    /// Returns the paper for the content.
    func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper
    /// The screen was shown.
    func printInteractionControllerDidPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)
    /// The screen was closed.
    func printInteractionControllerDidDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)
    /// Printing begins.
    func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController)
    /// Printing has ended.
    func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
    /// Returns nil.
    public func printInteractionControllerParentViewController(
        _ printInteractionController: UIPrintInteractionController
    ) -> UIViewController? { nil }
    /// Returns the first paper.
    public func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper { paperList.first ?? UIPrintPaper() }
    /// Does nothing.
    public func printInteractionControllerDidPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) {}
    /// Does nothing.
    public func printInteractionControllerDidDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) {}
    /// Does nothing.
    public func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController) {}
    /// Does nothing.
    public func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController) {}
}
