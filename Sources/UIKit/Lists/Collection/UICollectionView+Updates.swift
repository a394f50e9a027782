import QuartzCore

typealias CollectionUpdates = ContentUpdates<Void>

extension UICollectionView {
    /// Seconds that changes take outside of a block of animations.
    private static let duration: TimeInterval = 0.3

    /// Makes the changes that a block asks for together, over 0.3 seconds or as the block of animations around says, and
    /// calls `completion` when they are over.
    ///
    /// Items to be deleted, reloaded or moved are named as before all the changes, those inserted as after them. Stops the
    /// program where the data source's counts do not agree with the changes.
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

    private func change(_ add: @escaping (inout CollectionUpdates) -> Void) {
        performBatchUpdates {
            guard var gathered = self.updates else { return }
            add(&gathered)
            self.updates = gathered
        }
    }

    /// Inserts items that the data source has already.
    public func insertItems(at indexPaths: [IndexPath]) {
        change { $0.insertedItems += indexPaths.map { ($0, ()) } }
    }
    /// Deletes items that the data source has no more.
    public func deleteItems(at indexPaths: [IndexPath]) { change { $0.deletedItems += indexPaths.map { ($0, ()) } } }
    /// Asks for the cells of items again, which take the places of the old ones.
    public func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadedItems += indexPaths.map { ($0, ()) } } }
    /// Moves an item to another place.
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.movedItems.append((indexPath, newIndexPath)) }
    }
    /// Inserts sections that the data source has already.
    public func insertSections(_ sections: IndexSet) { change { $0.insertedSections += sections.map { ($0, ()) } } }
    /// Deletes sections that the data source has no more.
    public func deleteSections(_ sections: IndexSet) { change { $0.deletedSections += sections.map { ($0, ()) } } }
    /// Asks for everything in sections again.
    public func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections += sections.map { ($0, ()) } } }
    /// Moves a section to another place.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.movedSections.append((section, newSection)) }
    }

    // MARK: The change

    private func beginUpdates() {
        updateItems()
        ensureLayout()
        updates = CollectionUpdates()
        rememberPlaces()
    }

    /// Remembers what the layout says of what is in sight, and as far again round it.
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
        // The layout hears what is changed once it knows how things are.
        ensureLayout()
        let layout = collectionViewLayout
        layout.prepare(forCollectionViewUpdates: items(of: updates))
        selected = selected.compactMap(mapping.new)
        held = held.flatMap(mapping.new)
        let reloaded = Set(updates.reloadedItems.map(\.path))
        let gone = shown.filter {
            $0.id.kind == nil && (mapping.new($0.id.path) == nil || reloaded.contains($0.id.path))
        }
        let left = Set(gone.map { ObjectIdentifier($0.view) })
        shown = shown.filter { !left.contains(ObjectIdentifier($0.view)) }.map { element in
            var element = element
            if element.id.kind == nil, let path = mapping.new(element.id.path) { element.id.path = path }
            return element
        }
        move(to: layout.targetContentOffset(forProposedContentOffset: restingOffset(near: bounds.origin))) { element in
            let old = mapping.old(element.path).map { CollectionElement(kind: nil, path: $0) }
            guard element.kind == nil, let old, !reloaded.contains(old.path) else {
                return layout.initialLayoutAttributesForAppearingItem(at: element.path)
            }
            return self.formerAttributes[old]
        } leaving: {
            gone.map { element in
                let end = layout.finalLayoutAttributesForDisappearingItem(at: element.id.path)
                return (element, end ?? Self.faded(element.attributes))
            }
        } completion: { finished in
            completion?(finished)
        }
        layout.finalizeCollectionViewUpdates()
        isUpdating = false
        setNeedsLayout()
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

    /// Moves all views to where the layout wants them, in one animation.
    ///
    /// - Parameters:
    ///   - offset: Where the content is to be afterwards.
    ///   - start: Where a view that comes into sight starts from; nil stands for its place, transparent.
    ///   - leaving: The views that go, and where to.
    ///   - completion: Called when all is over.
    func move(
        to offset: CGPoint, from start: (CollectionElement) -> UICollectionViewLayoutAttributes?,
        leaving: () -> [(ShownElement, UICollectionViewLayoutAttributes)], completion: @escaping (Bool) -> Void
    ) {
        let rect = CGRect(origin: drag == nil && motion == nil ? offset : bounds.origin, size: bounds.size)
        let wanted = attributes(in: rect)
        let known = Set(shown.map(\.id))
        for attributes in wanted where !known.contains(attributes.id) {
            present(attributes, from: start(attributes.id) ?? Self.faded(attributes))
        }
        var going = leaving()
        let ends = Dictionary(wanted.map { ($0.id, $0) }) { first, _ in first }
        for element in shown where ends[element.id] == nil {
            // What goes out of sight goes to its new place, where the layout has one for it.
            let place = element.id.kind == nil ? collectionViewLayout.layoutAttributesForItem(at: element.id.path) : nil
            going.append((element, place ?? Self.faded(element.attributes)))
        }
        shown.removeAll { ends[$0.id] == nil }
        shown.sort { ($0.id.path, $0.id.kind ?? "") < ($1.id.path, $1.id.kind ?? "") }
        UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) { [self] in
            for index in shown.indices {
                guard let end = ends[shown[index].id] else { continue }
                shown[index].attributes = end.duplicate
                shown[index].view.take(end)
                shown[index].view.layOutInside()
            }
            for (element, end) in going { element.view.take(end) }
            if rect.origin != bounds.origin { bounds.origin = rect.origin }
        } completion: { [self] finished in
            for (element, _) in going where !shown.contains(where: { $0.view === element.view }) { retire(element) }
            completion(finished)
        }
    }
}
