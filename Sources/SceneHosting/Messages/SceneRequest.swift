import Stage

/// A request to a hosted scene, which answers with the ``SceneReply`` of the same meaning.
package enum SceneRequest: Codable, Sendable {
    /// Draws the frame of a time in seconds; the reply is ``SceneReply/frame(_:)``.
    ///
    /// The hash of the pixels is computed only if `hashing` is true.
    case show(time: Double, hashing: Bool)

    /// Replaces the input from a time in seconds on; the reply is ``SceneReply/done``.
    case replaceInput(from: Double, with: [TimedInput])
}

/// The answer of a hosted scene to a ``SceneRequest``.
package enum SceneReply: Codable, Sendable {
    case done
    case frame(ShownFrame)
    /// The scene refuses the request, for the reason in the text.
    case refused(String)
}
