import QuartziteUIDrawing

/// An object that receives events: a view, a view controller or a window.
@preconcurrency @MainActor
open class UIResponder: _UIAccessibleObject, @preconcurrency _KeyValueObserver, @preconcurrency AssociatedValueHolder {
    package final var associatedValues: AssociatedValues?

    /// Creates a responder without a next responder.
    public override init() { super.init() }

    /// Creates an object with the `init()` that this class declares; nil, the default, if it declares none.
    ///
    /// Rewritten code overrides this method, because `init()` of views and view controllers, which is for convenience here,
    /// cannot be overridden.
    open class func _initialized() -> AnyObject? { nil }

    /// The next responder in the chain; nil by default.
    open var next: UIResponder? { nil }

    // MARK: Touches

    /// Called when touches begin; forwards them to the next responder by default.
    ///
    /// Each call passes a single touch, so that iterating over the set gives the same order on every run.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    /// Called when touches move; forwards them to the next responder by default.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    /// Called when touches end; forwards them to the next responder by default.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    /// Called when touches are cancelled, for example by a gesture; forwards them to the next responder by default.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: First responder

    /// Whether the responder can become first responder; false by default.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether the responder agrees to resign first responder status; true by default.
    open var canResignFirstResponder: Bool { true }

    /// Whether the responder is the first responder, which receives key events.
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// Makes this object the first responder.
    ///
    /// - Returns: false if the object cannot become first responder, has no window, or the current one refuses to
    ///   resign.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = responderWindow else { return false }
        if window.firstResponder === self { return true }
        guard canBecomeFirstResponder else { return false }
        return Keyboard.hold {
            if let present = window.firstResponder, !present.resignFirstResponder() { return false }
            window.firstResponder = self
            return true
        }
    }

    /// Resigns first responder status; returns false if the responder refuses.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard canResignFirstResponder else { return false }
        if isFirstResponder { responderWindow?.firstResponder = nil }
        return true
    }

    /// The first window in the responder chain.
    final var responderWindow: UIWindow? {
        sequence(first: self) { $0.next }.lazy.compactMap { $0 as? UIWindow }.first
    }

    // MARK: Keyboard and motion

    /// The view in place of the keyboard while this responder or one before it in the chain is the first responder;
    /// nil by default.
    open var inputView: UIView? { nil }
    /// The view above the keyboard, or at the bottom of the screen without one, while this responder or one before it in
    /// the chain is the first responder; nil by default.
    open var inputAccessoryView: UIView? { nil }
    /// Shows changed input views, and keys for changed traits, if the object is the first responder.
    open func reloadInputViews() { Keyboard.current?.reload(for: self) }
    /// Called when the device starts to shake, as `shake` in a touch script says; forwards the call by default
    /// (hooks.md K7).
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }
    /// Called when the device has been shaken; forwards the call by default (hooks.md K7).
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }
    /// Called when a shake is cancelled, which never happens here; forwards the call by default.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }
    /// Returns whether the responder can perform an action; by default, whether it implements the method.
    ///
    /// False by default for the methods of ``UIResponderStandardEditActions``.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        !UIResponder.standardEditActions.contains(action.name) && action.fits(self)
    }
    /// Returns the responder that receives an action: this one if it can perform it, or else the next one's.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }
    /// Changes the menus of the main menu bar, if the responder is the app or its delegate; does nothing by default.
    open func buildMenu(with builder: any UIMenuBuilder) {}
    /// Changes a command before it is shown in a menu; does nothing by default.
    open func validate(_ command: UICommand) {}
    /// The commands of a hardware keyboard, which no device here has; nil by default.
    open var keyCommands: [UIKeyCommand]? { nil }
    /// Called when keys or buttons are pressed, which never happens here; forwards the presses by default.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }
    /// Called when presses change, which never happens here; forwards the presses by default.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }
    /// Called when presses end, which never happens here; forwards the presses by default.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }
    /// Called when presses are cancelled, which never happens here; forwards the presses by default.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    /// Called when estimated properties of touches get better values, which never happens here; does nothing by default.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    // MARK: Activities

    /// What the user does with the object; nil by default, and without effect, since nothing continues activities.
    open var userActivity: NSUserActivity? {
        didSet { if userActivity != nil { unsupported("UIResponder.userActivity") } }
    }
    /// Writes the state of the object into an activity; does nothing by default.
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    /// Takes the state of an activity that is continued, which never happens here; does nothing by default.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    // MARK: Editing

    /// The undo manager of the next responder, by default that of the window; nil without one.
    open var undoManager: UndoManager? { next?.undoManager }

    /// Moves the selection to the pasteboard; does nothing by default.
    open func cut(_ sender: Any?) {}
    /// Copies the selection to the pasteboard; does nothing by default.
    open func copy(_ sender: Any?) {}
    /// Inserts the contents of the pasteboard; does nothing by default.
    open func paste(_ sender: Any?) {}
    /// Inserts the contents of the pasteboard in the style around it; does nothing by default.
    open func pasteAndMatchStyle(_ sender: Any?) {}
    /// Inserts the address on the pasteboard and goes there; does nothing by default.
    open func pasteAndGo(_ sender: Any?) {}
    /// Inserts the text of the pasteboard and searches for it; does nothing by default.
    open func pasteAndSearch(_ sender: Any?) {}
    /// Selects the object at the place of the menu; does nothing by default.
    open func select(_ sender: Any?) {}
    /// Selects everything; does nothing by default.
    open func selectAll(_ sender: Any?) {}
    /// Deletes the selection; does nothing by default.
    open func delete(_ sender: Any?) {}
    /// Makes text run from left to right; does nothing by default.
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
    /// Makes text run from right to left; does nothing by default.
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
    /// Makes the selection bold, or not bold; does nothing by default.
    open func toggleBoldface(_ sender: Any?) {}
    /// Makes the selection italic, or not italic; does nothing by default.
    open func toggleItalics(_ sender: Any?) {}
    /// Underlines the selection, or not; does nothing by default.
    open func toggleUnderline(_ sender: Any?) {}
    /// Makes the text larger; does nothing by default.
    open func increaseSize(_ sender: Any?) {}
    /// Makes the text smaller; does nothing by default.
    open func decreaseSize(_ sender: Any?) {}
    /// Finds text; does nothing by default.
    open func find(_ sender: Any?) {}
    /// Finds text and replaces it; does nothing by default.
    open func findAndReplace(_ sender: Any?) {}
    /// Finds the next occurrence; does nothing by default.
    open func findNext(_ sender: Any?) {}
    /// Finds the previous occurrence; does nothing by default.
    open func findPrevious(_ sender: Any?) {}
    /// Renames the selection; does nothing by default.
    open func rename(_ sender: Any?) {}
    /// Duplicates the selection; does nothing by default.
    open func duplicate(_ sender: Any?) {}
    /// Moves the selection; does nothing by default.
    open func move(_ sender: Any?) {}
    /// Exports the content; does nothing by default.
    open func export(_ sender: Any?) {}
    /// Prints the content; does nothing by default.
    open func printContent(_ sender: Any?) {}

    // MARK: Interface files and observing

    /// Called for objects from a storyboard or xib, after all connections; does nothing by default.
    open func awakeFromNib() {}
    /// Called when Interface Builder shows the object, which never happens here.
    open func prepareForInterfaceBuilder() {}
    /// Called when a property observed with `addObserver(_:forKeyPath:options:context:)` changes; does nothing by
    /// default.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    // MARK: Archiving and pasting

    /// Encodes the object; does nothing by default.
    open func encode(with coder: NSCoder) {}

    /// The types of data that the object takes from the pasteboard; nil, the default, for none.
    open var pasteConfiguration: UIPasteConfiguration?
    /// Takes data from a paste control; does nothing by default.
    open func paste(itemProviders: [NSItemProvider]) {}
    /// Returns whether the object takes data: by default, whether its configuration has the type of an item.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        let types = pasteConfiguration?.acceptableTypeIdentifiers ?? []
        return itemProviders.contains { item in types.contains { item.hasItemConformingToTypeIdentifier($0) } }
    }

    private nonisolated let hashNumber = HashNumber()

    /// A hash value that is the same in every run, unlike one derived from an address.
    nonisolated open override var hash: Int { hashNumber.value }
}
