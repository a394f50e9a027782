/// A key with the modifiers that are held.
package struct KeyPress: Hashable, Sendable {
    package enum Key: Hashable, Sendable {
        /// A key that writes a character of ASCII, in lower case.
        case character(Character)
        case delete, escape, f1, home, left, `return`, right
        case other
    }

    package struct Modifiers: OptionSet, Hashable, Sendable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }

        package static let shift = Modifiers(rawValue: 1)
        package static let control = Modifiers(rawValue: 2)
        package static let alt = Modifiers(rawValue: 4)
        package static let command = Modifiers(rawValue: 8)
    }

    package var key: Key
    package var modifiers: Modifiers
    /// Whether the key repeats because it is held.
    package var isRepeat: Bool

    package init(_ key: Key, _ modifiers: Modifiers = [], isRepeat: Bool = false) {
        self.key = key
        self.modifiers = modifiers
        self.isRepeat = isRepeat
    }
}

/// What a key makes the player do.
package enum PlayerCommand: Hashable, Sendable {
    case deleteBackward
    case fullScreen
    /// Leaves full screen, or else quits.
    case leave
    case overlay
    case pause
    case quit
    case restart
    case `return`
    /// Moves by a number of seconds.
    case skip(Double)
    case speed(Double)
    case start
    /// Moves by one frame, forward or backward.
    case step(Int)
    case still
}

/// The player's keys.
///
/// While the scene's first responder accepts text, keys that write or delete text belong to it, and the same keys with
/// Control or Command are shortcuts. The arrow keys, Home, Escape and F1 are always shortcuts.
package enum KeyboardShortcuts {
    /// Returns the command of a key; nil if it has none.
    package static func command(for press: KeyPress, whileTyping isTyping: Bool) -> PlayerCommand? {
        switch press.key {
        case .left: return press.modifiers.contains(.shift) ? .skip(-1) : .step(-1)
        case .right: return press.modifiers.contains(.shift) ? .skip(1) : .step(1)
        case .delete: return isTyping ? .deleteBackward : nil
        case .return: return isTyping ? .return : nil
        default: break
        }
        guard !press.isRepeat else { return nil }
        switch press.key {
        case .escape: return .leave
        case .home: return .start
        case .f1: return .overlay
        case .character(let character):
            guard !isTyping || !press.modifiers.isDisjoint(with: [.control, .command]) else { return nil }
            return characters[character]
        default: return nil
        }
    }

    private static let characters: [Character: PlayerCommand] = [
        " ": .pause, "1": .speed(0.1), "2": .speed(0.25), "3": .speed(0.5), "4": .speed(1), "5": .speed(2),
        "f": .fullScreen, "q": .quit, "r": .restart, "s": .still,
    ]
}
