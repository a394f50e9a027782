import Foundation

/// Access to the files of a checkout, and only to these.
package struct CheckoutFiles: Sendable {
    /// The maximum size of a file that is read, in bytes.
    static let largestFile = 64 << 20
    /// The maximum number of entries of a folder and its subfolders that are visited.
    static let maximumEntries = 200_000
    /// The maximum depth of folders below the starting folder.
    static let maximumDepth = 32

    /// The absolute path of the checkout, with symbolic links resolved.
    package let root: String
    /// The paths of other folders whose files can be read.
    private var others: [String] = []

    /// The result of looking up a path.
    enum Lookup: Equatable {
        /// The path of an existing file or folder, spelled as in the file system.
        case found(String)
        /// The standardized path of a missing file.
        case missing(String)
        /// The path leads out of the checkout.
        case outside
    }

    /// Creates access to the files below `root`.
    package init(root: String) {
        self.root = Self.real(root) ?? Self.standardized(URL(filePath: root).path)
    }

    /// Adds folders outside the checkout whose files can be read.
    mutating func addRoots(_ folders: [String]) { others += folders.compactMap(Self.real) }

    /// Looks up a path, which is absolute or relative to `folder`.
    ///
    /// Like the file system of a Mac, the lookup ignores case and the composition of accents.
    func lookup(_ path: String, in folder: String) -> Lookup {
        let whole = Self.standardized(path.hasPrefix("/") ? path : folder + "/" + path)
        guard contains(whole) else { return .outside }
        if let real = Self.real(whole) { return contains(real) ? .found(whole) : .outside }
        guard let existing = spelling(of: whole), let real = Self.real(existing) else { return .missing(whole) }
        return contains(real) ? .found(existing) : .outside
    }

    /// Resolves all symbolic links; nil if the path does not exist.
    private static func real(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    /// Returns the type of a file as in its mode, and its size; nil if it does not exist.
    ///
    /// - Parameter followsLinks: Whether to follow symbolic links.
    private static func status(_ path: String, followsLinks: Bool) -> (type: mode_t, size: Int)? {
        var status = stat()
        guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
        return (status.st_mode & S_IFMT, Int(status.st_size))
    }

    /// Returns whether a standardized path is in the checkout.
    func contains(_ path: String) -> Bool {
        ([root] + others).contains { path == $0 || path.hasPrefix($0 == "/" ? $0 : $0 + "/") }
    }

    /// Returns the path relative to the checkout, for messages.
    package func relative(_ path: String) -> String {
        path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
    }

    /// Removes `.`, `..` and empty components without following symbolic links.
    static func standardized(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }

    /// Finds the entry that differs from `path` only in case and the composition of accents.
    private func spelling(of path: String) -> String? {
        var current = others.first { path.hasPrefix($0 + "/") } ?? root
        for part in path.dropFirst(current.count).split(separator: "/") {
            let next = current + "/" + part
            if Self.status(next, followsLinks: true) != nil {
                current = next
                continue
            }
            let names = (try? FileManager.default.contentsOfDirectory(atPath: current)) ?? []
            let desired = Self.folded(String(part))
            guard let name = names.sorted().first(where: { Self.folded($0) == desired }) else { return nil }
            current += "/" + name
        }
        return current
    }

    private static func folded(_ name: String) -> String { name.precomposedStringWithCanonicalMapping.lowercased() }

    /// Returns the contents of a regular file in the checkout, up to 64 MB.
    func contents(of path: String) throws(ProjectProblem) -> Data {
        guard let real = Self.real(path), let status = Self.status(real, followsLinks: true) else {
            throw ProjectProblem(.missing, path, "there is no such file")
        }
        guard contains(real) else { throw ProjectProblem(.outside, path, "the file is outside the checkout") }
        guard status.type == S_IFREG else { throw ProjectProblem(.unreadable, path, "not a regular file") }
        guard status.size <= Self.largestFile else { throw ProjectProblem(.tooLarge, path, "larger than 64 MB") }
        guard let data = FileManager.default.contents(atPath: real) else {
            throw ProjectProblem(.unreadable, path, "cannot be read")
        }
        return data
    }

    /// Returns the text of a file; bytes that are not UTF-8 become replacement characters.
    func text(of path: String) throws(ProjectProblem) -> String {
        String(decoding: try contents(of: path), as: UTF8.self)
    }

    /// Returns whether a path leads to a folder.
    func isFolder(_ path: String) -> Bool {
        Self.status(path, followsLinks: true)?.type == S_IFDIR
    }

    /// Visits the entries below a folder in alphabetical order, skipping hidden entries and symbolic links to folders.
    ///
    /// - Parameter visit: Receives the path and whether it is a folder, and returns whether to visit its entries.
    /// - Returns: Whether all entries were within the limits.
    @discardableResult
    func visit(_ folder: String, _ visit: (_ path: String, _ isFolder: Bool) -> Bool) -> Bool {
        var open = [(path: folder, depth: 0)]
        var (count, isComplete) = (0, true)
        while let (path, depth) = open.popLast() {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
            var folders: [(path: String, depth: Int)] = []
            for name in names.sorted() where !name.hasPrefix(".") {
                count += 1
                guard count <= Self.maximumEntries else { return false }
                let entry = path + "/" + name
                let type = Self.status(entry, followsLinks: false)?.type
                if type == S_IFLNK {
                    guard !isFolder(entry), let real = Self.real(entry), contains(real) else { continue }
                }
                guard visit(entry, type == S_IFDIR), type == S_IFDIR else { continue }
                if depth < Self.maximumDepth { folders.append((entry, depth + 1)) } else { isComplete = false }
            }
            open += folders.reversed()
        }
        return isComplete
    }
}
