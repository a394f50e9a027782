import QuartzCore

/// The rows or items of a list that were announced before they become visible.
struct Prefetching {
    private var announced: Set<IndexPath> = []

    /// Returns the paths to announce: as many as are visible, after the last visible one, each once.
    ///
    /// - Parameters:
    ///   - visible: The visible paths, in any order.
    ///   - counts: The number of rows or items in each section.
    mutating func next(after visible: [IndexPath], counts: [Int]) -> [IndexPath] {
        guard let last = visible.max() else { return [] }
        var (section, row) = (last.section, last.row + 1)
        var found: [IndexPath] = []
        var left = visible.count
        while left > 0, counts.indices.contains(section) {
            guard row < counts[section] else {
                (section, row) = (section + 1, 0)
                continue
            }
            let path = IndexPath(row: row, section: section)
            if announced.insert(path).inserted { found.append(path) }
            row += 1
            left -= 1
        }
        return found
    }
}

/// An object that prepares the data of rows before they become visible.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: AnyObject {
    /// Rows will probably become visible soon.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Announced rows are no longer expected; optional, and never called.
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
    /// Announced items are no longer expected; optional, and never called.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}
