import QuartziteUIDrawing

/// A view in place of the keyboard, or above it.
@preconcurrency @MainActor open class UIInputView: UIView {
    /// The looks of an input view; raw values are Apple's.
    public enum Style: Int, Sendable {
        /// Without a background.
        case `default` = 0
        /// With the background of the keyboard.
        case keyboard = 1
    }

    /// The look.
    public let inputViewStyle: Style
    /// Whether the view has the height that its constraints determine; false by default.
    open var allowsSelfSizing = false

    /// Creates a view.
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
        if inputViewStyle == .keyboard { backgroundColor = .systemGray4 }
    }

    /// Creates a view from a storyboard or xib; with other coders, one of zero size.
    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }
}

/// A view that plays the sound of a key.
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    /// Whether the sound is played; true by default.
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    /// True.
    public var enableInputClicksWhenVisible: Bool { true }
}

/// The language of a keyboard.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
    /// The language; nil if it is not known.
    open var primaryLanguage: String? { nil }
    /// The languages of the keyboards: none, since the only keyboard has no language.
    open class var activeInputModes: [UITextInputMode] { [] }
    /// A notification that is never posted, since the keyboard does not change.
    nonisolated public static let currentInputModeDidChangeNotification = NSNotification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")
}

/// How the user acts on an item in a text; raw values are Apple's.
public enum UITextItemInteraction: Int, Sendable {
    /// A tap.
    case invokeDefaultAction = 0
    /// A long press.
    case presentActions = 1
    /// A long press with a preview.
    case preview = 2
}

/// The rules of a password that the system proposes, which it never does here.
@preconcurrency @MainActor open class UITextInputPasswordRules: NSObject {
    /// The rules as text.
    public let passwordRulesDescriptor: String

    /// Creates rules from text.
    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
        super.init()
    }
}
