import QuartzCore

extension UITextField: _StringInput {
    /// The whole text.
    public var _string: String { content }
    /// The selected range in UTF-16 units; nil while the caret follows the end of the text.
    public var _selection: NSRange? {
        get { selected }
        set { selected = newValue }
    }

    func placeText() {
        let area = clipper.bounds
        let caretWidth: CGFloat = 2
        let width = label.intrinsicContentSize.width
        // While editing, the end of a long text stays visible.
        let overhang = isEditing && !adjustsFontSizeToFitWidth ? max(width + caretWidth - area.width, 0) : 0
        label.frame = CGRect(x: -overhang, y: 0, width: area.width + overhang, height: area.height)
        placeholderLabel.frame = placeholderRect(forBounds: bounds)
        let end = selectedUnits.location + selectedUnits.length
        caret.frame = caretRect(for: UITextPosition(end)).offsetBy(dx: -clipper.frame.minX, dy: -clipper.frame.minY)
        caret.backgroundColor = tintColor
        caret.layer.cornerRadius = caretWidth / 2
    }

    /// Returns the frame of the caret behind a number of UTF-16 units, in the field's coordinates.
    func caretFrame(at offset: Int) -> CGRect {
        let (area, caretWidth) = (clipper.bounds, CGFloat(2))
        let text = label.textRect(forBounds: label.frame, limitedToNumberOfLines: 1)
        let empty: CGFloat =
            textAlignment == .center
            ? area.midX
            : textAlignment == .right || textAlignment == .natural && isRightToLeft ? area.maxX - caretWidth : area.minX
        let height = (label.font.lineHeight + 2).roundedUpToPixels
        let rest = (content as NSString).substring(from: min(max(offset, 0), content.utf16.count))
        let shown = isSecureTextEntry ? String(repeating: "•", count: rest.count) : rest
        let behind = rest.isEmpty ? 0 : shown.size(withAttributes: [.font: label.font ?? .systemFont(ofSize: 17)]).width
        let frame = CGRect(
            x: content.isEmpty ? empty : min(text.maxX - behind, area.maxX - caretWidth).roundedToPixels,
            y: (area.midY - height / 2).roundedToPixels, width: caretWidth, height: height)
        return frame.offsetBy(dx: clipper.frame.minX, dy: clipper.frame.minY)
    }

    /// Restarts the blinking of the caret, with a period of one second; called after every key.
    func showCaret() {
        caret.isHidden = false
        let blink = CAKeyframeAnimation(keyPath: "opacity")
        blink.values = [1, 1, 0, 0, 1]
        blink.keyTimes = [0, 0.5, 0.65, 0.85, 1]
        blink.duration = 1
        blink.repeatCount = .infinity
        blink.isRemovedOnCompletion = false
        caret.layer.add(blink, forKey: "blink")
    }

    /// Replaces a range if the delegate allows it, and places the caret behind the new characters.
    public func _replace(_ range: NSRange, with string: String) {
        let agrees = delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true
        guard agrees else { return }
        let place = range.location + string.utf16.count
        show((content as NSString).replacingCharacters(in: range, with: string))
        if place < content.utf16.count { selected = NSRange(location: place, length: 0) }
        if isEditing { showCaret() }
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }
}
