import QuartzCore

/// What taps and commands do to the text of a text field or a text view.
extension TextPlacing {
    /// Puts the caret at a word's edge near a point, or selects the word or the paragraph after two or three taps.
    ///
    /// - Returns: Whether the caret already was at that place, or text is now selected, so that a menu is to be shown.
    func handleTap(at point: CGPoint, count: Int) -> Bool {
        let (string, unit) = (_string, nearestUnit(to: point))
        let old = selectedUnits
        switch count {
        case 2:
            guard let word = TextBoundaries.word(in: string, near: unit) else { return false }
            selectedTextRange = UITextRange(NSRange(word))
        case 3...:
            let paragraphs = TextBoundaries.paragraphs(of: string)
            guard let paragraph = paragraphs.first(where: { $0.contains(unit) }) ?? paragraphs.last else {
                return false
            }
            selectedTextRange = UITextRange(NSRange(paragraph))
        default:
            let place = NSRange(location: TextBoundaries.wordEdge(in: string, near: unit), length: 0)
            selectedTextRange = UITextRange(place)
            return place == old
        }
        return true
    }

    /// Whether an editing command has something to act on; nil for other actions.
    func canEdit(_ action: Selector, isEditable: Bool, isSecret: Bool) -> Bool? {
        let hasSelection = selectedUnits.length > 0
        switch action.name {
        case "cut:", "delete:": return isEditable && hasSelection && !isSecret
        case "copy:": return hasSelection && !isSecret
        case "paste:": return isEditable && UIPasteboard.general.hasStrings
        case "select:": return !hasSelection && !_string.isEmpty
        case "selectAll:": return selectedUnits.length < _string.utf16.count
        default: return nil
        }
    }

    /// Copies the selected text to the pasteboard.
    func copySelection() {
        guard let text = text(in: UITextRange(selectedUnits)), !text.isEmpty else { return }
        UIPasteboard.general.string = text
    }

    /// Replaces the selection by the text of the pasteboard.
    func pasteText() { UIPasteboard.general.string.map { type($0) } }

    /// Selects the word at the caret.
    func selectWord() {
        TextBoundaries.word(in: _string, near: selectedUnits.location).map {
            selectedTextRange = UITextRange(NSRange($0))
        }
    }

    /// Selects the whole text.
    func selectEverything() {
        selectedTextRange = UITextRange(NSRange(location: 0, length: _string.utf16.count))
    }

    /// Deletes the selected text.
    func deleteSelectedText() { if selectedUnits.length > 0 { deleteSelection() } }
}

/// The edit menu of a text input, above its selection.
@MainActor final class TextEditMenu: NSObject, UIEditMenuInteractionDelegate {
    private weak var input: (any TextPlacing)?
    private lazy var interaction = UIEditMenuInteraction(delegate: self)

    init(_ input: any TextPlacing) {
        self.input = input
        super.init()
    }

    /// The time within which another tap extends the selection instead of touching the menu, in seconds.
    private static let delay: TimeInterval = 0.3
    private var timer: Timer?

    /// Shows the commands for the selection, once no further tap follows.
    func show() {
        timer?.invalidate()
        timer = Timer.scheduledTimer(withTimeInterval: Self.delay, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.present() }
        }
    }

    private func present() {
        guard let input else { return }
        if interaction.view == nil { input.addInteraction(interaction) }
        let rect = input.firstRect(for: UITextRange(input.selectedUnits))
        interaction.presentEditMenu(
            with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: rect.midX, y: rect.minY)))
    }

    /// Removes the menu.
    func hide() {
        timer?.invalidate()
        interaction.dismissMenu()
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect {
        guard let input else { return .null }
        // The handles at the first line stay visible.
        return input.firstRect(for: UITextRange(input.selectedUnits)).insetBy(dx: 0, dy: -12)
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        if let field = input as? UITextField {
            return field.delegate?.textField(
                field, editMenuForCharactersIn: field.selectedUnits, suggestedActions: suggestedActions)
        }
        guard let view = input as? UITextView else { return nil }
        return view.delegate?.textView(
            view, editMenuForTextIn: view.selectedUnits, suggestedActions: suggestedActions)
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        if let field = input as? UITextField {
            field.delegate?.textField(field, willPresentEditMenuWith: animator)
        } else if let view = input as? UITextView {
            view.delegate?.textView(view, willPresentEditMenuWith: animator)
        }
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        if let field = input as? UITextField {
            field.delegate?.textField(field, willDismissEditMenuWith: animator)
        } else if let view = input as? UITextView {
            view.delegate?.textView(view, willDismissEditMenuWith: animator)
        }
    }
}
