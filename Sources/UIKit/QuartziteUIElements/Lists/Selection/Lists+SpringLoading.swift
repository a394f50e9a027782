import QuartziteUICore

extension UITableView: UISpringLoadedInteractionSupporting {
    /// Whether a held drag selects a row, if the delegate allows it; false by default.
    public var isSpringLoaded: Bool {
        get { hasSpring }
        set {
            setSpring(newValue, PartSpringBehavior { [weak self] in self?.springPart(at: $0) }) { [weak self] context in
                guard let self, let cell = context.targetItem as? UITableViewCell, let path = indexPath(for: cell)
                else { return }
                activate(path)
            }
        }
    }

    private func springPart(at context: any UISpringLoadedInteractionContext) -> NSObject? {
        guard let path = indexPathForRow(at: context.location(in: self)), let cell = cellForRow(at: path) else {
            return nil
        }
        context.targetView = cell
        let isAllowed = delegate?.tableView(self, shouldSpringLoadRowAt: path, with: context) ?? true
        return isAllowed ? cell : nil
    }
}

extension UICollectionView: UISpringLoadedInteractionSupporting {
    /// Whether a held drag selects an item, if the delegate allows it; false by default.
    public var isSpringLoaded: Bool {
        get { hasSpring }
        set {
            setSpring(newValue, PartSpringBehavior { [weak self] in self?.springPart(at: $0) }) { [weak self] context in
                guard let self, let cell = context.targetItem as? UICollectionViewCell, let path = indexPath(for: cell)
                else { return }
                activate(path)
            }
        }
    }

    private func springPart(at context: any UISpringLoadedInteractionContext) -> NSObject? {
        guard let path = indexPathForItem(at: context.location(in: self)), let cell = cellForItem(at: path) else {
            return nil
        }
        context.targetView = cell
        let isAllowed = delegate?.collectionView(self, shouldSpringLoadItemAt: path, with: context) ?? true
        return isAllowed ? cell : nil
    }
}

extension SelectableList {
    /// Selects an element as a tap does.
    fileprivate func activate(_ path: IndexPath) {
        guard selectsElements, let choice = delegateChoice(forTapAt: path), hasElement(at: choice) else { return }
        if !selectsMultiple {
            for old in selection.paths where old != choice { deselectByTouch(old, isReplaced: true) }
        }
        select(choice, animated: false)
        notifyDelegate(.selected, at: choice)
        notifyDelegate(.activated, at: choice)
    }
}
