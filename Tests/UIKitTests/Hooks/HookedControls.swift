import UIKit

// Controls that note the calls of methods that apps override.

final class HookedControl: UIControl {
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        HookLog.note("UIControl.beginTracking(_:with:)")
        return super.beginTracking(touch, with: event)
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        HookLog.note("UIControl.continueTracking(_:with:)")
        return super.continueTracking(touch, with: event)
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        HookLog.note("UIControl.endTracking(_:with:)")
        super.endTracking(touch, with: event)
    }
    override func cancelTracking(with event: UIEvent?) {
        HookLog.note("UIControl.cancelTracking(with:)")
        super.cancelTracking(with: event)
    }
    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        HookLog.note("UIControl.sendAction(_:to:for:)")
        super.sendAction(action, to: target, for: event)
    }
    override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        HookLog.note("UIControl.menuAttachmentPoint(for:)")
        return super.menuAttachmentPoint(for: configuration)
    }
    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        HookLog.note("UIControl.contextMenuInteraction(_:configurationForMenuAtLocation:)")
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(children: [UIAction(title: "One") { _ in }])
        }
    }
    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        HookLog.note("UIControl.contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)")
        return super.contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
    }
    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        HookLog.note("UIControl.contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)")
        return super.contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
    }
    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        HookLog.note("UIControl.contextMenuInteraction(_:willDisplayMenuFor:animator:)")
        super.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
    }
    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        HookLog.note("UIControl.contextMenuInteraction(_:willEndFor:animator:)")
        super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
    }
}

final class HookedButton: UIButton {
    override func updateConfiguration() {
        HookLog.note("UIButton.updateConfiguration()")
        super.updateConfiguration()
    }
    override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
        HookLog.note("UIButton.backgroundRect(forBounds:)")
        return super.backgroundRect(forBounds: bounds)
    }
    override func contentRect(forBounds bounds: CGRect) -> CGRect {
        HookLog.note("UIButton.contentRect(forBounds:)")
        return super.contentRect(forBounds: bounds)
    }
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        HookLog.note("UIButton.titleRect(forContentRect:)")
        return super.titleRect(forContentRect: contentRect)
    }
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        HookLog.note("UIButton.imageRect(forContentRect:)")
        return super.imageRect(forContentRect: contentRect)
    }
}

final class HookedLabel: UILabel {
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        HookLog.note("UILabel.textRect(forBounds:limitedToNumberOfLines:)")
        return super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
    }
    override func drawText(in rect: CGRect) {
        HookLog.note("UILabel.drawText(in:)")
        super.drawText(in: rect)
    }
}

final class HookedField: UITextField {
    override func borderRect(forBounds bounds: CGRect) -> CGRect {
        HookLog.note("UITextField.borderRect(forBounds:)")
        return super.borderRect(forBounds: bounds)
    }
    override func textRect(forBounds bounds: CGRect) -> CGRect {
        HookLog.note("UITextField.textRect(forBounds:)")
        return super.textRect(forBounds: bounds)
    }
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        HookLog.note("UITextField.placeholderRect(forBounds:)")
        return super.placeholderRect(forBounds: bounds)
    }
    override func editingRect(forBounds bounds: CGRect) -> CGRect {
        HookLog.note("UITextField.editingRect(forBounds:)")
        return super.editingRect(forBounds: bounds)
    }
    override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        HookLog.note("UITextField.clearButtonRect(forBounds:)")
        return super.clearButtonRect(forBounds: bounds)
    }
    override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        HookLog.note("UITextField.leftViewRect(forBounds:)")
        return super.leftViewRect(forBounds: bounds)
    }
    override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        HookLog.note("UITextField.rightViewRect(forBounds:)")
        return super.rightViewRect(forBounds: bounds)
    }
    override func drawText(in rect: CGRect) {
        HookLog.note("UITextField.drawText(in:)")
        super.drawText(in: rect)
    }
    override func drawPlaceholder(in rect: CGRect) {
        HookLog.note("UITextField.drawPlaceholder(in:)")
        super.drawPlaceholder(in: rect)
    }
    override func insertText(_ text: String) {
        HookLog.note("UITextField.insertText(_:)")
        super.insertText(text)
    }
    override func deleteBackward() {
        HookLog.note("UITextField.deleteBackward()")
        super.deleteBackward()
    }
    override func caretRect(for position: UITextPosition) -> CGRect {
        HookLog.note("UITextField.caretRect(for:)")
        return super.caretRect(for: position)
    }
    override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        HookLog.note("UITextField.selectionRects(for:)")
        return super.selectionRects(for: range)
    }
}

final class HookedTextView: UITextView {
    override func insertText(_ text: String) {
        HookLog.note("UITextView.insertText(_:)")
        super.insertText(text)
    }
    override func deleteBackward() {
        HookLog.note("UITextView.deleteBackward()")
        super.deleteBackward()
    }
    override func caretRect(for position: UITextPosition) -> CGRect {
        HookLog.note("UITextView.caretRect(for:)")
        return super.caretRect(for: position)
    }
    override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        HookLog.note("UITextView.selectionRects(for:)")
        return super.selectionRects(for: range)
    }
}

final class HookedSlider: UISlider {
    override func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        HookLog.note("UISlider.minimumValueImageRect(forBounds:)")
        return super.minimumValueImageRect(forBounds: bounds)
    }
    override func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        HookLog.note("UISlider.maximumValueImageRect(forBounds:)")
        return super.maximumValueImageRect(forBounds: bounds)
    }
    override func trackRect(forBounds bounds: CGRect) -> CGRect {
        HookLog.note("UISlider.trackRect(forBounds:)")
        return super.trackRect(forBounds: bounds)
    }
    override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        HookLog.note("UISlider.thumbRect(forBounds:trackRect:value:)")
        return super.thumbRect(forBounds: bounds, trackRect: rect, value: value)
    }
}

final class HookedScroller: UIScrollView {
    override func touchesShouldCancel(in view: UIView) -> Bool {
        HookLog.note("UIScrollView.touchesShouldCancel(in:)")
        return super.touchesShouldCancel(in: view)
    }
    override func adjustedContentInsetDidChange() {
        HookLog.note("UIScrollView.adjustedContentInsetDidChange()")
        super.adjustedContentInsetDidChange()
    }
}
