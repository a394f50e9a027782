import Foundation

/// A file that holds one value as JSON.
///
/// The file is replaced as a whole: a crash while it is being written leaves the former contents.
struct JSONFile<Content: Codable> {
    /// What was found at the file's place.
    enum Loading {
        /// The contents of the file.
        case content(Content)
        /// No file, or an empty one.
        case nothing
        /// Damaged contents, which are now in another file, so that a new file does not replace them.
        case setAside(URL)
        /// Contents that can be neither read nor moved, and must not be replaced.
        case unreadable
    }

    let url: URL

    /// The size of the largest file that is read, in bytes.
    ///
    /// A file of the app is far smaller, so a larger one is damaged.
    static var sizeLimit: Int { 1_000_000 }

    /// Reads the file, and sets it aside if it is damaged.
    func load() -> Loading {
        let files = FileManager.default
        guard files.fileExists(atPath: url.path) else { return .nothing }
        guard let size = try? files.attributesOfItem(atPath: url.path)[.size] as? Int else { return .unreadable }
        if size == 0 { return .nothing }
        if size <= Self.sizeLimit {
            guard let data = try? Data(contentsOf: url) else { return setAside() }
            if let content = try? JSONDecoder().decode(Content.self, from: data) { return .content(content) }
        }
        return setAside()
    }

    /// Replaces the contents, and creates the folder of the file if necessary.
    func save(_ content: Content) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        let data = try encoder.encode(content)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url, options: .atomic)
    }

    /// Renames the file to a name that is free, such as `history.damaged-2.json`.
    private func setAside() -> Loading {
        let files = FileManager.default
        let (folder, name) = (url.deletingLastPathComponent(), url.deletingPathExtension().lastPathComponent)
        for number in 1...99 {
            let place = folder.appendingPathComponent("\(name).damaged-\(number).\(url.pathExtension)")
            if files.fileExists(atPath: place.path) { continue }
            do {
                try files.moveItem(at: url, to: place)
                return .setAside(place)
            } catch {
                return .unreadable
            }
        }
        return .unreadable
    }
}
