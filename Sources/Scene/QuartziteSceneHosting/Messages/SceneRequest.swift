import QuartziteStage

/// A request to a hosted scene, which answers with the ``SceneReply`` of the same meaning.
package enum SceneRequest: Codable, Sendable {
    /// Draws the frame of a time in seconds; the reply is ``SceneReply/frame(_:)``.
    ///
    /// The hash of the pixels is computed only if `hashing` is true.
    case show(time: Double, hashing: Bool)

    /// Replaces the input from a time in seconds on; the reply is ``SceneReply/done``.
    case replaceInput(from: Double, with: [TimedInput])

    /// Lists what fingers have hit up to the current time; the reply is ``SceneReply/touchTargets(_:)``.
    case touchTargets

    /// Lists the layers on screen; the reply is ``SceneReply/layers(_:)``.
    case inspect

    /// Lists the properties of the layer with a path; the reply is ``SceneReply/properties(_:)``.
    case properties(of: String)

    /// Finds the front layer that draws at a point of the screen in points; the reply is ``SceneReply/hit(_:)``.
    case hit(x: Double, y: Double)

    /// Replaces all edits, which hold from the start of the scene; the reply is ``SceneReply/edited(_:)``.
    case edit([SceneEdit])

    /// Lists the animations up to the current time; the reply is ``SceneReply/timeline(_:)``.
    case timeline

    /// Writes layers or cells as Swift; the reply is ``SceneReply/source(_:)``.
    case source(of: SourceSelection)
}

/// The answer of a hosted scene to a ``SceneRequest``.
package enum SceneReply: Codable, Sendable {
    case done
    case frame(ShownFrame)
    case touchTargets([TouchTarget])
    case layers(LayerTree)
    case properties(LayerPropertyList)
    /// The path of the layer, or nil if no layer draws at the point.
    case hit(String?)
    case edited(EditReport)
    case timeline(Timeline)
    case source(SceneSource)
    /// The scene refuses the request, for the reason in the text.
    case refused(String)
}
