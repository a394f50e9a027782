import QuartzCore

/// Items in lines: as many beside one another as there is room for, section by section.
///
/// Full lines reach from edge to edge; the sizes come from ``itemSize``, from the collection view's delegate where it is a
/// `UICollectionViewDelegateFlowLayout`, or from the cells where ``estimatedItemSize`` is not zero.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// Asks for the sizes that the cells' contents have.
    nonisolated public static let automaticSize = CGSize(width: 1.7e8, height: 1.7e8)

    private var sections: [FlowSection] = []
    private var contentSize = CGSize.zero
    /// The sizes that cells turned out to have.
    private var fittedSizes: [IndexPath: CGSize] = [:]

    /// The way the content scrolls; vertical by default.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }
    /// The least room between lines, in points; 10 by default.
    open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { invalidateLayout() } } }
    /// The least room between items of a line, in points; 10 by default.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }
    /// The size of items; 50 by 50 points by default.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { invalidateLayout() } } }
    /// What items' sizes are taken for until their cells say; zero, the default, does not ask them.
    open var estimatedItemSize = CGSize.zero { didSet { if estimatedItemSize != oldValue { invalidateLayout() } } }
    /// The room for headers: what counts is their extent along the way of scrolling; zero by default.
    open var headerReferenceSize = CGSize.zero { didSet { if headerReferenceSize != oldValue { invalidateLayout() } } }
    /// The room for footers; zero by default.
    open var footerReferenceSize = CGSize.zero { didSet { if footerReferenceSize != oldValue { invalidateLayout() } } }
    /// The room round the items of a section; none by default.
    open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }

    // MARK: Layout

    /// Places everything.
    open override func prepare() {
        super.prepare()
        sections = []
        contentSize = .zero
        guard let view = collectionView else { return }
        let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
        let isVertical = scrollDirection == .vertical
        let inset = view.adjustedContentInset
        let across =
            isVertical
            ? view.bounds.width - inset.left - inset.right : view.bounds.height - inset.top - inset.bottom
        var start: CGFloat = 0
        for index in 0..<view.numberOfSections {
            var section = FlowSection(isVertical: isVertical, start: start, across: max(across, 0))
            section.inset = delegate?.collectionView(view, layout: self, insetForSectionAt: index) ?? sectionInset
            section.lineSpacing =
                delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: index)
                ?? minimumLineSpacing
            section.itemSpacing =
                delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: index)
                ?? minimumInteritemSpacing
            section.header =
                delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: index)
                ?? headerReferenceSize
            section.footer =
                delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: index)
                ?? footerReferenceSize
            section.place(
                (0..<view.numberOfItems(inSection: index)).map {
                    size(IndexPath(item: $0, section: index), view, delegate)
                })
            sections.append(section)
            start = section.end
        }
        contentSize =
            isVertical ? CGSize(width: max(across, 0), height: start) : CGSize(width: start, height: max(across, 0))
    }

    private func size(
        _ path: IndexPath, _ view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> CGSize {
        if sizesItself {
            return fittedSizes[path] ?? (estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize)
        }
        let wanted = delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
        return CGSize(width: UITableView.sane(wanted.width), height: UITableView.sane(wanted.height))
    }

    /// Whether cells say how large they are.
    var sizesItself: Bool { estimatedItemSize != .zero }

    /// Remembers the size that a cell asks for; false where that is known already.
    func note(_ size: CGSize, for path: IndexPath) -> Bool {
        let size = CGSize(
            width: UITableView.sane(size.width.roundedUpToPixels),
            height: UITableView.sane(size.height.roundedUpToPixels))
        guard fittedSizes[path] != size else { return false }
        fittedSizes[path] = size
        return true
    }

    /// Forgets the sizes that cells turned out to have.
    func forgetSizes() { fittedSizes = [:] }

    /// The size of all sections, one after another.
    open override var collectionViewContentSize: CGSize { contentSize }

    /// Headers, items and footers that reach into a rectangle.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var found: [UICollectionViewLayoutAttributes] = []
        for (index, section) in sections.enumerated() where section.box.intersects(rect) {
            let first = IndexPath(item: 0, section: index)
            if !section.headerFrame.isEmpty, section.headerFrame.intersects(rect) {
                found += [attributes(UICollectionView.elementKindSectionHeader, first, section.headerFrame)]
            }
            for (item, frame) in section.frames.enumerated() where frame.intersects(rect) {
                found.append(attributes(nil, IndexPath(item: item, section: index), frame))
            }
            if !section.footerFrame.isEmpty, section.footerFrame.intersects(rect) {
                found += [attributes(UICollectionView.elementKindSectionFooter, first, section.footerFrame)]
            }
        }
        return found
    }

    /// Where an item lies; nil for one that is none.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section),
            sections[indexPath.section].frames.indices.contains(indexPath.item)
        else { return nil }
        return attributes(nil, indexPath, sections[indexPath.section].frames[indexPath.item])
    }

    /// Where a header or footer lies; nil where there is none.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section) else { return nil }
        let section = sections[indexPath.section]
        let isHeader = elementKind == UICollectionView.elementKindSectionHeader
        let frame = isHeader ? section.headerFrame : section.footerFrame
        return frame.isEmpty ? nil : attributes(elementKind, indexPath, frame)
    }

    private func attributes(_ kind: String?, _ path: IndexPath, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
        let made = UICollectionViewLayoutAttributes.make(type(of: self).layoutAttributesClass, kind: kind, path)
        made.frame = frame
        return made
    }
}
