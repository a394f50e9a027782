import UIKit

/// A view that notes the calls of methods of `UIResponder` that apps override.
class HookedResponder: UIView {
    /// The actions that the view can perform.
    static let actions: [(name: String, method: (UIResponder) -> (Any?) -> Void)] = [
        ("copy:", UIResponder.copy(_:)), ("cut:", UIResponder.cut), ("paste:", UIResponder.paste(_:)),
        ("pasteAndMatchStyle:", UIResponder.pasteAndMatchStyle), ("pasteAndGo:", UIResponder.pasteAndGo),
        ("pasteAndSearch:", UIResponder.pasteAndSearch), ("select:", UIResponder.select),
        ("selectAll:", UIResponder.selectAll), ("delete:", UIResponder.delete),
        ("duplicate:", UIResponder.duplicate), ("move:", UIResponder.move), ("rename:", UIResponder.rename),
        ("export:", UIResponder.export), ("printContent:", UIResponder.printContent), ("find:", UIResponder.find),
        ("findAndReplace:", UIResponder.findAndReplace), ("findNext:", UIResponder.findNext),
        ("findPrevious:", UIResponder.findPrevious), ("toggleBoldface:", UIResponder.toggleBoldface),
        ("toggleItalics:", UIResponder.toggleItalics), ("toggleUnderline:", UIResponder.toggleUnderline),
        ("increaseSize:", UIResponder.increaseSize), ("decreaseSize:", UIResponder.decreaseSize),
        ("makeTextWritingDirectionLeftToRight:", UIResponder.makeTextWritingDirectionLeftToRight),
        ("makeTextWritingDirectionRightToLeft:", UIResponder.makeTextWritingDirectionRightToLeft),
    ]

