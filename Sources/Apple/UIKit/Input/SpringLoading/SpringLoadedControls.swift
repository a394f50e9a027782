import QuartzCore

/// The interaction of a view that is spring-loaded by its property.
private final class StandardSpring: UISpringLoadedInteraction {}

extension UIView {
    /// Whether a held drag activates the view.
    fileprivate var hasSpring: Bool { interactions.contains { $0 is StandardSpring } }

    /// Lets a held drag activate the view, or not.
    fileprivate func setSpring(
        _ isOn: Bool, _ behavior: (any UISpringLoadedInteractionBehavior)? = nil,
        _ activate: @escaping (any UISpringLoadedInteractionContext) -> Void
    ) {
        guard isOn != hasSpring else { return }
        if isOn {
            addInteraction(
                StandardSpring(interactionBehavior: behavior, interactionEffect: nil) { _, context in
                    activate(context)
                })
        } else {
            interactions.removeAll { $0 is StandardSpring }
        }
    }
}

extension UIButton: UISpringLoadedInteractionSupporting {
    /// Whether a held drag performs the button's actions; false by default.
    public var isSpringLoaded: Bool {
        get { hasSpring }
        set {
            setSpring(newValue) { [weak self] _ in
                guard let self, isEnabled else { return }
                sendActions(for: .touchUpInside)
                sendActions(for: .primaryActionTriggered)
            }
        }
    }
}

extension UISegmentedControl: UISpringLoadedInteractionSupporting {
    /// Whether a held drag selects a segment; false by default.
    public var isSpringLoaded: Bool {
        get { hasSpring }
        set {
            setSpring(newValue, PartSpringBehavior { [weak self] in self?.springPart(at: $0) }) { [weak self] context in
                guard let self, let index = context.targetItem as? NSNumber,
                    segments.indices.contains(index.intValue)
                else { return }
                selectedSegmentIndex = index.intValue
                if let action = segments[index.intValue].action { sendAction(action) }
                sendActions(for: [.valueChanged, .primaryActionTriggered])
            }
        }
    }

    private func springPart(at context: any UISpringLoadedInteractionContext) -> NSObject? {
        let index = segmentIndex(at: context.location(in: self))
        return index == Self.noSegment || index == selectedSegmentIndex ? nil : NSNumber(value: index)
    }
}

extension UITabBar: UISpringLoadedInteractionSupporting {
    /// Whether a held drag selects a tab; false by default.
    public var isSpringLoaded: Bool {
        get { hasSpring }
        set {
            setSpring(newValue, PartSpringBehavior { [weak self] in self?.springPart(at: $0) }) { [weak self] context in
                if let button = context.targetItem as? UITabBarButton { self?.tap(button) }
            }
        }
    }

    private func springPart(at context: any UISpringLoadedInteractionContext) -> NSObject? {
        let button = hitTest(context.location(in: self), with: nil) as? UITabBarButton
        guard let button, button.item !== selectedItem, button.item.isEnabled else { return nil }
        context.targetView = button
        return button
    }
}

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

/// A behaviour that tells the parts of a view apart.
private final class PartSpringBehavior: NSObject, UISpringLoadedInteractionBehavior {
    private let part: (any UISpringLoadedInteractionContext) -> NSObject?

    init(_ part: @escaping (any UISpringLoadedInteractionContext) -> NSObject?) {
        self.part = part
        super.init()
    }

    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        guard let found = part(context) else { return false }
        // A part that is equal to the present one is the same.
        if let old = context.targetItem as? NSObject, old.isEqual(found) { return true }
        context.targetItem = found
        return true
    }
}
