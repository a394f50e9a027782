import QuartzCore

/// Which keyboard suits a text; kept for its owner, as no keyboard is shown.
public enum UIKeyboardType: Int, Sendable {
    /// The usual one.
    case `default` = 0
    /// With all of ASCII.
    case asciiCapable = 1
    /// Numbers and punctuation.
    case numbersAndPunctuation = 2
    /// For addresses of pages.
    case URL = 3
    /// Digits.
    case numberPad = 4
    /// For telephone numbers.
    case phonePad = 5
    /// For names and telephone numbers.
    case namePhonePad = 6
    /// For mail addresses.
    case emailAddress = 7
    /// Digits and a decimal point.
    case decimalPad = 8
    /// For short messages.
    case twitter = 9
    /// For searches.
    case webSearch = 10
    /// Digits of ASCII.
    case asciiCapableNumberPad = 11
}

/// What the return key says; kept for its owner, as no keyboard is shown.
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

/// Whether words are made to begin with capital letters; kept for its owner, nothing is changed.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// Never.
    case none = 0
    /// Every word.
    case words = 1
    /// The first of a sentence.
    case sentences = 2
    /// All letters.
    case allCharacters = 3
}

/// Whether words are corrected; kept for its owner, nothing is changed.
public enum UITextAutocorrectionType: Int, Sendable {
    /// As the kind of text suggests.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
}

/// Whether spelling is checked; kept for its owner, nothing is checked.
public enum UITextSpellCheckingType: Int, Sendable {
    /// As the kind of text suggests.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
}

/// Whether straight quotes become curly ones; kept for its owner, nothing is changed.
public enum UITextSmartQuotesType: Int, Sendable {
    /// As the kind of text suggests.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
}

/// Whether hyphens become dashes; kept for its owner, nothing is changed.
public enum UITextSmartDashesType: Int, Sendable {
    /// As the kind of text suggests.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
}

/// Whether spaces come and go with words; kept for its owner, nothing is changed.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// As the kind of text suggests.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
}

/// How the keyboard looks; kept for its owner, as no keyboard is shown.
public enum UIKeyboardAppearance: Int, Sendable {
    /// As the system's does.
    case `default` = 0
    /// Dark.
    case dark = 1
    /// Light.
    case light = 2
    /// Dark, by its old name.
    public static let alert = UIKeyboardAppearance.dark
}
