import QuartziteUICore

/// The places of the items and views of one section, relative to the start of the section.
///
/// Groups of known sizes are all alike, and only one is computed. A group whose cells determine its
/// size is computed only if some of its cells were measured.
@MainActor final class SectionLayout {
    let section: NSCollectionLayoutSection
    let index: Int
    let count: Int
    let environment: LayoutEnvironment
    /// Whether the whole layout scrolls vertically.
    let isVertical: Bool
    let insets: NSDirectionalEdgeInsets
    /// The insets of boundary views.
    private let boundaryInsets: NSDirectionalEdgeInsets
    /// The distance of the section's start from that of the content.
    var origin: CGFloat = 0
    /// The sizes that cells prefer, by item.
    private(set) var sizes: [Int: CGSize]
    /// The sizes that boundary views prefer, by their index in the section.
    private(set) var boundarySizes: [Int: CGSize]

    private var template = GroupSolution()
    private var solutions: [Int: GroupSolution] = [:]
    /// The start of each group and the end of the last; nil if all groups are alike.
    private var starts: [CGFloat]?
    /// The first item of each group; nil if all groups have the same number of items.
    private var firsts: [Int]?
    private var groupCount = 0

    init(
        _ section: NSCollectionLayoutSection, index: Int, count: Int, environment: LayoutEnvironment, isVertical: Bool,
        insets: NSDirectionalEdgeInsets, boundaryInsets: NSDirectionalEdgeInsets, sizes: [Int: CGSize],
        boundarySizes: [Int: CGSize]
    ) {
        (self.section, self.index, self.count, self.environment) = (section, index, count, environment)
        (self.isVertical, self.insets, self.boundaryInsets) = (isVertical, insets, boundaryInsets)
        (self.sizes, self.boundarySizes) = (sizes, boundarySizes)
        template = solver(0).solve(section.group, in: groupContainer, available: max(count, 1))
        arrange()
    }

    // MARK: Groups

    /// Whether groups follow each other vertically.
    var stacksVertically: Bool { isVertical != section.scrollsOrthogonally }

    private var area: CGSize { environment.area.contentSize }

    private var groupContainer: CGSize {
        CGSize(
            width: max(area.width - insets.leading - insets.trailing, 0),
            height: max(area.height - insets.top - insets.bottom, 0))
    }

    private func solver(_ first: Int) -> GroupSolver {
        GroupSolver(environment: environment) { [sizes] in sizes[first + $0] }
    }

    private func along(_ size: CGSize) -> CGFloat { stacksVertically ? size.height : size.width }

    private var isEstimated: Bool { template.leaves.contains { !$0.estimatedAxes.isEmpty } }

    /// Whether the number of items in a group depends on their sizes.
    private var isRagged: Bool {
        let group = section.group
        guard group.count == nil else { return false }
        let (axis, dimension): (UIAxis, NSCollectionLayoutDimension)
        switch group.arrangement {
        case .horizontal: (axis, dimension) = (.horizontal, group.layoutSize.widthDimension)
        case .vertical: (axis, dimension) = (.vertical, group.layoutSize.heightDimension)
        case .custom: return false
        }
        return !dimension.isEstimated && template.leaves.contains { $0.estimatedAxes.contains(axis) }
    }

    private func arrange() {
        solutions = [:]
        (starts, firsts) = (nil, nil)
        let capacity = template.leaves.count
        guard capacity > 0, count > 0 else { return groupCount = 0 }
        if isRagged { return arrangeRagged(from: 0) }
        groupCount = (count + capacity - 1) / capacity
        let last = count - (groupCount - 1) * capacity
        let endsShort =
            last < capacity
            && section.group.layoutSize.estimatedAxes.contains(stacksVertically ? .vertical : .horizontal)
        guard isEstimated || endsShort else { return }
        var starts = [CGFloat](repeating: 0, count: groupCount + 1)
        let step = along(template.size) + section.interGroupSpacing
        for group in 0...groupCount { starts[group] = CGFloat(group) * step }
        self.starts = starts
        var changed = Set(sizes.keys.map { $0 / capacity })
        changed.insert(groupCount - 1)
        resolve(changed.filter { $0 < groupCount })
    }

