import QuartzCore

extension UITextField {
    func placeText() {
        let area = clipper.bounds
        let caretWidth: CGFloat = 2
        let width = label.intrinsicContentSize.width
        // While editing, the end of a long text stays visible.
        let overhang = isEditing && !adjustsFontSizeToFitWidth ? max(width + caretWidth - area.width, 0) : 0
        label.frame = CGRect(x: -overhang, y: 0, width: area.width + overhang, height: area.height)
        let outer = placeholderRect(forBounds: bounds)
        placeholderLabel.frame = outer.offsetBy(dx: -clipper.frame.minX, dy: -clipper.frame.minY)
        let text = label.textRect(forBounds: label.frame, limitedToNumberOfLines: 1)
        let empty: CGFloat =
            textAlignment == .center ? area.midX : textAlignment == .right ? area.maxX - caretWidth : area.minX
        let height = (label.font.lineHeight + 2).roundedUpToPixels
        caret.frame = CGRect(
            x: content.isEmpty ? empty : min(text.maxX, area.maxX - caretWidth).roundedToPixels,
            y: (area.midY - height / 2).roundedToPixels, width: caretWidth, height: height)
        caret.backgroundColor = tintColor
        caret.layer.cornerRadius = caretWidth / 2
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

    func replace(_ range: NSRange, with string: String) {
        let agrees = delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true
        guard agrees else { return }
        show((content as NSString).replacingCharacters(in: range, with: string))
        if isEditing { showCaret() }
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }
}
