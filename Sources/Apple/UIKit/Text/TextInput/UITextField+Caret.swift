import QuartzCore

extension UITextField: _StringInput {
    /// The whole text.
    public var _string: String { content }
    /// The selected range in UTF-16 units; nil while the caret follows the end of the text.
    public var _selection: NSRange? {
        get { selected }
        set { selected = newValue }
    }

    func selectionDidChange(from old: NSRange?) {
        setNeedsLayout()
        if isEditing, old != selected { selectionDisplay.blink() }
    }

    func notifyOfSelection() { delegate?.textFieldDidChangeSelection(self) }

    func placeText() {
        let area = clipper.bounds
        let caretWidth: CGFloat = 2
        let width = label.intrinsicContentSize.width
        // While editing, the end of a long text stays visible.
        let overhang = isEditing && !adjustsFontSizeToFitWidth ? max(width + caretWidth - area.width, 0) : 0
        label.frame = CGRect(x: -overhang, y: 0, width: area.width + overhang, height: area.height)
        let end = NSMaxRange(selectedUnits)
        if overhang > 0, end < content.utf16.count {
            // The caret in the middle of a long text is in the middle of the field.
            let x = textPlaces.x(of: end, inLine: 0) - clipper.frame.minX
            label.frame.origin.x += min(max(area.width / 2 - x, 0), overhang)
        }
        placeholderLabel.frame = placeholderRect(forBounds: bounds)
        selectionDisplay.update()
    }

    /// Returns the frame of the caret behind a number of UTF-16 units, in the field's coordinates.
    func caretFrame(at offset: Int) -> CGRect {
        let (area, caretWidth) = (clipper.frame, CGFloat(2))
        let height = (label.font.lineHeight + 2).roundedUpToPixels
        let x = CGFloat(textPlaces.x(of: min(max(offset, 0), content.utf16.count), inLine: 0)).roundedUpToPixels
        return CGRect(
            x: content.isEmpty ? x : min(x, area.maxX - caretWidth), y: (area.midY - height / 2).roundedToPixels,
            width: caretWidth, height: height)
    }

    /// Restarts the blinking of the caret; called after every key.
    func showCaret() {
        setNeedsLayout()
        selectionDisplay.blink()
    }

    /// Replaces a range if the delegate allows it, and places the caret behind the new characters.
    public func _replace(_ range: NSRange, with string: String) {
        let agrees = delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true
        guard agrees else { return }
        let place = range.location + string.utf16.count
        let marked = _marked
        show((content as NSString).replacingCharacters(in: range, with: string))
        _marked = marked
        if place < content.utf16.count { selected = NSRange(location: place, length: 0) }
        if isEditing { showCaret() }
        Keyboard.current?.inputDidChange(self)
        delegate?.textFieldDidChangeSelection(self)
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }
}

extension UITextField: TextPlacing {
    var lineEdges: ClosedRange<Double> { clipper.frame.minX...max(clipper.frame.maxX, clipper.frame.minX) }

    /// The places of the text's characters, which are those of the dots of a secure text.
    var textPlaces: TextPlaces {
        let area = clipper.frame
        guard let drawing = label.drawing(in: label.bounds), let line = TextPlaces(drawing.layout).lines.first else {
            let isRight = textAlignment == .right || textAlignment == .natural && isRightToLeft
            let x = textAlignment == .center ? area.midX : isRight ? area.maxX - 2 : area.minX
            let place = TextPlaces.Line(
                units: 0..<0, end: 0, top: area.minY, bottom: area.maxY,
                used: CGRect(x: x, y: area.midY, width: 0, height: 0),
                baseline: area.midY, isRightToLeft: isRight, characters: [])
            return TextPlaces(lines: [place], unitCount: 0)
        }
        var shown = line
        if isSecureTextEntry {
            let own = TextBoundaries.characters(of: content)
            for index in shown.characters.indices where index < own.count { shown.characters[index].units = own[index] }
        }
        let count = content.utf16.count
        (shown.units, shown.end) = (0..<count, count)
        return TextPlaces(lines: [shown], unitCount: count).moved(
            x: area.minX + label.frame.minX + drawing.origin.x, y: area.minY + label.frame.minY + drawing.origin.y)
    }
}