    /// Computes groups again, and moves those after them.
    private func resolve(_ groups: Set<Int>) {
        guard var starts, let first = groups.min() else { return }
        let template = along(template.size)
        for group in groups { solutions[group] = solve(group) }
        for group in first..<groupCount {
            let length = solutions[group].map { along($0.size) } ?? template
            starts[group + 1] = starts[group] + length + section.interGroupSpacing
        }
        self.starts = starts
    }

    private func solve(_ group: Int) -> GroupSolution {
        let first = first(of: group)
        let maximum = firsts == nil ? min(template.leaves.count, count - first) : count - first
        return solver(first).solve(section.group, in: groupContainer, available: maximum)
    }

    /// Computes the groups from one on, each with as many items as fit.
    private func arrangeRagged(from group: Int) {
        var firsts = Array((self.firsts ?? []).prefix(group))
        var starts = Array((self.starts ?? [0]).prefix(group + 1))
        var first = self.firsts.map { group < $0.count ? $0[group] : count } ?? 0
        while first < count {
            let solution = solver(first).solve(section.group, in: groupContainer, available: count - first)
            guard !solution.leaves.isEmpty else { break }
            solutions[firsts.count] = solution
            firsts.append(first)
            starts.append((starts.last ?? 0) + along(solution.size) + section.interGroupSpacing)
            first += solution.leaves.count
        }
        (self.firsts, self.starts, groupCount) = (firsts, starts, firsts.count)
    }

    private func first(of group: Int) -> Int { firsts?[group] ?? group * template.leaves.count }

    private func group(of item: Int) -> Int {
        guard let firsts else { return item / max(template.leaves.count, 1) }
        return max(firsts.indices.partitioningIndex { firsts[$0] > item } - 1, 0)
    }

    func start(of group: Int) -> CGFloat {
        starts?[group] ?? CGFloat(group) * (along(template.size) + section.interGroupSpacing)
    }

    private func solution(of group: Int) -> GroupSolution {
        if let known = solutions[group] { return known }
        guard count - first(of: group) < template.leaves.count else { return template }
        let solution = solve(group)
        solutions[group] = solution
        return solution
    }

    /// The length of all groups along their stack.
    private var stackLength: CGFloat {
        groupCount == 0 ? 0 : max(start(of: groupCount) - section.interGroupSpacing, 0)
    }

    /// The starts of the groups and the length of the first, for a section that scrolls by groups.
    var stops: (starts: [CGFloat], length: CGFloat) {
        ((0..<groupCount).map { start(of: $0) }, groupCount == 0 ? 0 : along(solution(of: 0).size))
    }

    /// Takes the size that a cell prefers; returns whether places changed.
    func updateSize(_ size: CGSize, item: Int) -> Bool {
        guard item < count, sizes[item] != size else { return false }
        sizes[item] = size
        let group = group(of: item)
        if firsts != nil { arrangeRagged(from: group) } else { resolve([group]) }
        return true
    }

    /// Takes the size that a boundary view prefers; returns whether places changed.
    func updateSize(_ size: CGSize, boundary: Int) -> Bool {
        guard boundarySizes[boundary] != size else { return false }
        boundarySizes[boundary] = size
        return true
    }

    // MARK: Boundaries

    /// The size of a boundary view.
    func size(ofBoundary index: Int) -> CGSize {
        let item = section.boundarySupplementaryItems[index]
        let inset = boundaryInsets
        let container = CGSize(
            width: max(area.width - (isVertical ? inset.leading + inset.trailing : 0), 0),
            height: max(area.height - (isVertical ? 0 : inset.top + inset.bottom), 0))
        var size = item.layoutSize.size(in: container)
        if let known = boundarySizes[index] {
            if item.layoutSize.widthDimension.isEstimated { size.width = known.width }
            if item.layoutSize.heightDimension.isEstimated { size.height = known.height }
        }
        return size
    }

