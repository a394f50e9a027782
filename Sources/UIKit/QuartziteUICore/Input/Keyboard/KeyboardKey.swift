import QuartziteUIDrawing

/// A key of the drawn keyboard.
enum KeyboardKey: Hashable {
    /// Types a text.
    case text(String)
    /// Types a digit; has letters below it.
    case digit(String, letters: String)
    /// Types a text that its title does not show.
    case named(String, title: String)
    case space
    case shift
    case delete
    case `return`
    /// Shows other keys.
    case page(KeyboardPage, title: String)

    /// Whether the key has the darker colour of keys that type nothing.
    var isFunction: Bool {
        switch self {
        case .shift, .delete, .return, .page: true
        default: false
        }
    }

    /// Whether the key acts when a finger comes down; other keys act when it is lifted.
    var actsAtOnce: Bool {
        switch self {
        case .shift, .delete, .page: true
        default: false
        }
    }
}

/// A set of keys that are shown together.
package enum KeyboardPage: Hashable {
    case letters, numbers, symbols
    /// Digits in three columns.
    case digits
    /// The further characters of telephone numbers.
    case phoneSymbols
}

/// How shift changes letters.
enum KeyboardShift: Hashable {
    case off
    /// For the next letter.
    case once
    case locked
}
