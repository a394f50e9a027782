import Media
import QuartzCore
import Synchronization

/// Where `UIImage(named:)` looks, and what it found.
package final class ImageCatalog: Sendable {
    /// The one every scene shares.
    package static let shared = ImageCatalog()

    private struct State {
        var folders: [String] = []
        var found: [String: UIImage] = [:]
    }

    private let state = Mutex(State())

    private init() {}

    /// Adds a folder of pictures; the last one added is searched first, the main bundle's resources last.
    package func addFolder(_ path: String) {
        state.withLock { state in
            state.folders.removeAll { $0 == path }
            state.folders.insert(path, at: 0)
            state.found = [:]
        }
    }

    /// Adds the resources of a bundle.
    package func addBundle(_ bundle: Bundle) {
        if let path = bundle.resourceURL?.path { addFolder(path) }
    }

    /// The picture of a name for the main screen, in one bundle or wherever there are pictures; nil where no file is one.
    func image(named name: String, in bundle: Bundle? = nil) -> UIImage? {
        guard !name.isEmpty else { return nil }
        var folders = bundle == nil ? state.withLock { $0.folders } : []
        if let resources = (bundle ?? .main).resourceURL?.path { folders.append(resources) }
        let candidates = ImageName(name).candidates(screenScale: UIScreen.mainScale)
        for folder in folders {
            for (file, scale) in candidates {
                let path = (folder as NSString).appendingPathComponent(file)
                if let known = state.withLock({ $0.found[path] }) { return known }
                guard FileManager.default.fileExists(atPath: path),
                    let decoded = try? ImageDecoder.decode(contentsOf: path)
                else { continue }
                let image = UIImage(decoded: decoded, scale: scale)
                state.withLock { $0.found[path] = image }
                return image
            }
        }
        return nil
    }
}
