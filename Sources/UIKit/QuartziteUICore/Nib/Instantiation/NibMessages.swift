import QuartziteUIDrawing

/// The warnings about a scene's storyboards and xibs.
///
/// Each message begins with the document's name and a line, as in `Main.storyboard:12: `.
@MainActor package final class NibMessages {
    /// The messages so far, each once, in the order in which they occurred.
    package private(set) var warnings: [String] = []
    private var known: Set<String> = []

    /// The messages of the current scene.
    package static var current: NibMessages { SceneContext.current.object(of: NibMessages.self) { NibMessages() } }

    /// Writes a message, unless it was written before.
    func warn(_ message: String) {
        guard known.insert(message).inserted else { return }
        warnings.append(message)
        SceneContext.current.writeMessage(message)
    }
}
