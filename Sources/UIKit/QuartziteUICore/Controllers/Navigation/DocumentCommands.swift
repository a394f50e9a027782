import QuartziteUIDrawing

/// The commands on documents that a title's menu suggests.
@MainActor enum DocumentCommands {
    private static let all: [(title: String, symbol: String, action: Selector)] = [
        ("Duplicate", "plus.square.on.square", Selector("duplicate:", UIResponder.duplicate(_:))),
        ("Move", "folder", Selector("move:", UIResponder.move(_:))),
        ("Rename", "pencil", Selector("rename:", UIResponder.rename(_:))),
        ("Export", "square.and.arrow.up", Selector("export:", UIResponder.export(_:))),
        ("Print", "printer", Selector("printContent:", UIResponder.printContent(_:))),
    ]

    /// Returns the commands that a responder can perform, in their order.
    ///
    /// - Parameters:
    ///   - starts: The responders at which the search begins, one after the other.
    ///   - rename: Renames the item in its bar; nil if it cannot be renamed.
    static func actions(from starts: [UIResponder], rename: (() -> Void)?) -> [UIAction] {
        all.compactMap { title, symbol, selector in
            let image = UIImage(systemName: symbol)
            if let rename, selector.name == "rename:" { return UIAction(title: title, image: image) { _ in rename() } }
            let targets = starts.lazy.compactMap { $0.target(forAction: selector, withSender: nil) as? UIResponder }
            guard let target = targets.first(where: { selector.fits($0) }) else { return nil }
            return UIAction(title: title, image: image) { [weak target] action in
                if let target { _ = selector.send(to: target, action) }
            }
        }
    }
}
