import QuartzCore

/// The types of data that an object can take from the pasteboard.
@preconcurrency @MainActor open class UIPasteConfiguration: NSObject {
    /// The identifiers of the types.
    open var acceptableTypeIdentifiers: [String]

    /// Creates a configuration without types.
    public override init() {
        acceptableTypeIdentifiers = []
        super.init()
    }
    /// Creates a configuration with types.
    public init(acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
        super.init()
    }
    /// Creates a configuration with the types of a class.
    public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
        self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
    }

    /// Adds types.
    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
    }
    /// Adds the types of a class.
    open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
        acceptableTypeIdentifiers += aClass.readableTypeIdentifiersForItemProvider
    }
}

/// An object that takes data from the pasteboard.
@preconcurrency @MainActor public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    /// The types of data; nil for none.
    var pasteConfiguration: UIPasteConfiguration? { get set }
    /// Takes data.
    func paste(itemProviders: [NSItemProvider])
    /// Returns whether the object can take data.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

/// A button that pastes what was copied into its target, without a question.
///
/// It is enabled while the pasteboard has data that the target takes.
@preconcurrency @MainActor open class UIPasteControl: UIControl {
    /// What the button shows; raw values are Apple's.
    public enum DisplayMode: UInt, Sendable {
        /// A picture and a text.
        case iconAndLabel = 0
        /// A picture.
        case iconOnly
        /// A text.
        case labelOnly
        /// An arrow and a text.
        case arrowAndLabel
    }

    /// The looks of the button.
    @preconcurrency @MainActor open class Configuration: NSObject {
        /// What it shows; a picture and a text by default.
        open var displayMode = DisplayMode.iconAndLabel
        /// The style of its corners; fixed by default.
        open var cornerStyle = UIButton.Configuration.CornerStyle.fixed
        /// The radius of fixed corners; -1, the default, for the usual one.
        open var cornerRadius: CGFloat = -1
        /// The colour of the text; white by default.
        open var baseForegroundColor: UIColor?
        /// The colour of the background; blue by default.
        open var baseBackgroundColor: UIColor?

        /// Creates the usual looks.
        public override init() { super.init() }
    }

    /// The looks.
    public let configuration: Configuration
    /// The object that takes the data; a weak reference.
    open weak var target: (any UIPasteConfigurationSupporting)?
    private let button = UIButton(type: .custom)

    /// Creates a button with the usual looks.
    public convenience override init(frame: CGRect) {
        self.init(configuration: Configuration())
        self.frame = frame
    }

    /// Creates a button.
    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(frame: .zero)
        prepare()
    }

    /// Creates a button from a storyboard or xib; with other coders, one of zero size.
    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        var settings = UIButton.Configuration.filled()
        if configuration.displayMode != .iconOnly { settings.title = "Paste" }
        if configuration.displayMode != .labelOnly { settings.image = UIImage(systemName: "doc.on.clipboard") }
        settings.imagePadding = 6
        settings.cornerStyle = configuration.cornerStyle
        settings.baseForegroundColor = configuration.baseForegroundColor
        settings.baseBackgroundColor = configuration.baseBackgroundColor
        if configuration.cornerRadius >= 0 { settings.background.cornerRadius = configuration.cornerRadius }
        button.configuration = settings
        button.addAction(UIAction { [weak self] _ in self?.paste() }, for: .touchUpInside)
        button.frame = bounds
        button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(button)
    }

    private func paste() { target?.paste(itemProviders: UIPasteboard.general.itemProviders) }

    /// The size of the picture and the text.
    open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }
    /// Returns the size of the picture and the text.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }
}

extension UIResponder: UIPasteConfigurationSupporting {}

extension UIPasteboard {
    /// The items as providers.
    public var itemProviders: [NSItemProvider] {
        let texts = (strings ?? []).map { NSItemProvider(item: $0, typeIdentifier: "public.utf8-plain-text") }
        let addresses = (urls ?? []).map { NSItemProvider(item: $0, typeIdentifier: "public.url") }
        let pictures = (images ?? []).map { NSItemProvider(item: $0, typeIdentifier: "public.png") }
        return texts + addresses + pictures
    }
}
