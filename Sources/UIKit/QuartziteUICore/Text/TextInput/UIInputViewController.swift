import QuartziteUIDrawing

/// The controller of a keyboard of an app's own.
///
/// Its view can be an `inputView` of the app. Keyboards of extensions are not used by other apps here, so that the proxy
/// has no text, unless a text field or text view of the app is being edited.
@preconcurrency @MainActor open class UIInputViewController: UIViewController, UITextInputDelegate {
    /// The language of the keyboard; nil by default.
    open var primaryLanguage: String?
    /// Whether the app has a key for deleting words; without effect.
    open var hasDictationKey = false
    /// Whether the user allows the keyboard to use the network; false.
    open var hasFullAccess: Bool { false }
    /// Whether the keyboard must have a key for the next one; false, because there is none.
    open var needsInputModeSwitchKey: Bool { false }
    /// The text that is being edited.
    open private(set) lazy var textDocumentProxy: any UITextDocumentProxy = TextProxy()

    /// The view as one in place of the keyboard.
    open override var inputView: UIInputView? {
        get { viewIfLoaded as? UIInputView }
        set { view = newValue }
    }

    /// Creates a view with the background of the keyboard.
    open override func loadView() {
        view = UIInputView(frame: CGRect(x: 0, y: 0, width: 320, height: 216), inputViewStyle: .keyboard)
    }

    /// Ends the editing of the text.
    open func dismissKeyboard() { TextProxy.field?.resignFirstResponder() }
    /// Does nothing: there is no other keyboard.
    open func advanceToNextInputMode() {}
    /// Does nothing: there is no other keyboard.
    open func handleInputModeList(from view: UIView, with event: UIEvent) {}
    /// Calls a handler with no words.
    open func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void) {
        SceneContext.current.callInNextCycle { completionHandler(UILexicon()) }
    }

    /// The selection is about to change; never called.
    open func selectionWillChange(_ textInput: (any UITextInput)?) {}
    /// The selection has changed; never called.
    open func selectionDidChange(_ textInput: (any UITextInput)?) {}
    /// The text is about to change; never called.
    open func textWillChange(_ textInput: (any UITextInput)?) {}
    /// The text has changed; never called.
    open func textDidChange(_ textInput: (any UITextInput)?) {}
}

/// The text that a keyboard edits.
@preconcurrency @MainActor public protocol UITextDocumentProxy: UIKeyInput {
    /// The text before the caret; nil if nothing is edited.
    var documentContextBeforeInput: String? { get }
    /// The text after the caret; nil if nothing is edited.
    var documentContextAfterInput: String? { get }
    /// The selected text; nil if there is none.
    var selectedText: String? { get }
    /// The language of the keyboard; nil.
    var documentInputMode: UITextInputMode? { get }
    /// A name of the text.
    var documentIdentifier: UUID { get }
    /// Moves the caret by a number of characters.
    func adjustTextPosition(byCharacterOffset offset: Int)
    /// Does nothing: no text is marked.
    func setMarkedText(_ markedText: String, selectedRange: NSRange)
    /// Does nothing: no text is marked.
    func unmarkText()
}

/// The text field or text view of the app that is being edited.
private final class TextProxy: NSObject, UITextDocumentProxy {
    let documentIdentifier = UUID(uuid: (0, 0, 0, 0, 0, 0, 64, 0, 128, 0, 0, 0, 0, 0, 0, 1))

    static var field: (any UITextInput & UIResponder)? {
        UIApplication.shared.keyWindow?.firstResponder as? any UITextInput & UIResponder
    }

    private var input: (any UITextInput)? { Self.field }

    private func text(_ from: UITextPosition?, _ to: UITextPosition?) -> String? {
        guard let input, let from, let to, let range = input.textRange(from: from, to: to) else { return nil }
        return input.text(in: range)
    }

    var documentContextBeforeInput: String? { text(input?.beginningOfDocument, input?.selectedTextRange?.start) }
    var documentContextAfterInput: String? { text(input?.selectedTextRange?.end, input?.endOfDocument) }
    var selectedText: String? {
        input?.selectedTextRange.flatMap { $0.isEmpty ? nil : input?.text(in: $0) }
    }
    var documentInputMode: UITextInputMode? { nil }
    var hasText: Bool { input?.hasText ?? false }
    func insertText(_ text: String) { input?.insertText(text) }
    func deleteBackward() { input?.deleteBackward() }
    func adjustTextPosition(byCharacterOffset offset: Int) {
        guard let input, let end = input.selectedTextRange?.end, let place = input.position(from: end, offset: offset)
        else { return }
        input.selectedTextRange = input.textRange(from: place, to: place)
    }
    func setMarkedText(_ markedText: String, selectedRange: NSRange) {}
    func unmarkText() {}
}

/// The words of the user; the list is empty.
open class UILexicon: NSObject {
    /// The words; none.
    open var entries: [UILexiconEntry] { [] }
    override init() { super.init() }
}

/// A word of the user.
open class UILexiconEntry: NSObject {
    /// What the user types.
    open var userInput: String { "" }
    /// The word that it stands for.
    open var documentText: String { "" }
    override init() { super.init() }
}
