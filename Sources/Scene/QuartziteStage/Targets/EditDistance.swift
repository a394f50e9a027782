/// The minimum number of insertions, deletions and replacements of characters that turn one word into the other.
package func editDistance(_ a: String, _ b: String) -> Int {
    let (a, b) = (Array(a), Array(b))
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
        var diagonal = row[0]
        row[0] = i + 1
        for (j, y) in b.enumerated() {
            let replaced = diagonal + (x == y ? 0 : 1)
            diagonal = row[j + 1]
            row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
        }
    }
    return row[b.count]
}

/// Returns up to three names that are similar to `word`, the most similar first.
package func suggestions(for word: String, among names: [String]) -> [String] {
    let word = word.lowercased()
    return names.map { (name: $0, distance: editDistance(word, $0.lowercased())) }
        .filter { $0.distance <= max(1, word.count / 2) || $0.name.lowercased().hasPrefix(word) }
        .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
        .prefix(3).map(\.name)
}
