import QuartzCore
import Synchronization

/// An index of a folder and its subfolders: the images by the names they would have in an app's bundle, and the sets of
/// asset catalogs.
///
/// An image is found by its file name in any subfolder, or by its path relative to the top. A set is found by the name
/// of its folder in any folder of an asset catalog (interface_builder_segues.md I113). The folders are scanned when the
/// first name is requested; the contents of sets are not read.
final class PictureTree: Sendable {
    struct File: Equatable {
        let path: String
        let scale: CGFloat
        /// The extension with the dot.
        let suffix: String
    }

    /// The kinds of sets, by the extensions of their folders.
    enum SetKind: String, CaseIterable {
        case image = "imageset"
        case color = "colorset"
        case data = "dataset"
        case symbol = "symbolset"
    }

    struct SetKey: Hashable {
        let kind: SetKind
        let name: String
    }

    /// The files by name, the folders of sets by kind and name, and the folders of catalogs that could not be read.
    struct Index {
        var files: [String: [File]] = [:]
        var sets: [SetKey: [String]] = [:]
        var unreadable: [String: AssetError] = [:]
    }

    /// The maximum number of files and folders to scan; further ones are ignored.
    static let maximumEntries = 20_000
    private static let maximumDepth = 32

    private let top: String
    private let index = Mutex<Index?>(nil)

    init(_ top: String) { self.top = top }

    private var scanned: Index {
        index.withLock { index in
            let known = index ?? Self.read(top)
            index = known
            return known
        }
    }

    /// The groups of catalogs whose contents file could not be read, with the reasons.
    var unreadable: [String: AssetError] { scanned.unreadable }

    /// Returns the folders of the sets with a name, in the order in which they were found.
    func sets(_ kind: SetKind, named name: String) -> [String] { scanned.sets[SetKey(kind: kind, name: name)] ?? [] }

    /// Returns the names of the sets of a kind, in no particular order.
    func names(of kind: SetKind) -> [String] { scanned.sets.keys.filter { $0.kind == kind }.map(\.name) }

    /// Returns the files that may contain an image, the best match for the screen first.
    func files(for name: ImageName, screenScale: CGFloat) -> [File] {
        let files = scanned.files[name.base] ?? []
        func rank(_ file: File) -> [CGFloat] {
            let isAsked = name.suffix.map { $0.lowercased() == file.suffix.lowercased() } ?? true
            let distance = file.scale >= screenScale ? file.scale - screenScale : 100 - file.scale
            let kind = ImageName.extensions.firstIndex { "." + $0 == file.suffix.lowercased() } ?? 0
            return [isAsked ? 0 : 1, distance, CGFloat(kind)]
        }
        let fitting = name.suffix == nil ? files : files.filter { rank($0)[0] == 0 }
        return fitting.enumerated()
            .sorted {
                (rank($0.element) + [CGFloat($0.offset)]).lexicographicallyPrecedes(
                    rank($1.element) + [CGFloat($1.offset)])
            }
            .map(\.element)
    }

    // MARK: Scanning

    private static func read(_ top: String) -> Index {
        var reader = Reader()
        if (top as NSString).pathExtension == "xcassets" {
            reader.readCatalog(top, namespace: "", depth: 0)
        } else {
            reader.readFolder(top, under: "", depth: 0)
        }
        return reader.index
    }

    private struct Reader {
        var index = Index()
        private var entries = 0
        /// The folders scanned so far, to stop at cyclic links.
        private var seen: Set<String> = []

        mutating func readFolder(_ path: String, under prefix: String, depth: Int) {
            for (name, inner) in enter(path, depth) {
                if !isFolder(inner) {
                    addFile(inner, named: name, under: prefix)
                } else if name.hasSuffix(".xcassets") {
                    readCatalog(inner, namespace: "", depth: depth + 1)
                } else {
                    readFolder(inner, under: prefix + name + "/", depth: depth + 1)
                }
            }
        }

        /// Reads a folder of a catalog, whose sets are not read themselves.
        mutating func readCatalog(_ path: String, namespace: String, depth: Int) {
            for (name, inner) in enter(path, depth) where name != "Contents.json" {
                let ending = (name as NSString).pathExtension
                let base = (name as NSString).deletingPathExtension
                if let kind = SetKind(rawValue: ending) {
                    index.sets[SetKey(kind: kind, name: namespace + base), default: []].append(inner)
                } else if ending.isEmpty, isFolder(inner) {
                    readCatalog(
                        inner, namespace: providesNamespace(inner) ? namespace + name + "/" : namespace,
                        depth: depth + 1)
                } else if ending == "spriteatlas" {
                    readCatalog(inner, namespace: namespace, depth: depth + 1)
                }
            }
        }

        private mutating func providesNamespace(_ path: String) -> Bool {
            do {
                return try AssetContents(folder: path)?.properties?.providesNamespace == true
            } catch {
                index.unreadable[path] = (error as? AssetError) ?? .damaged
                return false
            }
        }

        /// Returns the names and paths in a folder, sorted, unless it was scanned before.
        private mutating func enter(_ path: String, _ depth: Int) -> [(name: String, path: String)] {
            let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
            guard depth <= maximumDepth, seen.insert(real).inserted,
                let names = try? FileManager.default.contentsOfDirectory(atPath: path)
            else { return [] }
            let shown = names.filter { !$0.hasPrefix(".") }.sorted().prefix(max(maximumEntries - entries, 0))
            entries += shown.count
            return shown.map { ($0, path + "/" + $0) }
        }

        private mutating func addFile(_ path: String, named name: String, under prefix: String) {
            let ending = (path as NSString).pathExtension
            guard ImageName.extensions.contains(ending.lowercased()) else { return }
            let file = File(path: path, scale: ImageName.scale(ofFile: path), suffix: "." + ending)
            let base = ImageName(name).unmarked
            for key in prefix.isEmpty ? [base] : [base, prefix + base] { index.files[key, default: []].append(file) }
        }

        private func isFolder(_ path: String) -> Bool {
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
        }
    }
}
