import InterfaceBuilder
import QuartzCore

/// The storyboards and xibs of a scene; each is read once.
@MainActor package final class NibLibrary {
    private var documents: [URL: Result<InterfaceDocument, InterfaceDocumentError>] = [:]

    /// The documents of the current scene.
    package static var current: NibLibrary { SceneContext.current.object(of: NibLibrary.self) { NibLibrary() } }

    /// Returns the document at a URL; throws if it cannot be read.
    package func document(at url: URL) throws(InterfaceDocumentError) -> InterfaceDocument {
        if let known = documents[url] { return try known.get() }
        let result = Result { () throws(InterfaceDocumentError) in
            try InterfaceDocument(contentsOf: url, file: url.lastPathComponent)
        }
        documents[url] = result
        return try result.get()
    }
}
