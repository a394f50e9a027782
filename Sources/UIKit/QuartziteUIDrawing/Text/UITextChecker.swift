import QuartziteUIFoundation

/// A spelling checker without a dictionary: it knows the words that it has learned, and finds no mistakes.
@preconcurrency @MainActor open class UITextChecker: NSObject {
    /// Words that a checker ignores, by the tags of documents.
    open var ignoredWords: [String]? = []

    /// Creates a checker.
    public override init() { super.init() }

    /// The languages with a dictionary; none.
    open class var availableLanguages: [String] { [] }

    /// Returns the range of the first misspelled word; always `NSNotFound`.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

    /// Returns the words that a misspelled one may stand for; always nil.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }

    /// Returns the words that begin like a part of a text; the ones that were learned, or nil if there are none.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
        let text = string as NSString
        guard range.location >= 0, range.length > 0, range.location <= text.length - range.length else { return nil }
        let start = text.substring(with: range).lowercased()
        let found = LearnedWords.current.words.filter { $0.lowercased().hasPrefix(start) }.sorted()
        return found.isEmpty ? nil : found
    }

    /// Ignores a word in the following checks.
    open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }

    /// Adds a word to those that every checker of the scene knows.
    open class func learnWord(_ word: String) { LearnedWords.current.words.insert(word) }
    /// Returns whether a word was learned.
    open class func hasLearnedWord(_ word: String) -> Bool { LearnedWords.current.words.contains(word) }
    /// Forgets a word that was learned.
    open class func unlearnWord(_ word: String) { LearnedWords.current.words.remove(word) }
}

/// The words that the checkers of a scene have learned.
@MainActor private final class LearnedWords {
    var words: Set<String> = []

    static var current: LearnedWords {
        SceneContext.current.object(of: LearnedWords.self) { LearnedWords() }
    }
}
