import QuartziteUIDrawing

/// How typing into an object is to be.
///
/// The keyboard follows its type, its appearance, the return key and capitalization; what is typed is not corrected.
/// All members are optional.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
    /// The capitalization style; sentences by default.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether words are corrected automatically.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Whether spelling is checked.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// Whether straight quotes are replaced by curly ones.
    var smartQuotesType: UITextSmartQuotesType { get set }
    /// Whether hyphens are replaced by dashes.
    var smartDashesType: UITextSmartDashesType { get set }
    /// Whether spaces are inserted and deleted with words.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    /// The type of the keyboard.
    var keyboardType: UIKeyboardType { get set }
    /// The appearance of the keyboard.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// The label of the return key.
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether the return key is disabled while there is no text; false by default.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// The meaning of the text, for autofill; nil by default.
    var textContentType: UITextContentType! { get set }
    /// Whether characters are replaced by dots.
    var isSecureTextEntry: Bool { get set }
    /// The rules of passwords that the system proposes.
    var passwordRules: UITextInputPasswordRules? { get set }
}

/// The values of all traits.
struct TextInputTraits {
    var autocapitalizationType: UITextAutocapitalizationType = .sentences
    var autocorrectionType: UITextAutocorrectionType = .default
    var spellCheckingType: UITextSpellCheckingType = .default
    var smartQuotesType: UITextSmartQuotesType = .default
    var smartDashesType: UITextSmartDashesType = .default
    var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
    var keyboardType: UIKeyboardType = .default
    var keyboardAppearance: UIKeyboardAppearance = .default
    var returnKeyType: UIReturnKeyType = .default
    var enablesReturnKeyAutomatically = false
    var textContentType: UITextContentType? = nil
    var isSecureTextEntry = false
    var passwordRules: UITextInputPasswordRules?
}

/// An object that stores its text input traits.
@MainActor protocol TextInputTraitsKeeping: AnyObject {
    var traits: TextInputTraits { get set }
}

extension UITextInputTraits {
    /// Which letters the keyboard makes capitals; those at the start of sentences by default.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { keptTraits.autocapitalizationType }
        set { keptTraits.autocapitalizationType = newValue }
    }
    /// Whether words are corrected automatically; stored but not used.
    public var autocorrectionType: UITextAutocorrectionType {
        get { keptTraits.autocorrectionType }
        set { keptTraits.autocorrectionType = newValue }
    }
    /// Whether spelling is checked; stored but not used.
    public var spellCheckingType: UITextSpellCheckingType {
        get { keptTraits.spellCheckingType }
        set { keptTraits.spellCheckingType = newValue }
    }
    /// Whether straight quotes are replaced by curly ones; stored but not used.
    public var smartQuotesType: UITextSmartQuotesType {
        get { keptTraits.smartQuotesType }
        set { keptTraits.smartQuotesType = newValue }
    }
    /// Whether hyphens are replaced by dashes; stored but not used.
    public var smartDashesType: UITextSmartDashesType {
        get { keptTraits.smartDashesType }
        set { keptTraits.smartDashesType = newValue }
    }
    /// Whether spaces are inserted and deleted with words; stored but not used.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { keptTraits.smartInsertDeleteType }
        set { keptTraits.smartInsertDeleteType = newValue }
    }
    /// The type of the keyboard.
    public var keyboardType: UIKeyboardType {
        get { keptTraits.keyboardType }
        set { keptTraits.keyboardType = newValue }
    }
    /// The appearance of the keyboard; by default that of the view.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { keptTraits.keyboardAppearance }
        set { keptTraits.keyboardAppearance = newValue }
    }
    /// The label of the return key.
    public var returnKeyType: UIReturnKeyType {
        get { keptTraits.returnKeyType }
        set { keptTraits.returnKeyType = newValue }
    }
    /// Whether the return key is disabled while there is no text; false by default.
    public var enablesReturnKeyAutomatically: Bool {
        get { keptTraits.enablesReturnKeyAutomatically }
        set { keptTraits.enablesReturnKeyAutomatically = newValue }
    }
    /// The meaning of the text, for autofill; nil by default, stored but not used.
    public var textContentType: UITextContentType! {
        get { keptTraits.textContentType }
        set { keptTraits.textContentType = newValue }
    }
    /// Whether dots are to stand for the characters; false by default; kept, and shown by text fields alone.
    public var isSecureTextEntry: Bool {
        get { keptTraits.isSecureTextEntry }
        set { keptTraits.isSecureTextEntry = newValue }
    }

    /// The rules of passwords that the system proposes, which it never does here; nil by default.
    public var passwordRules: UITextInputPasswordRules? {
        get { keptTraits.passwordRules }
        set {
            keptTraits.passwordRules = newValue
            if newValue != nil { unsupported("passwordRules of \(type(of: self))") }
        }
    }

    /// The traits of an object that does not keep them stay at their defaults.
    private var keptTraits: TextInputTraits {
        get { (self as? any TextInputTraitsKeeping)?.traits ?? TextInputTraits() }
        set { (self as? any TextInputTraitsKeeping)?.traits = newValue }
    }
}

extension UITextField: UITextInputTraits, TextInputTraitsKeeping {}
extension UITextView: UITextInputTraits, TextInputTraitsKeeping {}
extension UISearchBar: UITextInputTraits, TextInputTraitsKeeping {}
