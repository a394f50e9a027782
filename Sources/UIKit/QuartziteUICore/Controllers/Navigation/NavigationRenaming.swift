import QuartziteUIDrawing

/// A text field in place of a bar's title, in which the user renames an item.
@MainActor final class NavigationRenaming: NSObject, UITextFieldDelegate {
    private static let height: CGFloat = 36
    private static let largestWidth: CGFloat = 320

    let item: UINavigationItem
    let field = UITextField()
    private weak var bar: UINavigationBar?
    private var isCancelled = false

    init(_ item: UINavigationItem, in bar: UINavigationBar) {
        (self.item, self.bar) = (item, bar)
        super.init()
        field.frame.size = CGSize(width: min(bar.bounds.width * 0.6, Self.largestWidth), height: Self.height)
        field.backgroundColor = .tertiarySystemFill
        field.layer.cornerRadius = 10
        field.font = .systemFont(ofSize: 17, weight: .semibold)
        field.textAlignment = .center
        field.clearButtonMode = .whileEditing
        field.returnKeyType = .done
        field.accessibilityLabel = "Title"
        field.delegate = self
    }

    /// Begins editing with the text and the selection that the delegate returns.
    func begin() {
        let title = item.title ?? ""
        let all = title.startIndex..<title.endIndex
        let (text, selected) =
            item.renameDelegate?.navigationItem(item, willBeginRenamingWith: title, selectedRange: all) ?? (title, all)
        field.text = text
        field.becomeFirstResponder()
        let range = NSRange(selected, in: text)
        guard let start = field.position(from: field.beginningOfDocument, offset: range.location),
            let end = field.position(from: start, offset: range.length)
        else { return }
        field.selectedTextRange = field.textRange(from: start, to: end)
    }

    /// Ends renaming without a change.
    func cancel() {
        isCancelled = true
        field.resignFirstResponder()
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        guard !isCancelled, let text = textField.text, !text.isEmpty else { return true }
        return item.renameDelegate?.navigationItem(item, shouldEndRenamingWith: text) ?? true
    }

    /// Gives the item its new title; an empty one leaves the item as it was.
    func textFieldDidEndEditing(_ textField: UITextField) {
        bar?.renaming = nil
        guard !isCancelled, let delegate = item.renameDelegate, let text = textField.text, !text.isEmpty else {
            bar?.itemDidChange()
            return
        }
        item.title = text
        delegate.navigationItem(item, didEndRenamingWith: text)
    }
}

extension UINavigationItem {
    /// Whether the user can rename the item now.
    var canBeRenamed: Bool { renameDelegate?.navigationItemShouldBeginRenaming(self) ?? false }
}

extension UINavigationBar {
    /// Lets the user rename the item that is shown, if it can be renamed.
    func beginRenaming() {
        guard renaming == nil, let topItem, topItem.canBeRenamed else { return }
        let renaming = NavigationRenaming(topItem, in: self)
        self.renaming = renaming
        itemDidChange()
        layoutIfNeeded()
        renaming.begin()
    }
}
