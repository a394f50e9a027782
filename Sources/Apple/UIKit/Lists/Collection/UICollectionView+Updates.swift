import QuartzCore

typealias CollectionUpdates = ContentUpdates<Void>

extension UICollectionView {
    /// The duration of changes in seconds, outside an animation block.
    private static let duration: TimeInterval = 0.3

    /// Animates the changes of a block as a group.
    ///
    /// The animation takes 0.3 seconds or the duration of the enclosing animation block; `completion` is called at its
    /// end. Deleted, reloaded and moved items use index paths from before all changes; inserted items use index paths
    /// from after them. Counts of the data source that do not agree with the changes raise an exception.
    public func performBatchUpdates(
        @_implicitSelfCapture _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        if updateDepth == 0 { beginUpdates() }
        updateDepth += 1
        updates?()
        updateDepth -= 1
        guard updateDepth == 0, let gathered = self.updates else { return }
        self.updates = nil
        apply(gathered, completion: completion)
    }

    /// Animates the changes of a block as a group, as the other method does.
    public func performBatchUpdates(
        @_implicitSelfCapture _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }

    private func change(_ add: @escaping (inout CollectionUpdates) -> Void) {
        performBatchUpdates {
            guard var gathered = self.updates else { return }
            add(&gathered)
            self.updates = gathered
        }
    }

