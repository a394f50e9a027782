import QuartziteInterfaceBuilder
import QuartziteUIDrawing

/// The storyboards and xibs of a scene; each is read once.
@MainActor package final class NibLibrary {
    private var documents: [String: Result<InterfaceDocument, InterfaceDocumentError>] = [:]
    private var folders: [URL: NibFolder] = [:]
    /// The controllers that are being created, each by its document and id.
    private var controllersInCreation: [(file: String, id: String?)] = []

    /// The documents of the current scene.
    package static var current: NibLibrary { SceneContext.current.object(of: NibLibrary.self) { NibLibrary() } }

    /// Returns a document of a bundle, in the scene's language; nil if there is none, throws if it cannot be read.
    ///
    /// The main bundle takes the place of `nil`, and of a bundle without the document. Names with `~iphone` or `~ipad`
    /// take precedence (interface_builder_segues.md I100, I112).
    package func document(_ name: String, _ type: NibFileType, in bundle: Bundle?) throws(InterfaceDocumentError)
        -> InterfaceDocument?
    {
        for bundle in [bundle, .main].compactMap(\.self) {
            guard let root = bundle.resourceURL, let file = folder(root).file(named: name, type) else { continue }
            return try document(file)
        }
        return nil
    }

    private func folder(_ url: URL) -> NibFolder {
        if let known = folders[url] { return known }
        let language = ApplicationHost.current.language.map { Locale(identifier: $0) }
        let folder = NibFolder(url, locale: language ?? SceneContext.current.settings.locale)
        folders[url] = folder
        return folder
    }

    private func document(_ file: NibFolder.File) throws(InterfaceDocumentError) -> InterfaceDocument {
        let path = file.url.path
        if let known = documents[path] { return try known.get() }
        let result = Result { () throws(InterfaceDocumentError) in
            let document = try InterfaceDocument(contentsOf: file.url, file: file.url.lastPathComponent)
            for warning in document.warnings {
                // In programs of `quartzite run`, a placeholder takes the place of some elements.
                if let name = warning.substituted, NibClasses.current.placeholder(name) != nil { continue }
                NibMessages.current.warn("\(document.file):\(warning.line): \(warning.text)")
            }
            return file.strings.flatMap(Self.table).map { document.localized(with: $0) } ?? document
        }
        documents[path] = result
        return try result.get()
    }

    /// Returns the texts of a `.strings` file; nil, with a message, if it cannot be read.
    private static func table(_ url: URL) -> StringsTable? {
        do {
            return try StringsTable(strings: Data(contentsOf: url), file: url.lastPathComponent)
        } catch {
            NibMessages.current.warn("\(error)")
            return nil
        }
    }

    /// Calls `body` unless a controller with this id is being created already, as for containers that contain
    /// themselves through references.
    func creating<Result>(_ id: String?, of file: String, _ body: () -> Result) -> Result? {
        guard !controllersInCreation.contains(where: { $0 == (file, id) }) else { return nil }
        controllersInCreation.append((file, id))
        defer { controllersInCreation.removeLast() }
        return body()
    }
}

/// The types of documents with objects, by their file extensions.
package enum NibFileType: String {
    case storyboard, xib
}
