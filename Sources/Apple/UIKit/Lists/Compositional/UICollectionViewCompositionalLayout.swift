import QuartzCore

/// A layout of sections that each consist of a repeated group of items.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    private var sections: [SectionLayout] = []
    private var contentSize = CGSize.zero
    private var environment: LayoutEnvironment?
    /// The size in which the sections were laid out.
    private var area = CGSize.zero
    /// Whether the sections must be asked for again.
    private var isOutdated = true
    /// Whether the sizes of cells must be measured again.
    private var forgetsSizes = false
    /// The lengths of the layout's own boundary views.
    private var edgeSizes: [Int: CGSize] = [:]
    /// The offsets of sections that scroll across the layout.
    var offsets: [Int: CGFloat] = [:]

    /// The settings of the layout.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

    /// Creates a layout in which all sections are alike.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Creates a layout in which all sections are alike.
    public convenience init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }

    /// Creates a layout whose sections a closure returns.
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(
            sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Creates a layout whose sections a closure returns.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    /// Creates a layout of a list; `coder` is not read.
    public required init?(coder: NSCoder) {
        provider = { _, environment in
            .list(using: UICollectionLayoutListConfiguration(appearance: .plain), layoutEnvironment: environment)
        }
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init(coder: coder)
    }

    private var isVertical: Bool { configuration.scrollDirection == .vertical }

    /// True: leading edges are at the right in interfaces that run from right to left.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    // MARK: Invalidation

    /// Invalidates the layout; the sections are asked for again at the next layout pass.
    open override func invalidateLayout() {
        isOutdated = true
        super.invalidateLayout()
    }

    /// Invalidates the layout; a reload of all data forgets the sizes that cells have determined.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything { forgetsSizes = true }
        super.invalidateLayout(with: context)
    }

    override func follow(_ mapping: ContentMapping) {
        isOutdated = true
        var sizes: [Int: [Int: CGSize]] = [:]
        for layout in sections {
            for (item, size) in layout.sizes {
                guard let new = mapping.new(IndexPath(item: item, section: layout.index)) else { continue }
                sizes[new.section, default: [:]][new.item] = size
            }
        }
        followedSizes = sizes
        followedBoundarySizes = mapping.oldSections.map { old in
            old.flatMap { sections.indices.contains($0) ? sections[$0].boundarySizes : nil } ?? [:]
        }
        offsets = Dictionary(
            offsets.compactMap { section, offset in
                guard mapping.newSections.indices.contains(section) else { return nil }
                return mapping.newSections[section].map { ($0, offset) }
            }
        ) { first, _ in first }
    }

    private var followedSizes: [Int: [Int: CGSize]]?
    private var followedBoundarySizes: [[Int: CGSize]]?

    // MARK: Layout

    /// Asks for the sections if they may have changed, and places them one after another.
    open override func prepare() {
        super.prepare()
        guard let view = collectionView else { return }
        let inset = view.adjustedContentInset
        let size = CGSize(
            width: max(view.bounds.width - inset.left - inset.right, 0),
            height: max(view.bounds.height - inset.top - inset.bottom, 0))
        let counts = (0..<view.numberOfSections).map(view.numberOfItems(inSection:))
        if isOutdated || size != area || sections.map(\.count) != counts { makeSections(counts, size, view) }
        stack()
        showListBackground(in: view)
    }

    private func makeSections(_ counts: [Int], _ size: CGSize, _ view: UICollectionView) {
        // The sizes that views prefer depend on the length across the direction of scrolling.
        let isOtherAcross = isVertical ? size.width != area.width : size.height != area.height
        if forgetsSizes || isOtherAcross { (sections, edgeSizes) = ([], [:]) }
        (isOutdated, forgetsSizes, area) = (false, false, size)
        let environment = LayoutEnvironment(size, insets: .zero, traits: view.traitCollection, view: view)
        self.environment = environment
        let old = sections
        let (followed, followedBoundaries) = (followedSizes, followedBoundarySizes)
        (followedSizes, followedBoundarySizes) = (nil, nil)
        sections = counts.enumerated().map { index, count in
            guard let section = provider(index, environment) else {
                raise(
                    .internalInconsistency,
                    "Invalid section definition. Please specify a valid section definition when content is to be "
                        + "rendered for a section. This is a client error.")
            }
            let known = old.indices.contains(index) ? old[index] : nil
            return SectionLayout(
                section, index: index, count: count, environment: environment, isVertical: isVertical,
                insets: insets(of: section, in: view), boundaryInsets: boundaryInsets(of: section, in: view),
                sizes: followed.map { $0[index] ?? [:] } ?? known?.sizes ?? [:],
                boundarySizes: followedBoundaries.map { $0.indices.contains(index) ? $0[index] : [:] }
                    ?? known?.boundarySizes ?? [:])
        }
    }

    /// The insets of a section's content, with those of the area to which they refer.
    private func insets(of section: NSCollectionLayoutSection, in view: UICollectionView) -> NSDirectionalEdgeInsets {
        var insets = section.contentInsets
        let own = section.contentInsetsReference
        switch own == .automatic ? configuration.contentInsetsReference : own {
        case .layoutMargins, .readableContent:
            let margins = view.directionalLayoutMargins
            insets.leading += margins.leading
            insets.trailing += margins.trailing
        case .automatic, .none, .safeArea: break
        }
        return insets
    }

    /// The insets of a section's boundary views: those of its content, or only those of another area.
    private func boundaryInsets(
        of section: NSCollectionLayoutSection, in view: UICollectionView
    ) -> NSDirectionalEdgeInsets {
        switch section.supplementaryContentInsetsReference {
        case .automatic: section.supplementariesFollowContentInsets ? insets(of: section, in: view) : .zero
        case .layoutMargins, .readableContent:
            NSDirectionalEdgeInsets(
                top: 0, leading: view.directionalLayoutMargins.leading, bottom: 0,
                trailing: view.directionalLayoutMargins.trailing)
        case .none, .safeArea: .zero
        }
    }

    private func stack() {
        var start: CGFloat = 0
        let edges = edgeExtents
        start += edges.before
        for (index, section) in sections.enumerated() {
            if index > 0 { start += configuration.interSectionSpacing }
            section.origin = start
            start += section.length
        }
        start += edges.after
        contentSize = isVertical ? CGSize(width: area.width, height: start) : CGSize(width: start, height: area.height)
    }

    private func edgeSize(_ index: Int) -> CGSize {
        let item = configuration.boundarySupplementaryItems[index]
        var size = item.layoutSize.size(in: area)
        if let known = edgeSizes[index] {
            if item.layoutSize.widthDimension.isEstimated { size.width = known.width }
            if item.layoutSize.heightDimension.isEstimated { size.height = known.height }
        }
        return size
    }

    private var edgeExtents: (before: CGFloat, after: CGFloat) {
        var extents: (before: CGFloat, after: CGFloat) = (0, 0)
        for (index, item) in configuration.boundarySupplementaryItems.enumerated() where item.extendsBoundary {
            let (edges, size) = (item.alignment.edges, edgeSize(index))
            let length = isVertical ? size.height : size.width
            if edges.contains(isVertical ? .top : .leading) { extents.before = max(extents.before, length) }
            if edges.contains(isVertical ? .bottom : .trailing) { extents.after = max(extents.after, length) }
        }
        return extents
    }

    /// The size of all sections, one after another.
    open override var collectionViewContentSize: CGSize { contentSize }

    // MARK: Attributes

    /// Returns the attributes of the cells and views that intersect a rectangle.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let view = collectionView, let environment else { return nil }
        var found: [UICollectionViewLayoutAttributes] = []
        let first = sections.partitioningIndex { isVertical ? $0.frame.maxY > rect.minY : $0.frame.maxX > rect.minX }
        for layout in sections[first...] {
            guard isVertical ? layout.frame.minY < rect.maxY : layout.frame.minX < rect.maxX else { break }
            let area = layout.section.scrollsOrthogonally ? scrolledArea(layout) : rect
            let inside = layout.places(in: area).map { attributes($0, in: layout) }
            if let handler = layout.section.visibleItemsInvalidationHandler {
                // The offset is in the coordinates of the items, which the view reflects if it runs from right to left.
                let offset = layout.section.scrollsOrthogonally ? area.origin : view.contentOffset
                handler(inside, offset, environment)
            }
            found += inside
            for index in layout.section.boundarySupplementaryItems.indices {
                let made = boundaryAttributes(index, in: layout, view)
                if made.frame.intersects(rect) { found.append(made) }
            }
            for item in layout.section.decorationItems { found.append(attributes(item, in: layout)) }
        }
        for index in configuration.boundarySupplementaryItems.indices {
            let made = edgeAttributes(index, view)
            if made.frame.intersects(rect) { found.append(made) }
        }
        return found
    }

    /// Returns the attributes of an item, or nil if it does not exist.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section) else { return nil }
        let layout = sections[indexPath.section]
        return layout.place(of: indexPath.item).map { attributes($0, in: layout) }
    }

    /// Returns the attributes of a supplementary view, or nil if it does not exist.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let view = collectionView else { return nil }
        if indexPath.count == 1 {
            return configuration.boundarySupplementaryItems.indices.lazy.map { self.edgeAttributes($0, view) }
                .first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
        }
        guard sections.indices.contains(indexPath.section) else { return nil }
        let layout = sections[indexPath.section]
        let boundary = layout.section.boundarySupplementaryItems.indices.first {
            self.path(ofBoundary: $0, in: layout) == indexPath
                && layout.section.boundarySupplementaryItems[$0].elementKind == elementKind
        }
        if let boundary { return boundaryAttributes(boundary, in: layout, view) }
        return layout.place(ofKind: elementKind, item: indexPath.item).map { attributes($0, in: layout) }
    }

    /// Returns the attributes of a decoration view, or nil if it does not exist.
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section) else { return nil }
        let layout = sections[indexPath.section]
        return layout.section.decorationItems.first { $0.elementKind == elementKind }
            .map { attributes($0, in: layout) }
    }

    private func attributes(_ place: SectionLayout.Place, in layout: SectionLayout) -> UICollectionViewLayoutAttributes
    {
        let path = IndexPath(item: place.item, section: layout.index)
        let made = UICollectionViewLayoutAttributes.make(
            type(of: self).layoutAttributesClass, kind: place.extra?.elementKind, path)
        made.frame = place.frame
        made.zIndex = place.zIndex
        made.estimatedAxes = place.estimatedAxes
        if layout.section.scrollsOrthogonally { made.scrollingSection = layout.index }
        if place.extra == nil { made.listItemStyle = layout.itemStyle(ofItem: place.item) }
        return made
    }

    private func path(ofBoundary index: Int, in layout: SectionLayout) -> IndexPath {
        let items = layout.section.boundarySupplementaryItems
        let before = items[..<index].count { $0.elementKind == items[index].elementKind }
        return IndexPath(item: before, section: layout.index)
    }

    private func boundaryAttributes(
        _ index: Int, in layout: SectionLayout, _ view: UICollectionView
    ) -> UICollectionViewLayoutAttributes {
        let item = layout.section.boundarySupplementaryItems[index]
        let made = UICollectionViewLayoutAttributes.make(
            type(of: self).layoutAttributesClass, kind: item.elementKind, path(ofBoundary: index, in: layout))
        made.frame = layout.frame(ofBoundary: index, visible: visibleArea(view))
        made.zIndex = item.pinToVisibleBounds ? max(item.zIndex, 2) : item.zIndex
        made.estimatedAxes = item.layoutSize.estimatedAxes
        made.listItemStyle = layout.itemStyle(ofBoundary: item)
        return made
    }

    private func edgeAttributes(_ index: Int, _ view: UICollectionView) -> UICollectionViewLayoutAttributes {
        let items = configuration.boundarySupplementaryItems
        let before = items[..<index].count { $0.elementKind == items[index].elementKind }
        let made = UICollectionViewLayoutAttributes.make(
            type(of: self).layoutAttributesClass, kind: items[index].elementKind, IndexPath(index: before))
        made.frame = items[index].place(
            edgeSize(index), in: CGRect(origin: .zero, size: contentSize), visible: visibleArea(view),
            isVertical: isVertical)
        made.zIndex = max(items[index].zIndex, 3)
        made.estimatedAxes = items[index].layoutSize.estimatedAxes
        return made
    }

    private func visibleArea(_ view: UICollectionView) -> CGRect {
        view.reflected(view.bounds.inset(by: view.adjustedContentInset))
    }

    private func attributes(
        _ item: NSCollectionLayoutDecorationItem, in layout: SectionLayout
    ) -> UICollectionViewLayoutAttributes {
        let made = UICollectionViewLayoutAttributes(
            forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: layout.index))
        made.frame = layout.frame.inset(by: item.contentInsets.physical(false))
        made.zIndex = item.zIndex
        return made
    }

    // MARK: Sizes of views

    /// Takes the size that a view prefers; returns whether places changed.
    func updateSize(_ preferred: CGSize, for attributes: UICollectionViewLayoutAttributes) -> Bool {
        var size = attributes.size
        if attributes.estimatedAxes.contains(.horizontal) {
            size.width = UITableView.sane(preferred.width.roundedUpToPixels)
        }
        if attributes.estimatedAxes.contains(.vertical) {
            size.height = UITableView.sane(preferred.height.roundedUpToPixels)
        }
        guard size != attributes.size else { return false }
        let path = attributes.indexPath
        if path.count == 1 {
            let items = configuration.boundarySupplementaryItems
            guard let index = items.indices.first(where: { items[$0].elementKind == attributes.representedElementKind })
            else { return false }
            defer { edgeSizes[index] = size }
            return edgeSizes[index] != size
        }
        guard sections.indices.contains(path.section) else { return false }
        let layout = sections[path.section]
        guard let kind = attributes.representedElementKind else { return layout.updateSize(size, item: path.item) }
        let boundary = layout.section.boundarySupplementaryItems.indices.first {
            self.path(ofBoundary: $0, in: layout) == path
                && layout.section.boundarySupplementaryItems[$0].elementKind == kind
        }
        return boundary.map { layout.updateSize(size, boundary: $0) } ?? false
    }

    // MARK: Sections

    /// The section at an index; nil if there is none.
    func layout(ofSection index: Int) -> SectionLayout? { sections.indices.contains(index) ? sections[index] : nil }

    /// The sections that intersect a rectangle and scroll across the layout.
    func scrollingSections(in rect: CGRect) -> [SectionLayout] {
        sections.filter { $0.section.scrollsOrthogonally && $0.count > 0 && $0.frame.intersects(rect) }
    }

    /// Whether a section is a list with swipe actions.
    var hasSwipeActions: Bool {
        sections.contains {
            let list = $0.section.list
            return list?.leadingSwipeActionsConfigurationProvider != nil
                || list?.trailingSwipeActionsConfigurationProvider != nil
        }
    }

    private func showListBackground(in view: UICollectionView) {
        // The recognizer of swipes exists before the first touch.
        if hasSwipeActions { _ = view.swiping }
        guard let list = sections.first?.section.list else { return }
        let color = list.backgroundColor ?? list.standardBackgroundColor
        if view.backgroundColor == nil || view.backgroundColor == .systemBackground, view.backgroundColor != color {
            view.backgroundColor = color
        }
    }
}
