import QuartziteUICore

/// The places of the cells and supplementary views of a group.
struct GroupSolution {
    /// A cell.
    struct Leaf {
        /// The place, with the insets and spaces of the item.
        var frame: CGRect
        var zIndex = 0
        /// The axes along which the cell determines its size.
        var estimatedAxes: UIAxis = []
    }

    /// A supplementary view.
    struct Extra {
        let item: NSCollectionLayoutSupplementaryItem
        var frame: CGRect
        /// The index of the cell to which it belongs.
        var leaf: Int
    }

    var size = CGSize.zero
    var leaves: [Leaf] = []
    var extras: [Extra] = []

    mutating func add(_ other: GroupSolution, at origin: CGPoint) {
        for extra in other.extras {
            var extra = extra
            extra.frame = extra.frame.offsetBy(dx: origin.x, dy: origin.y)
            extra.leaf += leaves.count
            extras.append(extra)
        }
        for leaf in other.leaves {
            var leaf = leaf
            leaf.frame = leaf.frame.offsetBy(dx: origin.x, dy: origin.y)
            leaves.append(leaf)
        }
    }
}

/// Computes the places in a group.
@MainActor struct GroupSolver {
    /// The largest number of cells in a group, however small they are.
    private static let maximum = 10_000

    let environment: LayoutEnvironment
    /// Returns the size that the cell of an item prefers, if it is known; the item is an index in the group.
    var measured: (Int) -> CGSize? = { _ in nil }

    /// Returns the solution for as many of the next items as fit.
    ///
    /// - Parameters:
    ///   - group: The group.
    ///   - container: The size of what contains the group.
    ///   - available: The number of items that are left.
    ///   - first: The index of the first item, as passed to `measured`.
    func solve(
        _ group: NSCollectionLayoutGroup, in container: CGSize, available: Int, first: Int = 0
    ) -> GroupSolution {
        let outer = group.layoutSize.size(in: container)
        let insets = group.contentInsets
        let inner = CGSize(
            width: max(outer.width - insets.leading - insets.trailing, 0),
            height: max(outer.height - insets.top - insets.bottom, 0))
        var solution: GroupSolution
        switch group.arrangement {
        case .custom(let provider):
            solution = GroupSolution()
            solution.leaves = provider(environment.resized(to: inner)).prefix(available).map {
                GroupSolution.Leaf(frame: $0.frame, zIndex: $0.zIndex)
            }
            solution.size = inner
        case .horizontal: solution = line(group, inner, available, first, isHorizontal: true)
        case .vertical: solution = line(group, inner, available, first, isHorizontal: false)
        }
        let axes = group.layoutSize.estimatedAxes
        if !axes.contains(.horizontal) { solution.size.width = inner.width }
        if !axes.contains(.vertical) { solution.size.height = inner.height }
        var whole = GroupSolution()
        whole.size = CGSize(
            width: solution.size.width + insets.leading + insets.trailing,
            height: solution.size.height + insets.top + insets.bottom)
        whole.add(solution, at: CGPoint(x: insets.leading, y: insets.top))
        for item in group.supplementaryItems {
            let rect = CGRect(origin: .zero, size: whole.size)
            let size = item.layoutSize.size(in: rect.size)
            whole.extras.append(GroupSolution.Extra(item: item, frame: item.frame(in: rect, size: size), leaf: 0))
        }
        return whole
    }

    /// A subitem in a row or a column.
    private struct Part {
        let item: NSCollectionLayoutItem
        var solution: GroupSolution
        /// The spaces before and after it along the line, and before it across the line.
        var before: NSCollectionLayoutSpacing?
        var after: NSCollectionLayoutSpacing?
    }

