import QuartzCore

extension UICollectionView {
    /// The maximum number of passes in which cells can change their sizes during one layout.
    private static let rounds = 10

    /// Reads all counts from the data source.
    func loadData() {
        isStale = false
        for element in shown { retire(element) }
        shown = []
        count()
    }

    func count() {
        counts =
            dataSource.map { source in
                (0..<max(source.numberOfSections(in: self), 0)).map {
                    max(source.collectionView(self, numberOfItemsInSection: $0), 0)
                }
            } ?? []
    }

    /// Reads the counts if they are out of date.
    func ensureData() {
        if isStale, updateDepth == 0 { loadData() }
    }

    /// Prepares the layout if it is out of date.
    func ensureLayout() {
        // A layout is prepared before the data source is asked, except for what the layout itself asks.
        guard isLayoutStale else { return ensureData() }
        let layout = collectionViewLayout
        // A layout may invalidate itself in `prepare()`, for example by setting insets, and might do so forever.
        for _ in 0..<2 where isLayoutStale {
            isLayoutStale = false
            layout.prepare()
        }
        isLayoutStale = false
        ensureData()
        let size = layout.collectionViewContentSize
        guard size != contentSize, size.width.isFinite, size.height.isFinite else { return }
        let isFirst = contentSize == .zero
        contentSize = size
        if isFirst { startAtRightEnd() }
    }

    /// Updates the data, the views and their positions.
    func updateItems() {
        guard !isUpdating, updateDepth == 0, bounds.width > 0, bounds.height > 0 else { return }
        isUpdating = true
        defer { isUpdating = false }
        // Without a data source nothing is shown.
        if dataSource == nil, !counts.isEmpty { isStale = true }
        for _ in 0..<Self.rounds {
            let old = contentSize
            ensureLayout()
            if contentSize != old { settleInContent() }
            updateScrollers()
            place(attributes(in: bounds, requiringItems: true))
            if !isLayoutStale { break }
        }
        backgroundView?.place(in: bounds)
        placeIndicators()
    }

    /// Moves the offset into content that has become smaller.
    private func settleInContent() {
        guard drag == nil, motion == nil, !isTitleChanging else { return }
        let (rest, origin) = (restingOffset(near: bounds.origin), bounds.origin)
        let settled = CGPoint(x: min(origin.x, rest.x), y: min(origin.y, rest.y))
        if settled != origin { bounds.origin = settled }
    }

    /// The layout attributes of all elements in a rectangle, each element once, in a fixed order.
    ///
    /// - Parameter requiresItems: Whether a layout with attributes for items that do not exist raises an exception.
    func attributes(
        in rect: CGRect, requiringItems requiresItems: Bool = false
    ) -> [UICollectionViewLayoutAttributes] {
        var seen: Set<CollectionElement> = []
        return (collectionViewLayout.layoutAttributesForElements(in: reflected(rect)) ?? [])
            .compactMap(reflected)
            .map(lifted)
            .filter { (has($0) || requiresItems && refuse($0)) && seen.insert($0.id).inserted }
            .sorted { ($0.id.path, $0.id.kind ?? "") < ($1.id.path, $1.id.kind ?? "") }
    }

    /// Raises the exception for an item that does not exist; without a data source none does, and false is returned.
    private func refuse(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard dataSource != nil else { return false }
        let path = attributes.indexPath.map(String.init).joined(separator: " - ")
        raise(
            .internalInconsistency,
            "UICollectionView received layout attributes for a cell with an index path that does not exist: "
                + "<NSIndexPath> {length = \(attributes.indexPath.count), path = \(path)}")
    }

