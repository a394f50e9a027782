import QuartzCore

/// A screen on which the user chooses a font.
@preconcurrency @MainActor open class UIFontPickerViewController: UIViewController {
    /// What the screen offers.
    @preconcurrency @MainActor open class Configuration: NSObject {
        /// Whether the fonts of a family are listed; false by default, and stored without effect.
        open var includeFaces = false
        /// Whether names are shown in the system's font; false by default.
        open var displayUsingSystemFont = false
        /// The traits by which fonts are filtered; none by default, and stored without effect.
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

        /// Creates a configuration.
        public override init() { super.init() }
    }

    /// What the screen offers.
    public let configuration: Configuration
    /// The delegate; a weak reference.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?
    /// The chosen font; nil by default.
    open var selectedFontDescriptor: UIFontDescriptor?
    private lazy var list = ChoiceList(title: "Fonts", action: nil)

    /// Creates a controller.
    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller.
    public convenience init() { self.init(configuration: Configuration()) }

    /// Creates a controller from a storyboard or xib.
    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
    }

    /// Creates the list of families.
    open override func viewDidLoad() {
        super.viewDidLoad()
        let usesSystem = configuration.displayUsingSystemFont
        list.choices = UIFont.familyNames.sorted().map { name in
            ChoiceList.Choice(title: name, font: usesSystem ? nil : UIFont(name: name, size: 17))
        }
        list.onSelection = { [weak self] in self?.choose($0.title) }
        list.cancelled = { [weak self] in self?.cancel() }
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list)
    }

    private func choose(_ family: String) {
        selectedFontDescriptor = UIFontDescriptor(name: family, size: 0)
        delegate?.fontPickerViewControllerDidPickFont(self)
    }

    private func cancel() {
        guard let presenter = presentingViewController else {
            delegate?.fontPickerViewControllerDidCancel(self)
            return
        }
        presenter.dismiss(animated: true) { self.delegate?.fontPickerViewControllerDidCancel(self) }
    }
}

/// Methods that respond to the choice of a font; all are optional.
@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
    /// Called when the user chose a font; the delegate dismisses the screen.
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
    /// Called after the user cancelled.
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    /// Does nothing.
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
    /// Does nothing.
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
