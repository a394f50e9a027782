import QuartziteUICore

/// A layout that arranges items in lines, section by section, with as many items in each line as fit.
///
/// Full lines extend from edge to edge. Sizes come from ``itemSize``, from a collection view delegate that is a
/// `UICollectionViewDelegateFlowLayout`, or from the cells if ``estimatedItemSize`` is not zero.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// An estimated size that requests self-sizing cells.
    nonisolated public static let automaticSize = CGSize(width: 1.7e8, height: 1.7e8)

    /// Creates a layout with the default values.
    public override init() { super.init() }

    /// Creates a layout from a storyboard or xib; with other coders, one with the default values.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        PropertyTables.collectionViewFlowLayout.decode(self, from: coder)
    }

    private var sections: [FlowSection] = []
    private var contentSize = CGSize.zero
    /// The sizes measured by self-sizing cells.
    private var fittedSizes: [IndexPath: CGSize] = [:]

    /// The direction in which the content scrolls; vertical by default.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }
    /// The minimum space between lines in points; 10 by default.
    open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { invalidateLayout() } } }
    /// The minimum space between items of a line in points; 10 by default.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }
    /// The size of items; 50 by 50 points by default.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { invalidateLayout() } } }
    /// The size of items before their cells are measured; zero, the default, disables self-sizing cells.
    open var estimatedItemSize = CGSize.zero { didSet { if estimatedItemSize != oldValue { invalidateLayout() } } }
    /// The size of headers, zero by default; only the length in the scroll direction is used.
    open var headerReferenceSize = CGSize.zero { didSet { if headerReferenceSize != oldValue { invalidateLayout() } } }
    /// The size of footers, zero by default; only the length in the scroll direction is used.
    open var footerReferenceSize = CGSize.zero { didSet { if footerReferenceSize != oldValue { invalidateLayout() } } }
    /// The insets of the items in a section; zero by default.
    open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }

    /// What the insets of a section are measured from; raw values are Apple's.
    public enum SectionInsetReference: Int, Sendable {
        /// The content insets of the collection view.
        case fromContentInset = 0
        /// The safe area.
        case fromSafeArea = 1
        /// The margins.
        case fromLayoutMargins = 2
    }

    /// What the insets across the scroll direction are measured from; the content insets by default.
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
    }

    /// Returns the insets of a section together with those of what they are measured from.
    private func referred(_ inset: UIEdgeInsets, in view: UICollectionView) -> UIEdgeInsets {
        let given = view.adjustedContentInset
        let reference =
            switch sectionInsetReference {
            case .fromContentInset: given
            case .fromSafeArea: view.safeAreaInsets
            case .fromLayoutMargins: view.layoutMargins
            }
        var inset = inset
        if scrollDirection == .vertical {
            inset.left += max(reference.left - given.left, 0)
            inset.right += max(reference.right - given.right, 0)
        } else {
            inset.top += max(reference.top - given.top, 0)
            inset.bottom += max(reference.bottom - given.bottom, 0)
        }
        return inset
    }

    /// Whether headers stay visible while their section is; false by default.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }
    /// Whether footers stay visible while their section is; false by default.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    /// The class of the layout's invalidation contexts.
    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    // MARK: Layout

    /// Computes all positions.
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
            let inset = delegate?.collectionView(view, layout: self, insetForSectionAt: index) ?? sectionInset
            section.inset = referred(inset, in: view)
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
        let desired = delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
        if desired.width.isNaN || desired.height.isNaN {
            raise(.layerInvalidGeometry, "CALayer position contains NaN: [nan nan]")
        }
        // Before the view has a size, apps subtract spaces from none.
        if desired.width < 0 || desired.height < 0, !view.bounds.isEmpty {
            raise(.internalInconsistency, "negative sizes are not supported in the flow layout")
        }
        return CGSize(width: UITableView.sane(desired.width), height: UITableView.sane(desired.height))
    }

    /// Whether cells determine their sizes.
    var sizesItself: Bool { estimatedItemSize != .zero }

    /// Stores the size of a self-sizing cell; returns false if it was already known.
    func updateSize(_ size: CGSize, for path: IndexPath) -> Bool {
        let size = CGSize(
            width: UITableView.sane(size.width.roundedUpToPixels),
            height: UITableView.sane(size.height.roundedUpToPixels))
        guard fittedSizes[path] != size else { return false }
        fittedSizes[path] = size
        return true
    }

    /// Discards the sizes of self-sizing cells.
    func forgetSizes() { fittedSizes = [:] }

    /// The size of all sections, one after another.
    open override var collectionViewContentSize: CGSize { contentSize }

    /// Returns the attributes of headers, items and footers that intersect a rectangle.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var found: [UICollectionViewLayoutAttributes] = []
        for (index, section) in sections.enumerated() where section.box.intersects(rect) {
            let first = IndexPath(item: 0, section: index)
            let (header, footer) = (headerFrame(section), footerFrame(section))
            if !header.isEmpty, header.intersects(rect) {
                found += [attributes(UICollectionView.elementKindSectionHeader, first, header)]
            }
            for (item, frame) in section.frames.enumerated() where frame.intersects(rect) {
                found.append(attributes(nil, IndexPath(item: item, section: index), frame))
            }
            if !footer.isEmpty, footer.intersects(rect) {
                found += [attributes(UICollectionView.elementKindSectionFooter, first, footer)]
            }
        }
        return found
    }

    /// Returns the attributes of an item, or nil if it does not exist.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section),
            sections[indexPath.section].frames.indices.contains(indexPath.item)
        else { return nil }
        return attributes(nil, indexPath, sections[indexPath.section].frames[indexPath.item])
    }

    /// Returns the attributes of a header or footer, or nil if it does not exist.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section) else { return nil }
        let section = sections[indexPath.section]
        let isHeader = elementKind == UICollectionView.elementKindSectionHeader
        let frame = isHeader ? headerFrame(section) : footerFrame(section)
        return frame.isEmpty ? nil : attributes(elementKind, indexPath, frame)
    }

    private func attributes(_ kind: String?, _ path: IndexPath, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
        let made = UICollectionViewLayoutAttributes.make(type(of: self).layoutAttributesClass, kind: kind, path)
        made.frame = frame
        if kind == UICollectionView.elementKindSectionHeader, sectionHeadersPinToVisibleBounds { made.zIndex = 10 }
        if kind == UICollectionView.elementKindSectionFooter, sectionFootersPinToVisibleBounds { made.zIndex = 10 }
        return made
    }

    private var visibleArea: CGRect { collectionView.map { $0.bounds.inset(by: $0.adjustedContentInset) } ?? .zero }

    private func headerFrame(_ section: FlowSection) -> CGRect {
        var frame = section.headerFrame
        guard sectionHeadersPinToVisibleBounds else { return frame }
        let (visible, end) = (visibleArea, section.footerFrame)
        if section.isVertical {
            frame.origin.y = max(frame.minY, min(visible.minY, end.minY - frame.height))
        } else {
            frame.origin.x = max(frame.minX, min(visible.minX, end.minX - frame.width))
        }
        return frame
    }

    private func footerFrame(_ section: FlowSection) -> CGRect {
        var frame = section.footerFrame
        guard sectionFootersPinToVisibleBounds else { return frame }
        let (visible, start) = (visibleArea, section.headerFrame)
        if section.isVertical {
            frame.origin.y = min(frame.minY, max(visible.maxY - frame.height, start.maxY))
        } else {
            frame.origin.x = min(frame.minX, max(visible.maxX - frame.width, start.maxX))
        }
        return frame
    }
}
