import QuartziteUIDrawing

extension UITextField {
    /// Whether a view with the given mode is visible now.
    func isDue(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .always: true
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        }
    }

    /// Whether the clear button is visible: there is text, and no right view replaces the button.
    var showsClearButton: Bool {
        isDue(clearButtonMode) && !content.isEmpty && !(rightView != nil && isDue(rightViewMode))
    }

    /// Creates the clear button, a grey disc with a cross.
    func makeClearButton() -> UIButton {
        let button = UIButton(type: .custom)
        button.setImage(clearImage ?? ClearSign.image(of: UIColor.systemGray3), for: .normal)
        button.addTarget(self, action: Selector("clear", UITextField.clear), for: .touchUpInside)
        addSubview(button)
        return button
    }

    /// Draws the clear button in the current colours.
    func colorClearButton() {
        guard clearButtonMode != .never else { return }
        clearButton.setImage(clearImage ?? ClearSign.image(of: UIColor.systemGray3), for: .normal)
    }

    func layOutClearButton() {
        guard clearButtonMode != .never else { return }
        clearButton.isHidden = !showsClearButton
        clearButton.frame = clearButtonRect(forBounds: bounds)
    }

    func clear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        text = ""
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }
}

/// The image of the clear button.
private enum ClearSign {
    @MainActor static func image(of color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 14, height: 14)).image { _ in
            color.setFill()
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 14, height: 14)).fill()
            let cross = UIBezierPath()
            for (from, to) in [
                (CGPoint(x: 4.5, y: 4.5), CGPoint(x: 9.5, y: 9.5)), (CGPoint(x: 9.5, y: 4.5), CGPoint(x: 4.5, y: 9.5)),
            ] {
                cross.move(to: from)
                cross.addLine(to: to)
            }
            UIColor.systemBackground.setStroke()
            cross.lineWidth = 1.2
            cross.stroke()
        }
    }
}

/// A label whose text is drawn by its text field.
final class FieldLabel: UILabel {
    var paint: ((CGRect) -> Void)?

    override func drawText(in rect: CGRect) {
        if let paint { paint(rect) } else { super.drawText(in: rect) }
    }

    func drawPlainly(in rect: CGRect) { super.drawText(in: rect) }
}
