/// Finds the files that match the patterns of a podspec.
struct PodspecFiles {
    let folder: String
    let excluded: [String]
    let files: CheckoutFiles

    /// Returns the matching files and folders without duplicates, in alphabetical order.
    func matching(_ patterns: [String]) -> [String] {
        let omitted = excluded.flatMap { [GlobPattern($0), GlobPattern($0 + "/**")] }
        var found: Set<String> = []
        for pattern in patterns {
            let start = GlobPattern.folder(of: pattern)
            guard case .found(let place) = files.lookup(start.isEmpty ? "." : start, in: folder) else { continue }
            guard files.isFolder(place) else {
                found.insert(place)
                continue
            }
            if start == pattern, SynchronizedFolder.packages.contains(place.fileExtension) {
                found.insert(place)
                continue
            }
            let globs = [GlobPattern(pattern), GlobPattern(pattern.hasSuffix("/") ? pattern + "**" : pattern + "/*")]
            files.visit(place) { path, isFolder in
                let name = String(path.dropFirst(folder.count + 1))
                if omitted.contains(where: { $0.matches(name) }) { return false }
                let isWhole = isFolder && SynchronizedFolder.packages.contains(path.fileExtension)
                if !isFolder || isWhole, globs.contains(where: { $0.matches(name) }) { found.insert(path) }
                return !isWhole
            }
        }
        return found.sorted()
    }
}