    private func line(
        _ group: NSCollectionLayoutGroup, _ inner: CGSize, _ available: Int, _ first: Int, isHorizontal: Bool
    ) -> GroupSolution {
        func along(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
        let spacing = group.interItemSpacing?.spacing ?? 0
        let hasEnd = !(isHorizontal ? group.layoutSize.widthDimension : group.layoutSize.heightDimension).isEstimated
        let limit = along(inner) + 0.01
        // Fractions are those of the length without the spaces between as many items as the fractions make room for.
        var inner = inner
        if let count = group.countOfFractions(isHorizontal: isHorizontal) {
            let spaces = min(CGFloat(count - 1) * spacing, along(inner))
            if isHorizontal { inner.width -= spaces } else { inner.height -= spaces }
        }
        let whole = limit - 0.01
        let share =
            group.sharesLength ? group.count.map { (whole - CGFloat($0 - 1) * spacing) / CGFloat($0) } : nil
        var parts: [Part] = []
        var (used, placedCount) = (CGFloat(0), 0)
        let maximum = group.count ?? (group.subitems.isEmpty ? 0 : hasEnd ? Self.maximum : group.subitems.count)
        while parts.count < maximum, placedCount < available {
            let item = group.subitems[parts.count % group.subitems.count]
            let solution = solve(
                item, in: inner, available: available - placedCount, first: first + placedCount, share: share,
                isHorizontal: isHorizontal)
            let edges = item.edgeSpacing
            let part = Part(
                item: item, solution: solution, before: isHorizontal ? edges?.leading : edges?.top,
                after: isHorizontal ? edges?.trailing : edges?.bottom)
            let length = along(solution.size) + (part.before?.spacing ?? 0) + (part.after?.spacing ?? 0)
            let desired = used + (parts.isEmpty ? 0 : spacing) + length
            if !parts.isEmpty, hasEnd, group.count == nil, desired > limit { break }
            // Items without a length would never fill the group.
            if length <= 0, parts.count >= group.subitems.count, group.count == nil { break }
            used = desired
            placedCount += solution.leaves.count
            parts.append(part)
            if solution.leaves.isEmpty { break }
        }
        return place(parts, group, rest: hasEnd ? max(whole - used, 0) : 0, inner, isHorizontal: isHorizontal)
    }

    private func solve(
        _ item: NSCollectionLayoutItem, in inner: CGSize, available: Int, first: Int, share: CGFloat?,
        isHorizontal: Bool
    ) -> GroupSolution {
        if let group = item as? NSCollectionLayoutGroup {
            return solve(group, in: inner, available: available, first: first)
        }
        var size = item.layoutSize.size(in: inner)
        if let share { if isHorizontal { size.width = share } else { size.height = share } }
        let axes = item.layoutSize.estimatedAxes
        if !axes.isEmpty, let known = measured(first) {
            if axes.contains(.horizontal) { size.width = known.width }
            if axes.contains(.vertical) { size.height = known.height }
        }
        var insets = item.contentInsets
        if axes.contains(.horizontal) { (insets.leading, insets.trailing) = (0, 0) }
        if axes.contains(.vertical) { (insets.top, insets.bottom) = (0, 0) }
        let frame = CGRect(
            x: insets.leading, y: insets.top, width: max(size.width - insets.leading - insets.trailing, 0),
            height: max(size.height - insets.top - insets.bottom, 0))
        var solution = GroupSolution(size: size)
        solution.leaves = [GroupSolution.Leaf(frame: frame, estimatedAxes: axes)]
        solution.extras = item.supplementaryItems.map { extra in
            let size = extra.layoutSize.size(in: frame.size)
            return GroupSolution.Extra(item: extra, frame: extra.frame(in: frame, size: size), leaf: 0)
        }
        return solution
    }

    private func place(
        _ parts: [Part], _ group: NSCollectionLayoutGroup, rest: CGFloat, _ inner: CGSize, isHorizontal: Bool
    ) -> GroupSolution {
        let spacing = group.interItemSpacing
        var flexible = spacing?.isFlexibleSpacing == true ? parts.count - 1 : 0
        for part in parts {
            flexible +=
                (part.before?.isFlexibleSpacing == true ? 1 : 0) + (part.after?.isFlexibleSpacing == true ? 1 : 0)
        }
        let growth = flexible > 0 ? rest / CGFloat(flexible) : 0
        func length(_ space: NSCollectionLayoutSpacing?) -> CGFloat {
            (space?.spacing ?? 0) + (space?.isFlexibleSpacing == true ? growth : 0)
        }
        var solution = GroupSolution()
        var (position, thickness) = (CGFloat(0), CGFloat(0))
        let uniform = parts.reduce(CGFloat(0)) { largest, part in
            let dimension = isHorizontal ? part.item.layoutSize.heightDimension : part.item.layoutSize.widthDimension
            guard dimension.isUniformAcrossSiblings else { return largest }
            return max(largest, isHorizontal ? part.solution.size.height : part.solution.size.width)
        }
        for (index, part) in parts.enumerated() {
            if index > 0 { position += length(spacing) }
            position += length(part.before)
            var inside = part.solution
            let dimension = isHorizontal ? part.item.layoutSize.heightDimension : part.item.layoutSize.widthDimension
            if dimension.isUniformAcrossSiblings, inside.leaves.count == 1 {
                if isHorizontal {
                    (inside.size.height, inside.leaves[0].frame.size.height) = (uniform, uniform)
                } else {
                    (inside.size.width, inside.leaves[0].frame.size.width) = (uniform, uniform)
                }
            }
            let edges = part.item.edgeSpacing
            let (start, end) = isHorizontal ? (edges?.top, edges?.bottom) : (edges?.leading, edges?.trailing)
            let across = isHorizontal ? inside.size.height : inside.size.width
            let space = max(
                (isHorizontal ? inner.height : inner.width) - across - (start?.spacing ?? 0) - (end?.spacing ?? 0), 0)
            var side = start?.spacing ?? 0
            if start?.isFlexibleSpacing == true { side += end?.isFlexibleSpacing == true ? space / 2 : space }
            solution.add(inside, at: isHorizontal ? CGPoint(x: position, y: side) : CGPoint(x: side, y: position))
            position += (isHorizontal ? inside.size.width : inside.size.height) + length(part.after)
            thickness = max(thickness, side + across + (end?.spacing ?? 0))
        }
        solution.size =
            isHorizontal ? CGSize(width: position, height: thickness) : CGSize(width: thickness, height: position)
        return solution
    }
}

extension NSCollectionLayoutGroup {
    /// The number of subitems for which their fractions of the length make room.
    ///
    /// Nil unless all subitems have such fractions, and a fixed space lies between several of them.
    fileprivate func countOfFractions(isHorizontal: Bool) -> Int? {
        guard count == nil, let interItemSpacing, interItemSpacing.isFixedSpacing, !subitems.isEmpty else { return nil }
        var (sum, number) = (CGFloat(0), 0)
        while number < 1000 {
            let size = subitems[number % subitems.count].layoutSize
            let length = isHorizontal ? size.widthDimension : size.heightDimension
            guard isHorizontal ? length.isFractionalWidth : length.isFractionalHeight, length.dimension > 0 else {
                return nil
            }
            sum += length.dimension
            if sum > 1.0001 { break }
            number += 1
        }
        return number > 1 ? number : nil
    }
}
