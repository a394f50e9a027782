import Media
import QuartzCore
import Synchronization

/// The folders that `UIImage(named:)` searches, and the images found in them.
package final class ImageCatalog: Sendable {
    /// The catalog of the current scene.
    package static var current: ImageCatalog {
        SceneContext.current.object(of: ImageCatalog.self) { ImageCatalog() }
    }

    /// The path of a file and, for vector files, the scale of the rendering.
    private struct FoundKey: Hashable {
        let path: String
        var scale: CGFloat?
    }

    private struct State {
        var folders: [String] = []
        var trees: [PictureTree] = []
        var found: [FoundKey: UIImage] = [:]
        var replacesMissing = false
        var placeholders: [String: UIImage] = [:]
        /// The errors of image files that could not be read, by path.
        var unreadable: [String: String] = [:]
        /// The placeholder names for which unreadable files exist.
        var unreadableNames: Set<String> = []
    }

    private let state = Mutex(State())

    /// Creates a catalog that searches only the main bundle.
    package init() {}

    // MARK: Locations

    /// Adds an image folder; the last one added is searched first, and the main bundle's resources last.
    package func addFolder(_ path: String) {
        state.withLock { state in
            state.folders.removeAll { $0 == path }
            state.folders.insert(path, at: 0)
            state.found = [:]
        }
    }

    /// Adds a folder with its subfolders and asset catalogs, such as a project's source folder.
    ///
    /// It is searched after the plain folders, and scanned when the first image is requested.
    package func addTree(_ path: String) {
        state.withLock { $0.trees.insert(PictureTree(path), at: 0) }
    }

    // MARK: Missing pictures

    /// Whether placeholders replace missing images; otherwise there is no image.
    package var replacesMissing: Bool {
        get { state.withLock { $0.replacesMissing } }
        set { state.withLock { $0.replacesMissing = newValue } }
    }

    /// The names of placeholders for which no file exists, sorted.
    package var missingNames: [String] {
        state.withLock { state in state.placeholders.keys.filter { !state.unreadableNames.contains($0) }.sorted() }
    }

    /// The image files that could not be read, with the reasons, sorted by path.
    package var unreadableFiles: [(path: String, reason: String)] {
        state.withLock { state in state.unreadable.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }
    }

    /// The files that images were read from, sorted.
    package var readFiles: [String] { state.withLock { Set($0.found.keys.map(\.path)).sorted() } }

    /// Returns the placeholder for a missing image; nil unless `replacesMissing` is set.
    ///
    /// - Parameter size: The size in points; nil for the standard size or that of an earlier placeholder for the name.
    func placeholder(named name: String, size: CGSize? = nil) -> UIImage? {
        guard replacesMissing else { return nil }
        if let known = state.withLock({ $0.placeholders[name] }), size == nil || known.size == size { return known }
        let image = UIImage.placeholder(named: name, size: size ?? UIImage.placeholderSize)
        state.withLock { $0.placeholders[name] = image }
        return image
    }

    // MARK: Lookup

    /// Returns the named image for the main screen or its placeholder; nil if there is neither.
    func image(named name: String, in bundle: Bundle? = nil) -> UIImage? {
        found(named: name, in: bundle) ?? (name.isEmpty ? nil : placeholder(named: name))
    }

    /// Returns the named image for the main screen, in one bundle or in all locations; nil if there is none.
    func found(named name: String, in bundle: Bundle? = nil) -> UIImage? {
        guard !name.isEmpty else { return nil }
        var (folders, trees) = state.withLock { ($0.folders, $0.trees) }
        let isElsewhere = bundle != nil && bundle != .main
        if isElsewhere { folders = [] }
        if let resources = (bundle ?? .main).resourceURL?.path { folders.append(resources) }
        // A project's own frameworks also keep their images among its sources.
        if isElsewhere, !replacesMissing { trees = [] }
        let parts = ImageName(name)
        var isUnreadable = false
        defer { if isUnreadable { state.withLock { _ = $0.unreadableNames.insert(name) } } }
        let candidates = parts.candidates(screenScale: UIScreen.mainScale)
        for folder in folders {
            for (file, scale) in candidates {
                let path = (folder as NSString).appendingPathComponent(file)
                if let image = image(at: path, scale: scale, isUnreadable: &isUnreadable) { return image }
            }
        }
        for tree in trees {
            for file in tree.files(for: parts, screenScale: UIScreen.mainScale) {
                if let image = image(at: file.path, scale: file.scale, isUnreadable: &isUnreadable) { return image }
            }
        }
        return nil
    }

    /// Returns the image in a file; nil if the file is missing or unreadable.
    private func image(at path: String, scale: CGFloat, isUnreadable: inout Bool) -> UIImage? {
        let isDrawing = path.lowercased().hasSuffix(".pdf")
        let key = FoundKey(path: path, scale: isDrawing ? UIScreen.mainScale : nil)
        let known = state.withLock { ($0.found[key], $0.unreadable[path] != nil) }
        if let image = known.0 { return image }
        guard !known.1, FileManager.default.fileExists(atPath: path) else {
            isUnreadable = isUnreadable || known.1
            return nil
        }
        do {
            let image =
                isDrawing
                ? try drawing(at: path) : UIImage(decoded: try ImageDecoder.decode(contentsOf: path), scale: scale)
            state.withLock { $0.found[key] = image }
            return image
        } catch {
            isUnreadable = true
            state.withLock { $0.unreadable[path] = "\(error)" }
            return nil
        }
    }

    /// Renders a PDF file at the main screen's scale, as an asset catalog compiler does.
    private func drawing(at path: String) throws -> UIImage {
        let scale = UIScreen.mainScale
        guard let pixels = PDFPicture(contentsOf: path)?.image(scale: scale) else {
            throw MediaError.cannotRead(path: path, reason: "no PDF file, or one whose page is too large")
        }
        return UIImage(pixels: pixels, scale: scale, orientation: .up)
    }
}
