/// The layers of all windows on screen at one time, as a list in drawing order without `zPosition`: each layer before
/// its mask and its sublayers.
package struct LayerTree: Codable, Hashable, Sendable {
    /// The largest number of layers in a list.
    package static let maximumLayers = 2_000

    /// The scene time in seconds.
    package var time: Double
    package var layers: [LayerDescription]
    /// The number of layers that were left out because there are too many.
    package var omitted: Int

    package init(time: Double, layers: [LayerDescription], omitted: Int) {
        self.time = time
        self.layers = layers
        self.omitted = omitted
    }
}

/// A layer in a ``LayerTree``.
package struct LayerDescription: Codable, Hashable, Sendable {
    /// The path of the layer, such as "0/2/1": the index of its window and then its index in each superlayer.
    ///
    /// A mask has the index "mask". Every run of the scene with the same input and edits gives the layer the same path.
    package var id: String
    /// The number of superlayers.
    package var depth: Int
    /// The name of the layer's class.
    package var layerClass: String
    /// The class of the view that the layer belongs to; nil if there is none.
    package var viewClass: String?
    /// The accessibility identifier of the view; nil if there is none.
    package var viewIdentifier: String?
    /// The name of the layer; nil if there is none.
    package var name: String?
    /// The corners of the bounds on screen in points, with animations and transforms; nil for a layer behind the viewer.
    ///
    /// These are x and y of the top left, top right, bottom right and bottom left corner.
    package var corners: [Double]?
    /// Whether the layer itself is hidden.
    package var isHidden: Bool
    /// Whether the layer has content of its own that is visible, apart from its sublayers.
    package var draws: Bool
    /// The number of emitter cells, including cells in cells.
    package var cells: Int
    /// The number of animations.
    package var animations: Int

    package init(id: String, depth: Int, layerClass: String) {
        self.id = id
        self.depth = depth
        self.layerClass = layerClass
        (isHidden, draws, cells, animations) = (false, false, 0, 0)
    }
}
