import QuartziteUIDrawing

/// The methods of editing that menus and keyboards send along the responder chain.
///
/// `UIResponder` has them all, and they do nothing. A responder that overrides one also overrides
/// ``UIResponder/canPerformAction(_:withSender:)``, which returns false for them by default.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Moves the selection to the pasteboard.
    func cut(_ sender: Any?)
    /// Copies the selection to the pasteboard.
    func copy(_ sender: Any?)
    /// Inserts the contents of the pasteboard.
    func paste(_ sender: Any?)
    /// Inserts the contents of the pasteboard in the style of the text around it.
    func pasteAndMatchStyle(_ sender: Any?)
    /// Inserts the address on the pasteboard and goes there.
    func pasteAndGo(_ sender: Any?)
    /// Inserts the text of the pasteboard and searches for it.
    func pasteAndSearch(_ sender: Any?)
    /// Selects the object at the place of the menu.
    func select(_ sender: Any?)
    /// Selects everything.
    func selectAll(_ sender: Any?)
    /// Deletes the selection.
    func delete(_ sender: Any?)
    /// Makes text run from left to right.
    func makeTextWritingDirectionLeftToRight(_ sender: Any?)
    /// Makes text run from right to left.
    func makeTextWritingDirectionRightToLeft(_ sender: Any?)
    /// Makes the selection bold, or not bold.
    func toggleBoldface(_ sender: Any?)
    /// Makes the selection italic, or not italic.
    func toggleItalics(_ sender: Any?)
    /// Underlines the selection, or not.
    func toggleUnderline(_ sender: Any?)
    /// Makes the text larger.
    func increaseSize(_ sender: Any?)
    /// Makes the text smaller.
    func decreaseSize(_ sender: Any?)
    /// Finds text.
    func find(_ sender: Any?)
    /// Finds text and replaces it.
    func findAndReplace(_ sender: Any?)
    /// Finds the next occurrence.
    func findNext(_ sender: Any?)
    /// Finds the previous occurrence.
    func findPrevious(_ sender: Any?)
    /// Renames the selection.
    func rename(_ sender: Any?)
    /// Duplicates the selection.
    func duplicate(_ sender: Any?)
    /// Moves the selection.
    func move(_ sender: Any?)
    /// Exports the content.
    func export(_ sender: Any?)
    /// Prints the content.
    func printContent(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {
    /// The names of the methods of ``UIResponderStandardEditActions``.
    static let standardEditActions: Set<String> = [
        "cut:", "copy:", "paste:", "pasteAndMatchStyle:", "pasteAndGo:", "pasteAndSearch:",
        "select:", "selectAll:", "delete:",
        "makeTextWritingDirectionLeftToRight:", "makeTextWritingDirectionRightToLeft:", "toggleBoldface:",
        "toggleItalics:", "toggleUnderline:", "increaseSize:", "decreaseSize:", "find:", "findAndReplace:",
        "findNext:", "findPrevious:", "rename:", "duplicate:", "move:", "export:", "printContent:",
    ]

    /// The commands of the standard edit menu, in their order.
    static var standardEditCommands: [UICommand] {
        [
            UICommand(title: "Cut", action: Selector("cut:", UIResponder.cut(_:))),
            UICommand(
                title: "Copy", action: Selector("copy:", UIResponder.copy(_:) as (UIResponder) -> (Any?) -> Void)),
            UICommand(title: "Paste", action: Selector("paste:", UIResponder.paste(_:))),
            UICommand(title: "Select", action: Selector("select:", UIResponder.select(_:))),
            UICommand(title: "Select All", action: Selector("selectAll:", UIResponder.selectAll(_:))),
            UICommand(title: "Delete", action: Selector("delete:", UIResponder.delete(_:))),
        ]
    }
}