    /// Inserts items that the data source already contains.
    public func insertItems(at indexPaths: [IndexPath]) {
        change { $0.insertedItems += indexPaths.map { ($0, ()) } }
    }
    /// Deletes items that the data source no longer contains.
    public func deleteItems(at indexPaths: [IndexPath]) { change { $0.deletedItems += indexPaths.map { ($0, ()) } } }
    /// Reloads items with new cells.
    public func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadedItems += indexPaths.map { ($0, ()) } } }
    /// Moves an item to another index path.
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.movedItems.append((indexPath, newIndexPath)) }
    }
    /// Inserts sections that the data source already contains.
    public func insertSections(_ sections: IndexSet) { change { $0.insertedSections += sections.map { ($0, ()) } } }
    /// Deletes sections that the data source no longer contains.
    public func deleteSections(_ sections: IndexSet) { change { $0.deletedSections += sections.map { ($0, ()) } } }
    /// Reloads sections.
    public func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections += sections.map { ($0, ()) } } }
    /// Moves a section to another index.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.movedSections.append((section, newSection)) }
    }

    // MARK: Updates

    private func beginUpdates() {
        updateItems()
        ensureLayout()
        updates = CollectionUpdates()
        rememberPlaces()
    }

    /// Records the layout attributes of elements in the visible rectangle and one screen around it.
    private func rememberPlaces() {
        let wide = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
        formerAttributes = Dictionary(attributes(in: wide).map { ($0.id, $0.duplicate) }) { first, _ in first }
    }

    private func apply(_ updates: CollectionUpdates, completion: ((Bool) -> Void)?) {
        let before = counts
        count()
        let mapping = ContentMapping(
            updates, before: before, after: counts, noun: "item", container: "collection view")
        isUpdating = true
        isLayoutStale = true
        collectionViewLayout.follow(mapping)
        // The layout is notified of the changes after it was prepared for the new data.
        ensureLayout()
        let layout = collectionViewLayout
        layout.prepare(forCollectionViewUpdates: items(of: updates))
        selection.move(to: mapping.new)
        let reloaded = Set(updates.reloadedItems.map(\.path))
        let reloadedSections = Set(updates.reloadedSections.map(\.section))
        var (gone, stay): ([ShownElement], [ShownElement]) = ([], [])
        for var element in shown {
            let isReloaded = element.id.kind == nil && reloaded.contains(element.id.path)
            guard !isReloaded, let path = Self.place(of: element.id, after: mapping, reloaded: reloadedSections) else {
                gone.append(element)
                continue
            }
            element.id.path = path
            stay.append(element)
        }
        shown = stay
        move(to: layout.targetContentOffset(forProposedContentOffset: restingOffset(near: bounds.origin))) { element in
            let old = mapping.old(element.path).map { CollectionElement(kind: nil, path: $0) }
            guard element.kind == nil, let old, !reloaded.contains(old.path) else {
                return self.reflected(layout.initialLayoutAttributesForAppearingItem(at: element.path))
            }
            return self.formerAttributes[old]
        } leaving: {
            gone.map { element in
                guard element.id.kind == nil else { return (element, Self.faded(element.attributes)) }
                layout.changing = self.reflected(element.attributes)
                defer { layout.changing = nil }
                let end = self.reflected(layout.finalLayoutAttributesForDisappearingItem(at: element.id.path))
                return (element, end ?? Self.faded(element.attributes))
            }
        } completion: { finished in
            completion?(finished)
        }
        layout.finalizeCollectionViewUpdates()
        isUpdating = false
        setNeedsLayout()
    }

    /// Returns where an element is after a change, to which headers and footers go with their sections; nil if it is gone.
    private static func place(
        of element: CollectionElement, after mapping: ContentMapping, reloaded: Set<Int>
    ) -> IndexPath? {
        guard element.kind != nil else { return mapping.new(element.path) }
        // The views of the layout itself have no section.
        guard element.path.count == 2 else { return element.path }
        let old = element.path.section
        guard mapping.newSections.indices.contains(old), !reloaded.contains(old) else { return nil }
        return mapping.newSections[old].map { IndexPath(item: element.path.item, section: $0) }
    }

    static func faded(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let faded = attributes.duplicate
        faded.alpha = 0
        return faded
    }

    private func items(of updates: CollectionUpdates) -> [UICollectionViewUpdateItem] {
        func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
        return updates.deletedSections.map { UICollectionViewUpdateItem(.delete, whole($0.section), nil) }
            + updates.deletedItems.map { UICollectionViewUpdateItem(.delete, $0.path, nil) }
            + updates.insertedSections.map { UICollectionViewUpdateItem(.insert, nil, whole($0.section)) }
            + updates.insertedItems.map { UICollectionViewUpdateItem(.insert, nil, $0.path) }
            + updates.reloadedSections.map {
                UICollectionViewUpdateItem(.reload, whole($0.section), whole($0.section))
            }
            + updates.reloadedItems.map { UICollectionViewUpdateItem(.reload, $0.path, $0.path) }
            + updates.movedSections.map { UICollectionViewUpdateItem(.move, whole($0.from), whole($0.to)) }
            + updates.movedItems.map { UICollectionViewUpdateItem(.move, $0.from, $0.to) }
    }

    /// Animates all views to the attributes of the layout.
    ///
    /// - Parameters:
    ///   - offset: The content offset after the animation.
    ///   - start: Returns the initial attributes of an appearing view; nil means its final ones with the opacity 0.
    ///   - leaving: Returns the disappearing views with their final attributes.
    ///   - completion: Called at the end.
    func move(
        to offset: CGPoint, from start: (CollectionElement) -> UICollectionViewLayoutAttributes?,
        leaving: () -> [(ShownElement, UICollectionViewLayoutAttributes)], completion: @escaping (Bool) -> Void
    ) {
        let rect = CGRect(origin: drag == nil && motion == nil ? offset : bounds.origin, size: bounds.size)
        updateScrollers()
        let desired = attributes(in: rect)
        let known = Set(shown.map(\.id))
        for attributes in desired where !known.contains(attributes.id) {
            collectionViewLayout.changing = reflected(attributes)
            let first = start(attributes.id) ?? Self.faded(attributes)
            collectionViewLayout.changing = nil
            present(attributes, from: first)
        }
        var going = leaving()
        let ends = Dictionary(desired.map { ($0.id, $0) }) { first, _ in first }
        for element in shown where ends[element.id] == nil {
            // An element that leaves the visible rectangle moves to its new position, if the layout has one.
            let place = element.id.kind == nil ? layoutAttributesForItem(at: element.id.path) : nil
            going.append((element, place ?? Self.faded(element.attributes)))
        }
        shown.removeAll { ends[$0.id] == nil }
        shown.sort { ($0.id.path, $0.id.kind ?? "") < ($1.id.path, $1.id.kind ?? "") }
        AnimationContext.outside {
            for element in shown { ends[element.id].map { rehost(element.view, $0) } }
        }
        UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) { [self] in
            for index in shown.indices {
                guard let end = ends[shown[index].id] else { continue }
                shown[index].attributes = end.duplicate
                shown[index].view.adopt(hosted(end))
                shown[index].view.layOutInside()
            }
            for (element, end) in going { element.view.adopt(hosted(end)) }
            if rect.origin != bounds.origin { bounds.origin = rect.origin }
        } completion: { [self] finished in
            for (element, _) in going where !shown.contains(where: { $0.view === element.view }) { retire(element) }
            completion(finished)
        }
    }
}
