/// Swift source that rebuilds layers.
package struct SceneSource: Codable, Hashable, Sendable {
    /// The source: a whole file for a screen or a layer, or a declaration of a function for an emitter or a cell.
    package var text: String
    /// What the source does not express, as in the comment at its top; empty if it expresses everything.
    package var omissions: [String]

    package init(text: String, omissions: [String]) {
        self.text = text
        self.omissions = omissions
    }
}

/// What to copy as source.
package struct SourceSelection: Codable, Hashable, Sendable {
    /// The path of the layer; nil copies everything on screen.
    package var layer: String?
    /// The key path of an emitter cell of the layer, as in ``CellDescription/keyPath``, to copy only this cell.
    package var cell: String?
    /// Whether to copy an emitter layer as a function that returns it, for a paste into other code, instead of a file.
    package var isSnippet: Bool
    /// The name of the view controller's class; nil means "CopiedViewController".
    package var className: String?

    package init(layer: String? = nil, cell: String? = nil, isSnippet: Bool = false, className: String? = nil) {
        self.layer = layer
        self.cell = cell
        self.isSnippet = isSnippet
        self.className = className
    }
}