    private func has(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard attributes.representedElementCategory == .cell else { return true }
        let path = attributes.indexPath
        return counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item)
    }

    private func place(_ desired: [UICollectionViewLayoutAttributes]) {
        let ids = Set(desired.map(\.id))
        for element in shown where !ids.contains(element.id) { retire(element) }
        let former = Dictionary(shown.map { ($0.id, $0) }) { first, _ in first }
        shown = []
        for attributes in desired {
            guard var element = former[attributes.id] else {
                present(attributes, from: nil)
                continue
            }
            if !element.attributes.isEqual(attributes) {
                let isResized = element.attributes.size != attributes.size
                element.attributes = attributes.duplicate
                // A layout that has forgotten the sizes of its views only estimates them again.
                if isResized { measure(element.view, attributes) }
                rehost(element.view, attributes)
                element.view.adopt(hosted(attributes))
                element.view.setNeedsLayout()
            }
            shown.append(element)
        }
    }

    /// Creates the view of an element, places it (at `start` if given), and notifies the delegate.
    func present(
        _ attributes: UICollectionViewLayoutAttributes, from start: UICollectionViewLayoutAttributes?
    ) {
        AnimationContext.outside {
            guard let view = makeView(attributes) else { return }
            var final = attributes
            if let list = view as? UICollectionViewListCell { list.adopt(attributes.listItemStyle) }
            // A header can be of a class of cells, too.
            if attributes.representedElementCategory == .cell, let cell = view as? UICollectionViewCell {
                final = fit(cell, attributes)
                cell.isSelected = selection.paths.contains(attributes.indexPath)
                cell.isHighlighted = selection.highlighted == attributes.indexPath
            } else {
                measure(view, attributes)
            }
            view.removeFromSuperview()
            rehost(view, final)
            view.adopt(hosted(start ?? final))
            let element = ShownElement(id: attributes.id, view: view, attributes: final.duplicate)
            shown.append(element)
            notifyDelegate(element, isComing: true)
            view.layOutInside()
        }
    }

    /// Measures a cell again after a change of its content.
    func measureAgain(_ cell: UICollectionViewCell, _ attributes: UICollectionViewLayoutAttributes) {
        let original = collectionViewLayout.layoutAttributesForItem(at: attributes.indexPath) ?? attributes
        _ = fit(cell, original)
        if isLayoutStale { setNeedsLayout() }
    }

    /// Measures a cell if the layout uses self-sizing cells.
    private func fit(
        _ cell: UICollectionViewCell, _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        if collectionViewLayout is UICollectionViewCompositionalLayout {
            measure(cell, attributes)
            return attributes
        }
        guard let flow = collectionViewLayout as? UICollectionViewFlowLayout else {
            adoptPreference(of: cell, attributes)
            return attributes
        }
        guard flow.sizesItself else { return attributes }
        if cell.bounds.size != attributes.size { cell.bounds.size = attributes.size }
        // A cell may change the attributes that it gets.
        let fitting = cell.preferredLayoutAttributesFitting(attributes.duplicate)
        if flow.updateSize(fitting.size, for: attributes.indexPath), fitting.size != attributes.size {
            isLayoutStale = true
        }
        return attributes
    }

    /// Measures a view whose size a compositional layout only estimates.
    private func measure(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        guard !attributes.estimatedAxes.isEmpty,
            let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
        else { return }
        if view.bounds.size != attributes.size { view.bounds.size = attributes.size }
        let fitting = view.preferredLayoutAttributesFitting(attributes.duplicate)
        if layout.updateSize(fitting.size, for: attributes) { isLayoutStale = true }
    }

    /// Invalidates a custom layout if it wants the size that a cell prefers.
    private func adoptPreference(of cell: UICollectionViewCell, _ attributes: UICollectionViewLayoutAttributes) {
        let layout = collectionViewLayout
        let preferred = cell.preferredLayoutAttributesFitting(attributes.duplicate)
        guard preferred.size != attributes.size,
            layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        else { return }
        layout.invalidateLayout(
            with: layout.invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    }

    private func makeView(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        let kind = attributes.representedElementKind ?? ""
        switch attributes.representedElementCategory {
        case .cell:
            return ViewRequests.asking {
                dataSource?.collectionView(self, cellForItemAt: source(of: attributes.indexPath))
            }
        case .supplementaryView:
            return ViewRequests.asking {
                dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: attributes.indexPath)
            }
        case .decorationView:
            let name = Self.name(kind, "")
            if let view = pool.dequeue(name) {
                view.prepareForReuse()
                return view
            }
            return collectionViewLayout.makeDecoration(kind, frame: attributes.bounds)
        }
    }

    private func notifyDelegate(_ element: ShownElement, isComing: Bool) {
        let (path, view) = (element.id.path, element.view)
        if element.id.kind == nil, let cell = view as? UICollectionViewCell {
            if isComing {
                delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
            } else {
                delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
            }
        } else if let kind = element.id.kind, element.attributes.representedElementCategory == .supplementaryView {
            if isComing {
                delegate?.collectionView(
                    self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
            } else {
                delegate?.collectionView(
                    self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
            }
        }
    }

    /// Removes a view and adds it to the reuse pool.
    func retire(_ element: ShownElement) {
        guard let superview = element.view.superview, superview === self || superview is OrthogonalScroller else {
            return
        }
        element.view.removeFromSuperview()
        notifyDelegate(element, isComing: false)
        AnimationContext.outside {
            let cell = element.view as? UICollectionViewCell
            cell?.isSelected = false
            cell?.isHighlighted = false
        }
        pool.put(element.view, Self.name(element.id.kind, element.view.reuseIdentifier ?? ""))
    }
}
