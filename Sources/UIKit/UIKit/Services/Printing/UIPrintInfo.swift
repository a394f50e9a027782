import QuartziteUIElements

/// How something is printed.
@preconcurrency @MainActor open class UIPrintInfo: NSObject {
    /// What is printed; raw values are Apple's.
    public enum OutputType: Int, Sendable {
        /// Text and pictures.
        case general = 0
        /// A photo.
        case photo
        /// Text and pictures without colours.
        case grayscale
        /// A photo without colours.
        case photoGrayscale
    }

    /// How pages lie; raw values are Apple's.
    public enum Orientation: Int, Sendable {
        /// Upright.
        case portrait = 0
        /// On their sides.
        case landscape
    }

    /// How both sides are printed; raw values are Apple's.
    public enum Duplex: Int, Sendable {
        /// Only one side is printed.
        case none = 0
        /// The pages turn at their long edge.
        case longEdge
        /// The pages turn at their short edge.
        case shortEdge
    }

    /// The name of the printer; nil.
    open var printerID: String?
    /// The name of what is printed; empty by default.
    open var jobName = ""
    /// What is printed; general by default.
    open var outputType = OutputType.general
    /// How pages lie; portrait by default.
    open var orientation = Orientation.portrait
    /// How both sides are printed; one side by default.
    open var duplex = Duplex.none

    /// Creates the usual way to print.
    public override init() { super.init() }
    /// Returns the usual way to print.
    open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
    /// Creates the usual way to print; the dictionary has no effect.
    public convenience init(dictionary: [AnyHashable: Any]?) { self.init() }
    /// The way to print as a dictionary; empty.
    open var dictionaryRepresentation: [AnyHashable: Any] { [:] }
}

/// A kind of paper.
@preconcurrency @MainActor open class UIPrintPaper: NSObject {
    /// The size of the paper in points: that of A4.
    open var paperSize: CGSize { CGSize(width: 595.28, height: 841.89) }
    /// The part of the paper that can be printed: all but a quarter of an inch at the edges.
    open var printableRect: CGRect { CGRect(origin: .zero, size: paperSize).insetBy(dx: 18, dy: 18) }

    override init() { super.init() }

    /// Returns the best paper of a list for a size; the first one.
    open class func bestPaper(forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]) -> UIPrintPaper
    { paperList.first ?? UIPrintPaper() }
}

/// A printer, which cannot be reached.
@preconcurrency @MainActor open class UIPrinter: NSObject {
    /// The address.
    public let url: URL
    /// The name: the address's.
    open var displayName: String { url.lastPathComponent }
    /// The name of the place; nil.
    open var displayLocation: String? { nil }

    /// Creates a printer with an address.
    public init(url: URL) {
        self.url = url
        super.init()
    }

    /// Finds after 0.1 seconds that the printer cannot be reached.
    open func contactPrinter(_ completionHandler: ((Bool) -> Void)? = nil) {
        guard let completionHandler else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { completionHandler(false) }
    }
}

/// The screen on which a printer is chosen; it is never shown, because there are no printers.
@preconcurrency @MainActor open class UIPrinterPickerController: NSObject {
    /// Called after the screen was closed.
    public typealias CompletionHandler = (UIPrinterPickerController, Bool, (any Error)?) -> Void

    /// The printer; nil unless the app gave one.
    public let selectedPrinter: UIPrinter?

    /// Creates a screen.
    public init(initiallySelectedPrinter printer: UIPrinter?) {
        selectedPrinter = printer
        super.init()
    }

    /// Ends at once without a printer, and returns false.
    @discardableResult
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        Notices.report("UIPrinterPickerController: there is no printer")
        if let completion { SceneContext.current.callInNextCycle { [self] in completion(self, false, nil) } }
        return false
    }
    /// Ends at once without a printer, and returns false.
    @discardableResult
    open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { present(animated: animated, completionHandler: completion) }
    /// Does nothing: the screen is never shown.
    open func dismiss(animated: Bool) {}
}
