import QuartzCore

/// Settings for typing; stored but not used, because no keyboard is shown and typed text is not changed.
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
}

/// The stored values of the traits.
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
}

extension UITextField: UITextInputTraits {
    /// Whether spelling is checked; stored but not used.
    public var spellCheckingType: UITextSpellCheckingType {
        get { traits.spellCheckingType }
        set { traits.spellCheckingType = newValue }
    }
    /// Whether straight quotes are replaced by curly ones; stored but not used.
    public var smartQuotesType: UITextSmartQuotesType {
        get { traits.smartQuotesType }
        set { traits.smartQuotesType = newValue }
    }
    /// Whether hyphens are replaced by dashes; stored but not used.
    public var smartDashesType: UITextSmartDashesType {
        get { traits.smartDashesType }
        set { traits.smartDashesType = newValue }
    }
    /// Whether spaces are inserted and deleted with words; stored but not used.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { traits.smartInsertDeleteType }
        set { traits.smartInsertDeleteType = newValue }
    }
    /// The appearance of the keyboard; stored but not used.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { traits.keyboardAppearance }
        set { traits.keyboardAppearance = newValue }
    }
    /// Whether the return key is disabled while there is no text; false by default, stored but not used.
    public var enablesReturnKeyAutomatically: Bool {
        get { traits.enablesReturnKeyAutomatically }
        set { traits.enablesReturnKeyAutomatically = newValue }
    }
    /// The meaning of the text, for autofill; nil by default, stored but not used.
    public var textContentType: UITextContentType! {
        get { traits.textContentType }
        set { traits.textContentType = newValue }
    }
}

extension UITextView: UITextInputTraits {
    /// The capitalization style; sentences by default, stored but not used.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { traits.autocapitalizationType }
        set { traits.autocapitalizationType = newValue }
    }
    /// Whether words are corrected automatically; stored but not used.
    public var autocorrectionType: UITextAutocorrectionType {
        get { traits.autocorrectionType }
        set { traits.autocorrectionType = newValue }
    }
    /// Whether spelling is checked; stored but not used.
    public var spellCheckingType: UITextSpellCheckingType {
        get { traits.spellCheckingType }
        set { traits.spellCheckingType = newValue }
    }
    /// Whether straight quotes are replaced by curly ones; stored but not used.
    public var smartQuotesType: UITextSmartQuotesType {
        get { traits.smartQuotesType }
        set { traits.smartQuotesType = newValue }
    }
    /// Whether hyphens are replaced by dashes; stored but not used.
    public var smartDashesType: UITextSmartDashesType {
        get { traits.smartDashesType }
        set { traits.smartDashesType = newValue }
    }
    /// Whether spaces are inserted and deleted with words; stored but not used.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { traits.smartInsertDeleteType }
        set { traits.smartInsertDeleteType = newValue }
    }
    /// The type of the keyboard; stored but not used.
    public var keyboardType: UIKeyboardType {
        get { traits.keyboardType }
        set { traits.keyboardType = newValue }
    }
    /// The appearance of the keyboard; stored but not used.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { traits.keyboardAppearance }
        set { traits.keyboardAppearance = newValue }
    }
    /// The label of the return key; stored but not used.
    public var returnKeyType: UIReturnKeyType {
        get { traits.returnKeyType }
        set { traits.returnKeyType = newValue }
    }
    /// Whether the return key is disabled while there is no text; false by default, stored but not used.
    public var enablesReturnKeyAutomatically: Bool {
        get { traits.enablesReturnKeyAutomatically }
        set { traits.enablesReturnKeyAutomatically = newValue }
    }
    /// The meaning of the text, for autofill; nil by default, stored but not used.
    public var textContentType: UITextContentType! {
        get { traits.textContentType }
        set { traits.textContentType = newValue }
    }
    /// Whether characters are replaced by dots; false by default, stored but not used.
    public var isSecureTextEntry: Bool {
        get { traits.isSecureTextEntry }
        set { traits.isSecureTextEntry = newValue }
    }
}

extension UISearchBar: UITextInputTraits {
    /// The capitalization style; sentences by default, stored but not used.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { traits.autocapitalizationType }
        set { traits.autocapitalizationType = newValue }
    }
    /// Whether words are corrected automatically; stored but not used.
    public var autocorrectionType: UITextAutocorrectionType {
        get { traits.autocorrectionType }
        set { traits.autocorrectionType = newValue }
    }
    /// Whether spelling is checked; stored but not used.
    public var spellCheckingType: UITextSpellCheckingType {
        get { traits.spellCheckingType }
        set { traits.spellCheckingType = newValue }
    }
    /// Whether straight quotes are replaced by curly ones; stored but not used.
    public var smartQuotesType: UITextSmartQuotesType {
        get { traits.smartQuotesType }
        set { traits.smartQuotesType = newValue }
    }
    /// Whether hyphens are replaced by dashes; stored but not used.
    public var smartDashesType: UITextSmartDashesType {
        get { traits.smartDashesType }
        set { traits.smartDashesType = newValue }
    }
    /// Whether spaces are inserted and deleted with words; stored but not used.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { traits.smartInsertDeleteType }
        set { traits.smartInsertDeleteType = newValue }
    }
    /// The type of the keyboard; stored but not used.
    public var keyboardType: UIKeyboardType {
        get { traits.keyboardType }
        set { traits.keyboardType = newValue }
    }
    /// The appearance of the keyboard; stored but not used.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { traits.keyboardAppearance }
        set { traits.keyboardAppearance = newValue }
    }
    /// The label of the return key; stored but not used.
    public var returnKeyType: UIReturnKeyType {
        get { traits.returnKeyType }
        set { traits.returnKeyType = newValue }
    }
    /// Whether the return key is disabled while there is no text; false by default, stored but not used.
    public var enablesReturnKeyAutomatically: Bool {
        get { traits.enablesReturnKeyAutomatically }
        set { traits.enablesReturnKeyAutomatically = newValue }
    }
    /// The meaning of the text, for autofill; nil by default, stored but not used.
    public var textContentType: UITextContentType! {
        get { traits.textContentType }
        set { traits.textContentType = newValue }
    }
    /// Whether characters are replaced by dots; false by default, stored but not used.
    public var isSecureTextEntry: Bool {
        get { traits.isSecureTextEntry }
        set { traits.isSecureTextEntry = newValue }
    }
}
