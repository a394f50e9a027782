import Media
import QuartzCore
import Synchronization

/// Where `UIImage(named:)` looks, and what it found.
package final class ImageCatalog: Sendable {
    /// The one every scene shares.
    package static let shared = ImageCatalog()

    private struct State {
        var folders: [String] = []
        var trees: [PictureTree] = []
        var found: [String: UIImage] = [:]
        var replacesMissing = false
        var placeholders: [String: UIImage] = [:]
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

    /// The names that placeholders were drawn for, sorted.
    package var missingNames: [String] { state.withLock { $0.placeholders.keys.sorted() } }

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
        let candidates = parts.candidates(screenScale: UIScreen.mainScale)
        for folder in folders {
            for (file, scale) in candidates {
                let path = (folder as NSString).appendingPathComponent(file)
                if let image = image(at: path, scale: scale) { return image }
            }
        }
        for tree in trees {
            for file in tree.files(for: parts, screenScale: UIScreen.mainScale) {
                if let image = image(at: file.path, scale: file.scale) { return image }
            }
        }
        return nil
    }

    private func image(at path: String, scale: CGFloat) -> UIImage? {
        if path.lowercased().hasSuffix(".pdf") { return drawing(at: path) }
        if let known = state.withLock({ $0.found[path] }) { return known }
        guard FileManager.default.fileExists(atPath: path), let decoded = try? ImageDecoder.decode(contentsOf: path)
        else { return nil }
        let image = UIImage(decoded: decoded, scale: scale)
        state.withLock { $0.found[path] = image }
        return image
    }

    /// A drawing in a PDF file, in the main screen's pixels as an asset catalog is built to have it.
    private func drawing(at path: String) -> UIImage? {
        let scale = UIScreen.mainScale
        let key = "\(path)@\(scale)"
        if let known = state.withLock({ $0.found[key] }) { return known }
        guard let pixels = PDFPicture(contentsOf: path)?.image(scale: scale) else { return nil }
        let image = UIImage(pixels: pixels, scale: scale, orientation: .up)
        state.withLock { $0.found[key] = image }
        return image
    }
}
