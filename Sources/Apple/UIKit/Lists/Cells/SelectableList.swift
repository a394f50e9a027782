import QuartzCore

/// The selected elements of a list, and the one that is highlighted under a finger.
struct ListSelection {
    /// In the order they were selected.
    private(set) var paths: [IndexPath] = []
    var highlighted: IndexPath?

    mutating func insert(_ path: IndexPath) {
        if !paths.contains(path) { paths.append(path) }
    }

    mutating func remove(_ path: IndexPath) { paths.removeAll { $0 == path } }

    /// Follows elements to their new places; those without one are selected no longer.
    mutating func move(to newPath: (IndexPath) -> IndexPath?) {
        paths = paths.compactMap(newPath)
        highlighted = highlighted.flatMap(newPath)
    }
}

/// What a list tells its delegate after a touch.
enum ListSelectionEvent {
    case highlighted, unhighlighted, selected, deselected
    /// A tap performs the primary action.
    case activated
}

/// A list whose elements are highlighted and selected by touches: a table's rows or a collection's items.
@MainActor protocol SelectableList: UIScrollView {
    associatedtype Cell: UIView

    /// Whether taps select elements now.
    var selectsElements: Bool { get }
    /// Whether multiple elements can be selected now.
    var selectsMultiple: Bool { get }
    var selection: ListSelection { get set }

    func hasElement(at path: IndexPath) -> Bool
    func indexPath(for cell: Cell) -> IndexPath?
    /// The cell, where it is on screen.
    func shownCell(at path: IndexPath) -> Cell?
    func setHighlighted(_ isHighlighted: Bool, in cell: Cell)
    func setSelected(_ isSelected: Bool, in cell: Cell, animated: Bool)

    func delegateAllowsHighlight(at path: IndexPath) -> Bool
    /// What a tap on an element selects; nil for nothing.
    func delegateChoice(forTapAt path: IndexPath) -> IndexPath?
    /// What is deselected by a tap on an element, or on another where only one may be selected; nil for nothing.
    func delegateDeselection(at path: IndexPath, isReplaced: Bool) -> IndexPath?
    func notifyDelegate(_ event: ListSelectionEvent, at path: IndexPath)
}

extension SelectableList {
    /// Selects an element, and deselects all others where only one may be selected; the delegate hears nothing of it.
    ///
    /// Returns whether there is such an element, and it may be selected.
    @discardableResult
    func select(_ path: IndexPath, animated: Bool) -> Bool {
        guard selectsElements, hasElement(at: path) else { return false }
        if !selectsMultiple {
            for old in selection.paths where old != path { deselect(old, animated: animated) }
        }
        selection.insert(path)
        if let cell = shownCell(at: path) { setSelected(true, in: cell, animated: animated) }
        return true
    }

    /// Deselects an element without notifying the delegate.
    func deselect(_ path: IndexPath, animated: Bool) {
        selection.remove(path)
        if let cell = shownCell(at: path) { setSelected(false, in: cell, animated: animated) }
    }

    // MARK: Touches

    /// Highlights the element under a touch.
    func highlight(under touch: UITouch?) {
        let cell = sequence(first: touch?.view) { $0?.superview }.lazy.compactMap { $0 as? Cell }.first
        guard selectsElements, selection.highlighted == nil, let path = cell.flatMap(indexPath(for:)),
            delegateAllowsHighlight(at: path)
        else { return }
        selection.highlighted = path
        if let cell = shownCell(at: path) { setHighlighted(true, in: cell) }
        notifyDelegate(.highlighted, at: path)
    }

    /// Ends the highlight once the touch has left the element.
    func updateHighlight(for touch: UITouch?) {
        guard let path = selection.highlighted, let cell = shownCell(at: path), let touch else { return }
        if !cell.bounds.contains(touch.location(in: cell)) { unhighlight() }
    }

    /// Ends the highlight; returns the element that had it.
    @discardableResult
    func unhighlight() -> IndexPath? {
        guard let path = selection.highlighted else { return nil }
        selection.highlighted = nil
        if let cell = shownCell(at: path) { setHighlighted(false, in: cell) }
        notifyDelegate(.unhighlighted, at: path)
        return path
    }

    /// Selects the highlighted element, or deselects it where several may be selected and it is.
    func selectHighlighted() {
        guard let path = unhighlight() else { return }
        if selectsMultiple, selection.paths.contains(path) { return deselectByTouch(path, isReplaced: false) }
        guard let choice = delegateChoice(forTapAt: path), hasElement(at: choice) else { return }
        if !selectsMultiple {
            for old in selection.paths where old != choice { deselectByTouch(old, isReplaced: true) }
        }
        select(choice, animated: false)
        notifyDelegate(.selected, at: choice)
        notifyDelegate(.activated, at: choice)
    }

    /// Deselects an element as a tap does.
    func deselectByTouch(_ path: IndexPath, isReplaced: Bool) {
        guard let choice = delegateDeselection(at: path, isReplaced: isReplaced) else { return }
        deselect(choice, animated: false)
        notifyDelegate(.deselected, at: choice)
    }
}
