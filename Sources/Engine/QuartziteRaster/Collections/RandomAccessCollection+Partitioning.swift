extension RandomAccessCollection {
    /// The index of the first element that satisfies a predicate, or `endIndex` if none does.
    ///
    /// The collection must be partitioned: once an element satisfies the predicate, all later ones do. Takes O(log *n*)
    /// calls of the predicate.
    @inlinable
    package func partitioningIndex(where belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Index {
        var start = startIndex
        var length = count
        while length > 0 {
            let half = length / 2
            let middle = index(start, offsetBy: half)
            if try belongsInSecondPartition(self[middle]) {
                length = half
            } else {
                start = index(after: middle)
                length -= half + 1
            }
        }
        return start
    }
}
