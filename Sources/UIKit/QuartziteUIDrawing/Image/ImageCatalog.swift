import QuartziteMedia
import QuartziteUIFoundation
import Synchronization

/// The folders that `UIImage(named:)` searches, and the images, colours and data found in them.
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
        /// The trees of bundles beside the main one, by their paths.
        var bundleTrees: [String: PictureTree] = [:]
        var found: [FoundKey: UIImage] = [:]
        var replacesMissing = false
        var placeholders: [String: UIImage] = [:]
        /// The errors of image files that could not be read, by path.
        var unreadable: [String: String] = [:]
        /// The placeholder names for which unreadable files exist.
        var unreadableNames: Set<String> = []
        /// The images of symbols that were drawn.
        var symbols: [SymbolImage: UIImage] = [:]
        var missingSymbols: Set<String> = []
        /// The names of missing images and symbols that other messages mention.
        var reported: Set<String> = []
        /// The contents of sets, by folder; nil for those that are missing or damaged.
        var contents: [String: AssetContents?] = [:]

        /// Notes that the contents file of a catalog's folder is unreadable.
        mutating func record(_ error: any Error, _ folder: String) {
            unreadable[folder + "/Contents.json"] = "\(error)"
        }
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

    /// The names of placeholders for which no file exists and that no other message mentions, sorted.
    package var missingNames: [String] {
        state.withLock { state in
            let known = state.unreadableNames.union(state.reported)
            return state.placeholders.keys.filter { !known.contains($0) }.sorted()
        }
    }

    /// The unknown names of system symbols that no other message mentions, sorted.
    package var missingSymbols: [String] { state.withLock { $0.missingSymbols.subtracting($0.reported).sorted() } }

    /// Notes that a message mentions a missing image or symbol.
    package func markReported(_ name: String) { state.withLock { _ = $0.reported.insert(name) } }

    /// Whether a symbol was requested and has an unknown name.
    package func lacksSymbol(_ name: String) -> Bool { state.withLock { $0.missingSymbols.contains(name) } }

    /// The image files that could not be read, with the reasons, sorted by path.
    package var unreadableFiles: [(path: String, reason: String)] {
        state.withLock { state in state.unreadable.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }
    }

    /// The files that images were read from, sorted.
    package var readFiles: [String] { state.withLock { Set($0.found.keys.map(\.path)).sorted() } }

    /// Returns the placeholder for a missing image; nil unless `replacesMissing` is set.
    ///
    /// - Parameter size: The size in points; nil for the standard size or that of an earlier placeholder for the name.
    package func placeholder(named name: String, size: CGSize? = nil) -> UIImage? {
        guard replacesMissing else { return nil }
        if let known = state.withLock({ $0.placeholders[name] }), size == nil || known.size == size { return known }
        let image = UIImage.placeholder(named: name, size: size ?? UIImage.placeholderSize)
        state.withLock { $0.placeholders[name] = image }
        return image
    }

    // MARK: Lookup

    /// Returns the named image or its placeholder; nil if there is neither.
    ///
    /// The traits, by default those of the main screen, choose between the variants of an image set.
    package func image(named name: String, in bundle: Bundle? = nil, traits: UITraitCollection? = nil) -> UIImage? {
        if name.isEmpty { return nil }
        return found(named: name, in: bundle, traits: AssetTraits(traits))
            ?? nearly(name, in: bundle, traits) ?? placeholder(named: name)
    }

    /// Returns the image of the set whose name differs only in case, where a placeholder would be drawn.
    ///
    /// Renaming a set by case alone is often not recorded, because a Mac's file system does not distinguish the names.
    private func nearly(_ name: String, in bundle: Bundle?, _ traits: UITraitCollection?) -> UIImage? {
        guard replacesMissing else { return nil }
        let names = trees(for: bundle).flatMap { $0.names(of: .image) + $0.names(of: .symbol) }
        guard let other = names.filter({ $0.lowercased() == name.lowercased() }).min(), other != name,
            let image = found(named: other, in: bundle, traits: AssetTraits(traits))
        else { return nil }
        Notices.report("quartzite: the picture \(other) is drawn for \(name), which differs in case")
        return image
    }

    /// Returns the named image, in one bundle or in all locations; nil if there is none.
    package func found(named name: String, in bundle: Bundle? = nil, traits: AssetTraits = AssetTraits()) -> UIImage? {
        guard !name.isEmpty else { return nil }
        let parts = ImageName(name)
        var isUnreadable = false
        defer { if isUnreadable { state.withLock { _ = $0.unreadableNames.insert(name) } } }
        let candidates = parts.candidates(screenScale: traits.scale)
        // A name may also be a path that begins with a bundle's folder.
        for folder in name.hasPrefix("/") ? [""] : folders(for: bundle) {
            for (file, scale) in candidates {
                let path = (folder as NSString).appendingPathComponent(file)
                if let image = image(at: path, scale: scale, isUnreadable: &isUnreadable) { return image }
            }
        }
        for tree in trees(for: bundle) {
            for key in name == parts.base ? [name] : [name, parts.base] {
                let image = setImage(key, in: tree, traits, &isUnreadable)
                if let image {
                    return image.from(.asset(AssetOrigin(name: name, bundle: bundle, adapts: adapts(key, in: tree))))
                }
            }
            if !tree.sets(.symbol, named: name).isEmpty {
                let symbol = SymbolImage(
                    name: name, isCustom: true, configuration: .unspecified, scale: traits.scale)
                if let image = image(of: symbol) { return image }
            }
            for file in tree.files(for: parts, screenScale: traits.scale) {
                if let image = image(at: file.path, scale: file.scale, isUnreadable: &isUnreadable) { return image }
            }
        }
        return nil
    }

    private func folders(for bundle: Bundle?) -> [String] {
        let isElsewhere = bundle != nil && bundle != .main
        let resources = (bundle ?? .main).resourceURL.map { [$0.path] } ?? []
        return (isElsewhere ? [] : state.withLock { $0.folders }) + resources
    }

    /// Returns the trees to search, whose catalogs' errors are known afterwards.
    private func trees(for bundle: Bundle?) -> [PictureTree] {
        let trees = state.withLock { state in
            guard let bundle, bundle != .main else { return state.trees }
            let path = bundle.bundlePath
            let own = state.bundleTrees[path] ?? PictureTree(path)
            state.bundleTrees[path] = own
            // A project's own frameworks also keep their images among its sources.
            return [own] + (state.replacesMissing ? state.trees : [])
        }
        for tree in trees {
            for (folder, error) in tree.unreadable { state.withLock { $0.record(error, folder) } }
        }
        return trees
    }

    // MARK: Sets of asset catalogs

    private func setImage(
        _ name: String, in tree: PictureTree, _ traits: AssetTraits, _ isUnreadable: inout Bool
    ) -> UIImage? {
        for folder in tree.sets(.image, named: name) {
            for asset in contents(of: folder)?.images(in: folder, for: traits) ?? [] {
                let scale = asset.scale ?? traits.scale
                if let image = image(at: asset.path, scale: scale, isUnreadable: &isUnreadable) {
                    return asset.applied(to: image)
                }
            }
        }
        return nil
    }

    /// Returns whether an image set has variants for appearances or directions.
    private func adapts(_ name: String, in tree: PictureTree) -> Bool {
        tree.sets(.image, named: name).contains { folder in
            contents(of: folder)?.images?.contains { $0.appearances != nil || $0.direction != nil } ?? false
        }
    }

    /// Returns the files of the symbol sets with a name.
    func symbolFiles(named name: String) -> [String] {
        trees(for: nil).flatMap { tree in
            tree.sets(.symbol, named: name).flatMap { folder in
                (contents(of: folder)?.symbols ?? []).fitting(AssetTraits()).compactMap(\.filename)
                    .filter { !$0.contains("/") }.map { folder + "/" + $0 }
            }
        }
    }

    /// Returns the image of a symbol, which is drawn only once.
    func cached(_ symbol: SymbolImage, _ make: () -> UIImage?) -> UIImage? {
        if let known = state.withLock({ $0.symbols[symbol] }) { return known }
        let image = make()
        state.withLock { $0.symbols[symbol] = image }
        return image
    }

    /// Notes that there is no symbol with a name.
    func recordMissingSymbol(_ name: String) { state.withLock { _ = $0.missingSymbols.insert(name) } }

    /// Returns the colour set with a name; nil if there is none.
    func color(named name: String, in bundle: Bundle? = nil) -> AssetColor? {
        for tree in trees(for: bundle) {
            for folder in tree.sets(.color, named: name) {
                if let color = contents(of: folder).flatMap(AssetColor.init) { return color }
            }
        }
        return nil
    }

    /// Returns the file of a data set with its type; nil if there is none, or if it cannot be read.
    func data(named name: String, in bundle: Bundle? = nil) -> (data: Data, typeIdentifier: String)? {
        for tree in trees(for: bundle) {
            for folder in tree.sets(.data, named: name) {
                for entry in (contents(of: folder)?.data ?? []).fitting(AssetTraits()) {
                    guard let file = entry.filename, !file.contains("/"),
                        let data = FileManager.default.contents(atPath: folder + "/" + file)
                    else { continue }
                    return (data, entry.typeIdentifier ?? "public.data")
                }
            }
        }
        return nil
    }

    /// Returns the contents of a set's folder; nil, and noted as unreadable, if they are damaged.
    private func contents(of folder: String) -> AssetContents? {
        if let known = state.withLock({ $0.contents[folder] }) { return known }
        do {
            let contents = try AssetContents(folder: folder)
            state.withLock { $0.contents[folder] = .some(contents) }
            return contents
        } catch {
            state.withLock { state in
                state.contents[folder] = .some(nil)
                state.record(error, folder)
            }
            return nil
        }
    }

    /// Returns the image in a file; nil if the file is missing or unreadable.
    private func image(at path: String, scale: CGFloat, isUnreadable: inout Bool) -> UIImage? {
        let isDrawing = ["pdf", "svg"].contains((path as NSString).pathExtension.lowercased())
        let key = FoundKey(path: path, scale: isDrawing ? scale : nil)
        let known = state.withLock { ($0.found[key], $0.unreadable[path] != nil) }
        if let image = known.0 { return image }
        guard !known.1, FileManager.default.fileExists(atPath: path) else {
            isUnreadable = isUnreadable || known.1
            return nil
        }
        do {
            let image =
                isDrawing
                ? try drawing(at: path, scale: scale)
                : UIImage(decoded: try ImageDecoder.decode(contentsOf: path), scale: scale)
            state.withLock { $0.found[key] = image }
            return image
        } catch {
            isUnreadable = true
            state.withLock { $0.unreadable[path] = "\(error)" }
            return nil
        }
    }

    /// Returns the rendering of a PDF or SVG file at a scale; nil if it cannot be rendered.
    func rendering(of path: String, scale: CGFloat) -> UIImage? {
        var isUnreadable = false
        return image(at: path, scale: scale, isUnreadable: &isUnreadable)
    }

    /// Renders a PDF or SVG file, as an asset catalog compiler does.
    private func drawing(at path: String, scale: CGFloat) throws -> UIImage {
        let isPDF = path.lowercased().hasSuffix(".pdf")
        let pixels =
            isPDF
            ? try PDFPicture(contentsOf: path).image(scale: scale) : SVGPicture(contentsOf: path)?.image(scale: scale)
        guard let pixels else {
            let reason = isPDF ? "the file has a page that is" : "no SVG file, or one whose picture is"
            throw MediaError.cannotRead(path: path, reason: "\(reason) too large")
        }
        return UIImage(pixels: pixels, scale: scale, orientation: .up)
    }
}
