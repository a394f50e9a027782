import QuartzCore

/// The values that a text view gives its text.
struct TextViewContent {
    var font = TextViewContent.plainFont
    /// The font of a text view whose font is not set.
    static var plainFont: UIFont { UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12) }
    /// The colour that was set; nil for the default.
    var color: UIColor?
    var alignment = NSTextAlignment.natural
    /// The attributes of the next characters that are typed; nil for those before the caret.
    var typing: [NSAttributedString.Key: Any]?
    /// Whether the view gave its layer a border.
    var hasBorder = false
    /// The layout of the text as TextKit 2 shows it; nil until it is first needed.
    var textLayout: NSTextLayoutManager?
    /// The search in the text; nil if it is not enabled.
    var find: TextViewFind?

    /// The attributes of text that has none of its own.
    var attributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color ?? .label]
        if alignment != .natural {
            let style = NSMutableParagraphStyle()
            style.alignment = alignment
            attributes[.paragraphStyle] = style
        }
        return attributes
    }
}

extension UITextView: _StringInput {
    /// Replaces the whole text for the program.
    func replaceAll(by text: NSAttributedString) {
        inputDelegate?.textWillChange(self)
        textStorage.setAttributedString(text)
        (content.typing, _selection, _marked) = (nil, nil, nil)
        if text.length > 0, let font = text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont {
            content.font = font
        }
        textDidChange()
        inputDelegate?.textDidChange(self)
    }

    /// Replaces a range if the delegate allows it, and places the selection behind the new characters.
    public final func _replace(_ range: NSRange, with string: String) {
        guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: string) ?? true else { return }
        let attributes = typingAttributes
        // As on iOS, typing calls no setter.
        textStorage.replaceCharacters(in: range, with: NSAttributedString(string: string, attributes: attributes))
        textDidChange()
        let place = range.location + string.utf16.count
        if textStorage.length > 0 { content.typing = nil }
        _selection = place < textStorage.length ? NSRange(location: place, length: 0) : nil
        if isFirstResponder {
            selectionDisplay.blink()
            showCaret()
        }
        Keyboard.current?.inputDidChange(self)
        delegate?.textViewDidChangeSelection(self)
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    private func textDidChange() {
        content.find?.textDidChange()
        layoutDidChange()
        notifyObservers()
    }

    /// Scrolls to the caret after typing, without an animation.
    private func showCaret() {
        guard isScrollEnabled else { return }
        layoutIfNeeded()
        let caret = caretFrame(at: NSMaxRange(selectedUnits))
        scrollRectToVisible(caret.insetBy(dx: 0, dy: -textContainerInset.bottom), animated: false)
    }

    func selectionDidChange(from old: NSRange?) {
        guard old != _selection else { return }
        content.typing = nil
        setNeedsLayout()
        if isFirstResponder { selectionDisplay.blink() }
    }

    // MARK: Attributes

    /// Returns an attribute of the first character.
    func firstAttribute(_ key: NSAttributedString.Key) -> Any? {
        textStorage.length > 0 ? textStorage.attribute(key, at: 0, effectiveRange: nil) : nil
    }

    /// The attributes of the character before the caret, or of the first one, or those of the view.
    var attributesAtCaret: [NSAttributedString.Key: Any] {
        guard textStorage.length > 0 else { return content.attributes }
        let place = min(max(selectedUnits.location - 1, 0), textStorage.length - 1)
        var attributes = textStorage.attributes(at: place, effectiveRange: nil)
        // Neither links nor pictures continue in typed text.
        (attributes[.link], attributes[.attachment]) = (nil, nil)
        return attributes
    }

    /// Sets an attribute of the whole text.
    func setEverywhere(_ key: NSAttributedString.Key, to value: Any) {
        textStorage.addAttribute(key, value: value, range: NSRange(location: 0, length: textStorage.length))
        layoutDidChange()
        notifyObservers()
    }

    /// Gives all paragraphs the alignment of the view.
    func alignEverything() {
        let all = NSRange(location: 0, length: textStorage.length)
        textStorage.beginEditing()
        var runs: [(NSMutableParagraphStyle, NSRange)] = []
        textStorage.enumerateAttribute(.paragraphStyle, in: all) { value, range, _ in
            let style = (value as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle
            runs.append((style ?? NSMutableParagraphStyle(), range))
        }
        for (style, range) in runs {
            style.alignment = content.alignment
            textStorage.addAttribute(.paragraphStyle, value: style, range: range)
        }
        textStorage.endEditing()
        layoutDidChange()
        notifyObservers()
    }
}
