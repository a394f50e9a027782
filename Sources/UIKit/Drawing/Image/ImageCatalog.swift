import Media
import QuartzCore
import Synchronization

/// Where `UIImage(named:)` looks, and what it found.
package final class ImageCatalog: Sendable {
    /// The one every scene shares.
    package static let shared = ImageCatalog()

    /// A file, and for a drawing the pixels a point that it was drawn at.
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
        /// Why files that have a picture's name could not be read, by path.
        var unreadable: [String: String] = [:]
        /// The names among the placeholders' for which there are such files.
        var unreadableNames: Set<String> = []
    }

    private let state = Mutex(State())

    private init() {}

    // MARK: Places

    /// Adds a folder of pictures; the last one added is searched first, the main bundle's resources last.
    package func addFolder(_ path: String) {
        state.withLock { state in
            state.folders.removeAll { $0 == path }
            state.folders.insert(path, at: 0)
            state.found = [:]
        }
    }

    /// Adds a folder with all folders in it, asset catalogs included, as an app's bundle holds a project's pictures.
    ///
    /// It is searched after the plain folders, and read when the first picture is asked for.
    package func addTree(_ path: String) {
        state.withLock { $0.trees.insert(PictureTree(path), at: 0) }
    }

    /// Adds the resources of a bundle.
    package func addBundle(_ bundle: Bundle) {
        if let path = bundle.resourceURL?.path { addFolder(path) }
    }

    // MARK: Missing pictures

    /// Whether a placeholder is drawn for a picture that no file holds; otherwise there is none.
    package var replacesMissing: Bool {
        get { state.withLock { $0.replacesMissing } }
        set { state.withLock { $0.replacesMissing = newValue } }
    }

    /// The names that placeholders were drawn for because no file has them, sorted.
    package var missingNames: [String] {
        state.withLock { state in state.placeholders.keys.filter { !state.unreadableNames.contains($0) }.sorted() }
    }

    /// The files that could not be read though they have a picture's name, and why, sorted by path.
    package var unreadableFiles: [(path: String, reason: String)] {
        state.withLock { state in state.unreadable.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }
    }

    /// The files that pictures were read from, sorted.
    package var readFiles: [String] { state.withLock { Set($0.found.keys.map(\.path)).sorted() } }

    /// What stands in for a missing picture; nil unless that is asked for.
    func placeholder(named name: String) -> UIImage? {
        guard replacesMissing else { return nil }
        if let known = state.withLock({ $0.placeholders[name] }) { return known }
        let image = UIImage.placeholder(named: name)
        state.withLock { $0.placeholders[name] = image }
        return image
    }

    // MARK: Looking

    /// The picture of a name for the main screen, or what stands in for it; nil where no file is one.
    func image(named name: String, in bundle: Bundle? = nil) -> UIImage? {
        found(named: name, in: bundle) ?? (name.isEmpty ? nil : placeholder(named: name))
    }

    /// The picture of a name for the main screen, in one bundle or wherever there are pictures; nil where no file is one.
    func found(named name: String, in bundle: Bundle? = nil) -> UIImage? {
        guard !name.isEmpty else { return nil }
        var (folders, trees) = state.withLock { ($0.folders, $0.trees) }
        let isElsewhere = bundle != nil && bundle != .main
        if isElsewhere { folders = [] }
        if let resources = (bundle ?? .main).resourceURL?.path { folders.append(resources) }
        // A project's own frameworks have their pictures among its sources, too.
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

    /// The picture in a file; nil where there is none, or none that can be read.
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

    /// A drawing in a PDF file, in the main screen's pixels as an asset catalog is built to have it.
    private func drawing(at path: String) throws -> UIImage {
        let scale = UIScreen.mainScale
        guard let pixels = PDFPicture(contentsOf: path)?.image(scale: scale) else {
            throw MediaError.cannotRead(path: path, reason: "no PDF file, or one whose page is too large")
        }
        return UIImage(pixels: pixels, scale: scale, orientation: .up)
    }
}
