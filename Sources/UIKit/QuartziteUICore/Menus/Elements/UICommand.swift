import QuartziteUIDrawing

/// An element of a menu that sends a method along the responder chain.
@preconcurrency @MainActor open class UICommand: UIMenuElement, UIMenuLeaf {
    /// The title.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    /// The image.
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
    /// A longer title, which explains the command; nil by default.
    open var discoverabilityTitle: String?
    /// The method that the first responder in the chain that has it receives.
    public let action: Selector
    /// A value that tells commands with the same method apart; nil by default.
    public let propertyList: Any?
    /// The attributes of the command in a menu; none by default.
    open var attributes: UIMenuElement.Attributes
    /// The state of the command in a menu; `off` by default.
    open var state: UIMenuElement.State
    /// The commands for held modifier keys.
    public let alternates: [UICommandAlternate]

    /// Creates a command.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - subtitle: A second line in a menu.
    ///   - image: The image.
    ///   - action: The method to send, with the command as its argument.
    ///   - propertyList: A value that tells commands with the same method apart.
    ///   - alternates: The commands for held modifier keys.
    ///   - discoverabilityTitle: A longer title.
    ///   - attributes: The attributes in a menu.
    ///   - state: The state in a menu.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
        propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.alternates = alternates
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Sends the method to a target, or along the responder chain if it is nil.
    open func performWithSender(_ sender: Any?, target: Any?) {
        if let target {
            UIApplication.shared.sendAction(action, to: target, from: sender ?? self, for: nil)
        } else {
            perform(from: sender.map { $0 as AnyObject })
        }
    }

    override func perform(from sender: AnyObject?) { receiver(from: sender).map { _ = action.send(to: $0, self) } }

    /// Returns the responder that performs the action.
    ///
    /// The responder chains are searched in this order: that of the window's first responder, the sender's, the window's.
    final package func receiver(from sender: AnyObject?) -> UIResponder? {
        let window = UIApplication.shared.keyWindow
        let starts = [window?.firstResponder, sender as? UIResponder, window].compactMap(\.self)
        return starts.lazy.compactMap { [action] start in
            sequence(first: start, next: \.next).first {
                action.fits($0) && $0.canPerformAction(action, withSender: self)
            }
        }.first
    }

    override var shownAttributes: Attributes { attributes }
    override var shownState: State { state }
}

/// A command that takes the place of another while modifier keys are held.
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
    /// The title.
    public let title: String
    /// The method to send.
    public let action: Selector
    /// The modifier keys.
    public let modifierFlags: UIKeyModifierFlags

    /// Creates an alternate.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        self.title = title
        self.action = action
        self.modifierFlags = modifierFlags
        super.init()
    }
}
