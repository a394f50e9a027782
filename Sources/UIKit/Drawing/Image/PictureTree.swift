import QuartzCore
import Synchronization

/// An index of the images in a folder and its subfolders, by the names they would have in an app's bundle.
///
/// An image is found by its file name in any subfolder, or by its path relative to the top. An image in an asset
/// catalog is found by the name of its image set. The folders are scanned when the first image is requested.
final class PictureTree: Sendable {
    struct File: Equatable {
        let path: String
        let scale: CGFloat
        /// The extension with the dot.
        let suffix: String
        let isInCatalog: Bool
    }

    /// The maximum number of files and folders to scan; further ones are ignored.
    static let mostEntries = 20_000
    private static let deepest = 32

    private let top: String
    private let index = Mutex<[String: [File]]?>(nil)

    init(_ top: String) { self.top = top }

    /// Returns the files that may contain an image, the best match for the screen first.
    func files(for name: ImageName, screenScale: CGFloat) -> [File] {
        let files = index.withLock { index in
            let known = index ?? Self.read(top)
            index = known
            return known[name.base] ?? []
        }
        func rank(_ file: File) -> [CGFloat] {
            let isAsked = name.suffix.map { $0.lowercased() == file.suffix.lowercased() } ?? true
            let distance = file.scale >= screenScale ? file.scale - screenScale : 100 - file.scale
            let kind = ImageName.extensions.firstIndex { "." + $0 == file.suffix.lowercased() } ?? 0
            return [isAsked || file.isInCatalog ? 0 : 1, distance, CGFloat(kind)]
        }
        let fitting = name.suffix == nil ? files : files.filter { $0.isInCatalog || rank($0)[0] == 0 }
        return fitting.enumerated()
            .sorted {
                (rank($0.element) + [CGFloat($0.offset)]).lexicographicallyPrecedes(
                    rank($1.element) + [CGFloat($1.offset)])
            }
            .map(\.element)
    }

    // MARK: Scanning

    private static func read(_ top: String) -> [String: [File]] {
        var reader = Reader()
        reader.readFolder(top, under: "", namespace: "", depth: 0)
        return reader.index
    }

    private struct Reader {
        var index: [String: [File]] = [:]
        private var entries = 0
        /// The folders scanned so far, to stop at cyclic links.
        private var seen: Set<String> = []

        mutating func readFolder(_ path: String, under prefix: String, namespace: String, depth: Int) {
            let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
            guard depth <= deepest, seen.insert(real).inserted,
                let names = try? FileManager.default.contentsOfDirectory(atPath: path)
            else { return }
            for name in names.sorted() where !name.hasPrefix(".") {
                entries += 1
                guard entries <= mostEntries else { return }
                let inner = (path as NSString).appendingPathComponent(name)
                if isFolder(inner) {
                    if name.hasSuffix(".imageset") {
                        readImageSet(inner, namespace + name.dropLast(".imageset".count))
                    } else {
                        let provides = Contents(folder: inner)?.properties?.providesNamespace == true
                        readFolder(
                            inner, under: prefix + name + "/", namespace: provides ? namespace + name + "/" : namespace,
                            depth: depth + 1)
                    }
                } else if let file = file(inner) {
                    let base = ImageName(name).unmarked
                    for key in prefix.isEmpty ? [base] : [base, prefix + base] { index[key, default: []].append(file) }
                }
            }
        }

        /// Adds the images of an image set; without a readable contents file, all images in its folder.
        private mutating func readImageSet(_ path: String, _ name: String) {
            if let images = Contents(folder: path)?.images {
                for image in images where image.appearances == nil {
                    guard let filename = image.filename, !filename.contains("/") else { continue }
                    let file = (path as NSString).appendingPathComponent(filename)
                    let scale = image.scale.flatMap { Double($0.prefix { $0 != "x" }) } ?? 1
                    let suffix = "." + (filename as NSString).pathExtension
                    index[name, default: []].append(
                        File(path: file, scale: CGFloat(max(1, scale)), suffix: suffix, isInCatalog: true))
                }
            } else {
                let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
                let files = names.sorted().compactMap { file((path as NSString).appendingPathComponent($0)) }
                index[name, default: []] += files.map {
                    File(path: $0.path, scale: $0.scale, suffix: $0.suffix, isInCatalog: true)
                }
            }
        }

        private func file(_ path: String) -> File? {
            let ending = (path as NSString).pathExtension
            guard ImageName.extensions.contains(ending.lowercased()) else { return nil }
            return File(path: path, scale: ImageName.scale(ofFile: path), suffix: "." + ending, isInCatalog: false)
        }

        private func isFolder(_ path: String) -> Bool {
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
        }
    }

    /// The contents of a `Contents.json` file in an asset catalog.
    private struct Contents: Decodable {
        struct Image: Decodable {
            struct Appearance: Decodable {}

            let filename: String?
            let scale: String?
            let appearances: [Appearance]?
        }

        struct Properties: Decodable {
            let providesNamespace: Bool?

            enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
        }

        let images: [Image]?
        let properties: Properties?

        init?(folder: String) {
            let path = (folder as NSString).appendingPathComponent("Contents.json")
            guard let data = FileManager.default.contents(atPath: path), data.count < 1 << 20,
                let contents = try? JSONDecoder().decode(Contents.self, from: data)
            else { return nil }
            self = contents
        }
    }
}
