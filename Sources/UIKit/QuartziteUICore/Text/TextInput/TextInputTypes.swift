import QuartziteUIDrawing

/// Types of keyboards; raw values are Apple's.
public enum UIKeyboardType: Int, Sendable {
    /// The default keyboard.
    case `default` = 0
    /// All ASCII characters.
    case asciiCapable = 1
    /// Numbers and punctuation.
    case numbersAndPunctuation = 2
    /// URLs.
    case URL = 3
    /// Digits.
    case numberPad = 4
    /// Telephone numbers.
    case phonePad = 5
    /// Names and telephone numbers.
    case namePhonePad = 6
    /// Email addresses.
    case emailAddress = 7
    /// Digits and a decimal point.
    case decimalPad = 8
    /// Short messages.
    case twitter = 9
    /// Web searches.
    case webSearch = 10
    /// ASCII digits.
    case asciiCapableNumberPad = 11
}

/// Labels of the return key; raw values are Apple's.
public enum UIReturnKeyType: Int, Sendable {
    /// Return.
    case `default` = 0
    /// Go.
    case go = 1
    /// Google.
    case google = 2
    /// Join.
    case join = 3
    /// Next.
    case next = 4
    /// Route.
    case route = 5
    /// Search.
    case search = 6
    /// Send.
    case send = 7
    /// Yahoo.
    case yahoo = 8
    /// Done.
    case done = 9
    /// Emergency call.
    case emergencyCall = 10
    /// Continue.
    case `continue` = 11
}

/// Automatic capitalization, which the keyboard's shift key follows; raw values are Apple's.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// No capitalization.
    case none = 0
    /// The first letter of each word.
    case words = 1
    /// The first letter of each sentence.
    case sentences = 2
    /// All letters.
    case allCharacters = 3
}

/// Automatic correction; stored but not used, because text is not changed.
public enum UITextAutocorrectionType: Int, Sendable {
    /// The default for the kind of text.
    case `default` = 0
    /// Off.
    case no = 1
    /// On.
    case yes = 2
}

/// Spell checking; stored but not used, because nothing is checked.
public enum UITextSpellCheckingType: Int, Sendable {
    /// The default for the kind of text.
    case `default` = 0
    /// Off.
    case no = 1
    /// On.
    case yes = 2
}

/// Replacement of straight quotes by curly ones; stored but not used, because text is not changed.
public enum UITextSmartQuotesType: Int, Sendable {
    /// The default for the kind of text.
    case `default` = 0
    /// Off.
    case no = 1
    /// On.
    case yes = 2
}

/// Replacement of hyphens by dashes; stored but not used, because text is not changed.
public enum UITextSmartDashesType: Int, Sendable {
    /// The default for the kind of text.
    case `default` = 0
    /// Off.
    case no = 1
    /// On.
    case yes = 2
}

/// Insertion and deletion of spaces around words; stored but not used, because text is not changed.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// The default for the kind of text.
    case `default` = 0
    /// Off.
    case no = 1
    /// On.
    case yes = 2
}

/// Appearances of the keyboard; raw values are Apple's.
public enum UIKeyboardAppearance: Int, Sendable {
    /// The default appearance.
    case `default` = 0
    /// Dark.
    case dark = 1
    /// Light.
    case light = 2
    /// The former name of ``dark``.
    public static let alert = UIKeyboardAppearance.dark
}