    override var canBecomeFirstResponder: Bool {
        HookLog.note("UIResponder.canBecomeFirstResponder")
        return true
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        HookLog.note("UIResponder.canPerformAction(_:withSender:)")
        return Self.actions.contains { $0.name == action.name } || super.canPerformAction(action, withSender: sender)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        HookLog.note("UIResponder.touchesBegan(_:with:)")
        super.touchesBegan(touches, with: event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        HookLog.note("UIResponder.touchesMoved(_:with:)")
        super.touchesMoved(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        HookLog.note("UIResponder.touchesEnded(_:with:)")
        super.touchesEnded(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        HookLog.note("UIResponder.touchesCancelled(_:with:)")
        super.touchesCancelled(touches, with: event)
    }
    override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        HookLog.note("UIResponder.touchesEstimatedPropertiesUpdated(_:)")
        super.touchesEstimatedPropertiesUpdated(touches)
    }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        HookLog.note("UIResponder.motionBegan(_:with:)")
        super.motionBegan(motion, with: event)
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        HookLog.note("UIResponder.motionEnded(_:with:)")
        super.motionEnded(motion, with: event)
    }
    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        HookLog.note("UIResponder.motionCancelled(_:with:)")
        super.motionCancelled(motion, with: event)
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        HookLog.note("UIResponder.pressesBegan(_:with:)")
        super.pressesBegan(presses, with: event)
    }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        HookLog.note("UIResponder.pressesChanged(_:with:)")
        super.pressesChanged(presses, with: event)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        HookLog.note("UIResponder.pressesEnded(_:with:)")
        super.pressesEnded(presses, with: event)
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        HookLog.note("UIResponder.pressesCancelled(_:with:)")
        super.pressesCancelled(presses, with: event)
    }
    override var canResignFirstResponder: Bool {
        HookLog.note("UIResponder.canResignFirstResponder")
        return super.canResignFirstResponder
    }
    override func becomeFirstResponder() -> Bool {
        HookLog.note("UIResponder.becomeFirstResponder()")
        return super.becomeFirstResponder()
    }
    override func resignFirstResponder() -> Bool {
        HookLog.note("UIResponder.resignFirstResponder()")
        return super.resignFirstResponder()
    }
    override var inputView: UIView? {
        HookLog.note("UIResponder.inputView")
        return super.inputView
    }
    override var inputAccessoryView: UIView? {
        HookLog.note("UIResponder.inputAccessoryView")
        return super.inputAccessoryView
    }
    override var keyCommands: [UIKeyCommand]? {
        HookLog.note("UIResponder.keyCommands")
        return super.keyCommands
    }
    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        HookLog.note("UIResponder.target(forAction:withSender:)")
        return super.target(forAction: action, withSender: sender)
    }
    override func validate(_ command: UICommand) {
        HookLog.note("UIResponder.validate(_:)")
        super.validate(command)
    }
    override func buildMenu(with builder: any UIMenuBuilder) {
        HookLog.note("UIResponder.buildMenu(with:)")
        super.buildMenu(with: builder)
    }
    override var undoManager: UndoManager? {
        HookLog.note("UIResponder.undoManager")
        return super.undoManager
    }
    override var next: UIResponder? {
        HookLog.note("UIResponder.next")
        return super.next
    }
    override func updateUserActivityState(_ activity: NSUserActivity) {
        HookLog.note("UIResponder.updateUserActivityState(_:)")
        super.updateUserActivityState(activity)
    }
    override func restoreUserActivityState(_ activity: NSUserActivity) {
        HookLog.note("UIResponder.restoreUserActivityState(_:)")
        super.restoreUserActivityState(activity)
    }
    override func copy(_ sender: Any?) {
        HookLog.note("UIResponder.copy(_:)")
        super.copy(sender)
    }
    override func cut(_ sender: Any?) {
        HookLog.note("UIResponder.cut(_:)")
        super.cut(sender)
    }
    override func paste(_ sender: Any?) {
        HookLog.note("UIResponder.paste(_:)")
        super.paste(sender)
    }
    override func pasteAndMatchStyle(_ sender: Any?) {
        HookLog.note("UIResponder.pasteAndMatchStyle(_:)")
        super.pasteAndMatchStyle(sender)
    }
    override func pasteAndGo(_ sender: Any?) {
        HookLog.note("UIResponder.pasteAndGo(_:)")
        super.pasteAndGo(sender)
    }
    override func pasteAndSearch(_ sender: Any?) {
        HookLog.note("UIResponder.pasteAndSearch(_:)")
        super.pasteAndSearch(sender)
    }
    override func select(_ sender: Any?) {
        HookLog.note("UIResponder.select(_:)")
        super.select(sender)
    }
    override func selectAll(_ sender: Any?) {
        HookLog.note("UIResponder.selectAll(_:)")
        super.selectAll(sender)
    }
    override func delete(_ sender: Any?) {
        HookLog.note("UIResponder.delete(_:)")
        super.delete(sender)
    }
    override func duplicate(_ sender: Any?) {
        HookLog.note("UIResponder.duplicate(_:)")
        super.duplicate(sender)
    }
    override func move(_ sender: Any?) {
        HookLog.note("UIResponder.move(_:)")
        super.move(sender)
    }
    override func rename(_ sender: Any?) {
        HookLog.note("UIResponder.rename(_:)")
        super.rename(sender)
    }
    override func export(_ sender: Any?) {
        HookLog.note("UIResponder.export(_:)")
        super.export(sender)
    }
    override func printContent(_ sender: Any?) {
        HookLog.note("UIResponder.printContent(_:)")
        super.printContent(sender)
    }
    override func find(_ sender: Any?) {
        HookLog.note("UIResponder.find(_:)")
        super.find(sender)
    }
    override func findAndReplace(_ sender: Any?) {
        HookLog.note("UIResponder.findAndReplace(_:)")
        super.findAndReplace(sender)
    }
    override func findNext(_ sender: Any?) {
        HookLog.note("UIResponder.findNext(_:)")
        super.findNext(sender)
    }
    override func findPrevious(_ sender: Any?) {
        HookLog.note("UIResponder.findPrevious(_:)")
        super.findPrevious(sender)
    }
    override func toggleBoldface(_ sender: Any?) {
        HookLog.note("UIResponder.toggleBoldface(_:)")
        super.toggleBoldface(sender)
    }
    override func toggleItalics(_ sender: Any?) {
        HookLog.note("UIResponder.toggleItalics(_:)")
        super.toggleItalics(sender)
    }
    override func toggleUnderline(_ sender: Any?) {
        HookLog.note("UIResponder.toggleUnderline(_:)")
        super.toggleUnderline(sender)
    }
    override func increaseSize(_ sender: Any?) {
        HookLog.note("UIResponder.increaseSize(_:)")
        super.increaseSize(sender)
    }
    override func decreaseSize(_ sender: Any?) {
        HookLog.note("UIResponder.decreaseSize(_:)")
        super.decreaseSize(sender)
    }
    override func makeTextWritingDirectionLeftToRight(_ sender: Any?) {
        HookLog.note("UIResponder.makeTextWritingDirectionLeftToRight(_:)")
        super.makeTextWritingDirectionLeftToRight(sender)
    }
    override func makeTextWritingDirectionRightToLeft(_ sender: Any?) {
        HookLog.note("UIResponder.makeTextWritingDirectionRightToLeft(_:)")
        super.makeTextWritingDirectionRightToLeft(sender)
    }
    override func awakeFromNib() {
        HookLog.note("UIResponder.awakeFromNib()")
        super.awakeFromNib()
    }
    override func prepareForInterfaceBuilder() {
        HookLog.note("UIResponder.prepareForInterfaceBuilder()")
        super.prepareForInterfaceBuilder()
    }
    override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        HookLog.note("UIResponder.canPaste(_:)")
        return super.canPaste(itemProviders)
    }
    override func paste(itemProviders: [NSItemProvider]) {
        HookLog.note("UIResponder.paste(itemProviders:)")
        super.paste(itemProviders: itemProviders)
    }
    override func accessibilityActivate() -> Bool {
        HookLog.note("UIResponder.accessibilityActivate()")
        return super.accessibilityActivate()
    }
    override func accessibilityIncrement() {
        HookLog.note("UIResponder.accessibilityIncrement()")
        super.accessibilityIncrement()
    }
    override func accessibilityDecrement() {
        HookLog.note("UIResponder.accessibilityDecrement()")
        super.accessibilityDecrement()
    }
    override func accessibilityPerformEscape() -> Bool {
        HookLog.note("UIResponder.accessibilityPerformEscape()")
        return super.accessibilityPerformEscape()
    }
    override func accessibilityPerformMagicTap() -> Bool {
        HookLog.note("UIResponder.accessibilityPerformMagicTap()")
        return super.accessibilityPerformMagicTap()
    }
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        HookLog.note("UIResponder.accessibilityScroll(_:)")
        return super.accessibilityScroll(direction)
    }
    override func accessibilityElementCount() -> Int {
        HookLog.note("UIResponder.accessibilityElementCount()")
        return super.accessibilityElementCount()
    }
    override func accessibilityElement(at index: Int) -> Any? {
        HookLog.note("UIResponder.accessibilityElement(at:)")
        return super.accessibilityElement(at: index)
    }
    override func index(ofAccessibilityElement element: Any) -> Int {
        HookLog.note("UIResponder.index(ofAccessibilityElement:)")
        return super.index(ofAccessibilityElement: element)
    }
    override func accessibilityElementDidBecomeFocused() {
        HookLog.note("UIResponder.accessibilityElementDidBecomeFocused()")
        super.accessibilityElementDidBecomeFocused()
    }
    override func accessibilityElementDidLoseFocus() {
        HookLog.note("UIResponder.accessibilityElementDidLoseFocus()")
        super.accessibilityElementDidLoseFocus()
    }
    override func encodeRestorableState(with coder: NSCoder) {
        HookLog.note("UIResponder.encodeRestorableState(with:)")
        super.encodeRestorableState(with: coder)
    }
    override func decodeRestorableState(with coder: NSCoder) {
        HookLog.note("UIResponder.decodeRestorableState(with:)")
        super.decodeRestorableState(with: coder)
    }
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        HookLog.note("UIResponder.shouldUpdateFocus(in:)")
        return super.shouldUpdateFocus(in: context)
    }
    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        HookLog.note("UIResponder.didUpdateFocus(in:with:)")
        super.didUpdateFocus(in: context, with: coordinator)
    }
    override func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier? {
        HookLog.note("UIResponder.soundIdentifierForFocusUpdate(in:)")
        return super.soundIdentifierForFocusUpdate(in: context)
    }
    override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        HookLog.note("UIResponder.preferredFocusEnvironments")
        return super.preferredFocusEnvironments
    }
    override func updateProperties() {
        HookLog.note("UIResponder.updateProperties()")
        super.updateProperties()
    }
}
