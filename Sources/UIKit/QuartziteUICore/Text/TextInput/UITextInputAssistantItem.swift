import QuartziteUIDrawing

/// The groups of buttons in the bar above the keyboard of a tablet, which the keyboard here does not have.
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
    /// Whether the user can hide the bar; true by default.
    open var allowsHidingShortcuts = true {
        didSet { if !allowsHidingShortcuts { unsupported("UITextInputAssistantItem.allowsHidingShortcuts") } }
    }
    /// The groups before the suggestions; none by default, and never shown here.
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = [] {
        didSet {
            if !leadingBarButtonGroups.isEmpty { unsupported("UITextInputAssistantItem.leadingBarButtonGroups") }
        }
    }
    /// The groups after the suggestions; none by default, and never shown here.
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = [] {
        didSet {
            if !trailingBarButtonGroups.isEmpty { unsupported("UITextInputAssistantItem.trailingBarButtonGroups") }
        }
    }
}

extension UIResponder {
    private static nonisolated(unsafe) var assistantKey = 0

    /// The groups of buttons in the bar above the keyboard of a tablet while the object is the first responder.
    public var inputAssistantItem: UITextInputAssistantItem {
        if let item = objc_getAssociatedObject(self, &Self.assistantKey) as? UITextInputAssistantItem { return item }
        let item = UITextInputAssistantItem()
        objc_setAssociatedObject(self, &Self.assistantKey, item, .OBJC_ASSOCIATION_RETAIN)
        return item
    }
}