    /// The space above the header of a list.
    private var headerPadding: CGFloat {
        guard isVertical, let list = section.list, list.headerMode == .supplementary else { return 0 }
        return max(list.headerTopPadding ?? (list.appearance == .plain ? 22 : 0), 0)
    }

    /// The lengths that boundary views add before and after the content.
    private var extents: (before: CGFloat, after: CGFloat) {
        var extents: (before: CGFloat, after: CGFloat) = (0, 0)
        for (index, item) in section.boundarySupplementaryItems.enumerated() where item.extendsBoundary {
            let (edges, size) = (item.alignment.edges, size(ofBoundary: index))
            let length = isVertical ? size.height : size.width
            if edges.contains(isVertical ? .top : .leading) { extents.before = max(extents.before, length) }
            if edges.contains(isVertical ? .bottom : .trailing) { extents.after = max(extents.after, length) }
        }
        if extents.before > 0 { extents.before += headerPadding }
        return extents
    }

    /// The length of the section along the layout.
    var length: CGFloat {
        let extents = extents
        return extents.before + (isVertical ? insets.top + insets.bottom : insets.leading + insets.trailing)
            + contentLength + extents.after
    }

    /// The length of the groups along the layout.
    private var contentLength: CGFloat {
        guard section.scrollsOrthogonally else { return stackLength }
        guard groupCount > 0 else { return 0 }
        func across(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
        return solutions.values.reduce(across(template.size)) { max($0, across($1.size)) }
    }

    /// The frame of the section in the content.
    var frame: CGRect {
        isVertical
            ? CGRect(x: 0, y: origin, width: area.width, height: length)
            : CGRect(x: origin, y: 0, width: length, height: area.height)
    }

    /// The part of the content that scrolls across the layout.
    var band: CGRect {
        let extents = extents
        return isVertical
            ? CGRect(x: 0, y: origin + extents.before + insets.top, width: area.width, height: contentLength)
            : CGRect(x: origin + extents.before + insets.leading, y: 0, width: contentLength, height: area.height)
    }

    /// The length of what scrolls across the layout.
    var scrolledLength: CGFloat {
        stackLength + (stacksVertically ? insets.top + insets.bottom : insets.leading + insets.trailing)
    }

    // MARK: Items

    /// The place of the first group.
    private var contentOrigin: CGPoint {
        let before = extents.before
        return isVertical
            ? CGPoint(x: insets.leading, y: origin + before + insets.top)
            : CGPoint(x: origin + before + insets.leading, y: insets.top)
    }

    private func origin(of group: Int) -> CGPoint {
        var origin = contentOrigin
        if stacksVertically { origin.y += start(of: group) } else { origin.x += start(of: group) }
        return origin
    }

    /// The groups that intersect a rectangle of the content.
    private func groups(in rect: CGRect) -> Range<Int> {
        let base = stacksVertically ? contentOrigin.y : contentOrigin.x
        let (low, high) = stacksVertically ? (rect.minY - base, rect.maxY - base) : (rect.minX - base, rect.maxX - base)
        let first = (0..<groupCount).partitioningIndex { start(of: $0 + 1) > low }
        let end = (0..<groupCount).partitioningIndex { start(of: $0) >= high }
        return first..<max(first, end)
    }

    /// A cell or a supplementary view of an item.
    struct Place {
        var item: Int
        var frame: CGRect
        var zIndex: Int
        var estimatedAxes: UIAxis
        var extra: NSCollectionLayoutSupplementaryItem?
    }

    /// The cells and supplementary views in a rectangle of the content.
    func places(in rect: CGRect) -> [Place] {
        groups(in: rect).flatMap { group in
            let (first, origin, solution) = (first(of: group), origin(of: group), solution(of: group))
            let cells = solution.leaves.indices.map { place(first, $0, solution, origin) }
            let extras = solution.extras.map { place(first, $0, origin) }
            return (cells + extras).filter { $0.item < count && $0.frame.intersects(rect) }
        }
    }

    func place(of item: Int) -> Place? {
        guard (0..<count).contains(item), groupCount > 0 else { return nil }
        let group = group(of: item)
        let (first, solution) = (first(of: group), solution(of: group))
        guard solution.leaves.indices.contains(item - first) else { return nil }
        return place(first, item - first, solution, origin(of: group))
    }

    func place(ofKind kind: String, item: Int) -> Place? {
        guard (0..<count).contains(item), groupCount > 0 else { return nil }
        let group = group(of: item)
        let (first, origin) = (first(of: group), origin(of: group))
        return solution(of: group).extras.first { $0.item.elementKind == kind && $0.leaf == item - first }
            .map { place(first, $0, origin) }
    }

    private func place(_ first: Int, _ leaf: Int, _ solution: GroupSolution, _ origin: CGPoint) -> Place {
        let leafPlace = solution.leaves[leaf]
        return Place(
            item: first + leaf, frame: leafPlace.frame.offsetBy(dx: origin.x, dy: origin.y), zIndex: leafPlace.zIndex,
            estimatedAxes: leafPlace.estimatedAxes)
    }

    private func place(_ first: Int, _ extra: GroupSolution.Extra, _ origin: CGPoint) -> Place {
        Place(
            item: first + extra.leaf, frame: extra.frame.offsetBy(dx: origin.x, dy: origin.y),
            zIndex: extra.item.zIndex,
            estimatedAxes: extra.item.layoutSize.estimatedAxes, extra: extra.item)
    }

    /// The frame of a boundary view; a pinned one stays in the visible rectangle.
    func frame(ofBoundary index: Int, visible: CGRect) -> CGRect {
        let item = section.boundarySupplementaryItems[index]
        let inset = boundaryInsets
        var area = frame
        if isVertical {
            area.origin.x += inset.leading
            area.size.width -= inset.leading + inset.trailing
        } else {
            area.origin.y += inset.top
            area.size.height -= inset.top + inset.bottom
        }
        if item.alignment.edges.contains(.top) {
            area.origin.y += headerPadding
            area.size.height -= headerPadding
        }
        return item.place(size(ofBoundary: index), in: area, visible: visible, isVertical: isVertical)
    }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
    /// Returns the frame of the view at its edge of an area.
    func place(_ size: CGSize, in area: CGRect, visible: CGRect, isVertical: Bool) -> CGRect {
        let edges = alignment.edges
        func place(_ isStart: Bool, _ isEnd: Bool, _ low: CGFloat, _ length: CGFloat, _ own: CGFloat) -> CGFloat {
            isStart ? low : isEnd ? low + length - own : low + (length - own) / 2
        }
        let x = place(edges.contains(.leading), edges.contains(.trailing), area.minX, area.width, size.width)
        let y = place(edges.contains(.top), edges.contains(.bottom), area.minY, area.height, size.height)
        var frame = CGRect(origin: CGPoint(x: x + offset.x, y: y + offset.y), size: size)
        guard pinToVisibleBounds else { return frame }
        if isVertical {
            if edges.contains(.bottom) {
                frame.origin.y = min(frame.minY, max(visible.maxY - size.height, area.minY))
            } else {
                frame.origin.y = max(frame.minY, min(visible.minY, area.maxY - size.height))
            }
        } else if edges.contains(.trailing) {
            frame.origin.x = min(frame.minX, max(visible.maxX - size.width, area.minX))
        } else {
            frame.origin.x = max(frame.minX, min(visible.minX, area.maxX - size.width))
        }
        return frame
    }
}
