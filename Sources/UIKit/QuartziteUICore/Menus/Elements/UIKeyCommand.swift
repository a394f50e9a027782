import QuartziteUIDrawing

/// A command that a key of a hardware keyboard sends.
///
/// Responders list theirs in ``UIResponder/keyCommands``.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
    /// The key: a character, or one of the input constants; nil for none.
    public let input: String?
    /// The modifier keys.
    public let modifierFlags: UIKeyModifierFlags
    /// Whether the command comes before what the system does with the key; false by default.
    open var wantsPriorityOverSystemBehavior = false {
        didSet { if wantsPriorityOverSystemBehavior { unsupported("UIKeyCommand.wantsPriorityOverSystemBehavior") } }
    }
    /// Whether the key follows the layout of the keyboard; true by default, without effect here, which is reported.
    open var allowsAutomaticLocalization = true {
        didSet { if !allowsAutomaticLocalization { unsupported("UIKeyCommand.allowsAutomaticLocalization") } }
    }
    /// Whether the key is mirrored in right-to-left interfaces; true by default, without effect here, which is reported.
    open var allowsAutomaticMirroring = true {
        didSet { if !allowsAutomaticMirroring { unsupported("UIKeyCommand.allowsAutomaticMirroring") } }
    }

    /// Creates a command with a title for menus.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - subtitle: A second line in a menu.
    ///   - image: The image.
    ///   - action: The method to send, with the command as its argument.
    ///   - input: The key.
    ///   - modifierFlags: The modifier keys.
    ///   - propertyList: A value that tells commands with the same method apart.
    ///   - alternates: The commands for held modifier keys.
    ///   - discoverabilityTitle: A longer title.
    ///   - attributes: The attributes in a menu.
    ///   - state: The state in a menu.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(
            title: title, subtitle: subtitle, image: image, action: action, propertyList: propertyList,
            alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    /// Creates a command without a title.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Creates a command with a title that explains it.
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(
            title: "", action: action, input: input, modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle)
    }

    /// The up arrow key.
    nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
    /// The down arrow key.
    nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
    /// The left arrow key.
    nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The right arrow key.
    nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
    /// The escape key.
    nonisolated public static let inputEscape = "UIKeyInputEscape"
    /// The page up key.
    nonisolated public static let inputPageUp = "UIKeyInputPageUp"
    /// The page down key.
    nonisolated public static let inputPageDown = "UIKeyInputPageDown"
    /// The home key.
    nonisolated public static let inputHome = "UIKeyInputHome"
    /// The end key.
    nonisolated public static let inputEnd = "UIKeyInputEnd"
    /// The forward delete key.
    nonisolated public static let inputDelete = "UIKeyInputDelete"
    /// The F1 key.
    nonisolated public static let f1 = "UIKeyInputF1"
    /// The F2 key.
    nonisolated public static let f2 = "UIKeyInputF2"
    /// The F3 key.
    nonisolated public static let f3 = "UIKeyInputF3"
    /// The F4 key.
    nonisolated public static let f4 = "UIKeyInputF4"
    /// The F5 key.
    nonisolated public static let f5 = "UIKeyInputF5"
    /// The F6 key.
    nonisolated public static let f6 = "UIKeyInputF6"
    /// The F7 key.
    nonisolated public static let f7 = "UIKeyInputF7"
    /// The F8 key.
    nonisolated public static let f8 = "UIKeyInputF8"
    /// The F9 key.
    nonisolated public static let f9 = "UIKeyInputF9"
    /// The F10 key.
    nonisolated public static let f10 = "UIKeyInputF10"
    /// The F11 key.
    nonisolated public static let f11 = "UIKeyInputF11"
    /// The F12 key.
    nonisolated public static let f12 = "UIKeyInputF12"
}

/// Modifier keys that are held, as a set of options.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The caps lock key.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// The shift key.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// The control key.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// The option key.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// The command key.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// A key of the numeric pad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
