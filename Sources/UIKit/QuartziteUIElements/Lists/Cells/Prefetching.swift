import QuartziteUICore

/// The rows or items of a list that were announced before they become visible.
struct Prefetching {
    private var announced: Set<IndexPath> = []
    /// The announced paths that were not visible since.
    private var expected: Set<IndexPath> = []

    /// Returns the paths to announce: as many as are visible, after the last visible one, each once.
    ///
    /// The announced paths that are no longer among them are cancelled, unless they were visible.
    ///
    /// - Parameters:
    ///   - visible: The visible paths, in any order.
    ///   - counts: The number of rows or items in each section.
    mutating func next(
        after visible: [IndexPath], counts: [Int]
    ) -> (announced: [IndexPath], cancelled: [IndexPath]) {
        guard let last = visible.max() else { return ([], []) }
        var (section, row) = (last.section, last.row + 1)
        var found: [IndexPath] = []
        var nearest: Set<IndexPath> = []
        var left = visible.count
        while left > 0, counts.indices.contains(section) {
            guard row < counts[section] else {
                (section, row) = (section + 1, 0)
                continue
            }
            let path = IndexPath(row: row, section: section)
            nearest.insert(path)
            if announced.insert(path).inserted { found.append(path) }
            row += 1
            left -= 1
        }
        expected.subtract(visible)
        let cancelled = expected.subtracting(nearest)
        announced.subtract(cancelled)
        expected = expected.intersection(nearest).union(found)
        return (found, cancelled.sorted())
    }
}

/// An object that prepares the data of rows before they become visible.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: AnyObject {
    /// Rows will probably become visible soon.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Tells the data source that rows it was asked to prefetch are no longer needed; optional.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Does nothing.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

/// An object that prepares the data of items before they become visible.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: AnyObject {
    /// Items will probably become visible soon.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    /// Announced items are no longer expected; optional.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}
