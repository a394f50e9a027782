/// The properties of a layer and of its emitter cells at one time.
package struct LayerPropertyList: Codable, Hashable, Sendable {
    /// The path of the layer.
    package var layer: String
    package var time: Double
    package var properties: [PropertyDescription]
    /// The emitter cells, each before the cells inside it.
    package var cells: [CellDescription]

    package init(layer: String, time: Double, properties: [PropertyDescription], cells: [CellDescription]) {
        self.layer = layer
        self.time = time
        self.properties = properties
        self.cells = cells
    }
}

/// An emitter cell of a layer.
package struct CellDescription: Codable, Hashable, Sendable {
    /// The key path of the cell from the layer, such as `emitterCells.flame` or `emitterCells.flame.emitterCells.#1`.
    ///
    /// `#1` means the second cell; only cells whose names lead to them are named.
    package var keyPath: String
    package var name: String?
    /// The number of cells that contain this one.
    package var depth: Int
    /// The properties, whose key paths begin at the layer.
    package var properties: [PropertyDescription]

    package init(keyPath: String, name: String?, depth: Int, properties: [PropertyDescription]) {
        self.keyPath = keyPath
        self.name = name
        self.depth = depth
        self.properties = properties
    }
}

/// The kinds of properties, which determine their values; see ``SceneValue``.
package enum PropertyKind: String, Codable, Hashable, Sendable {
    case number, flag, choice, text, point, size, vector, rect, color, colors, numbers, transform
}

/// A property of a layer or emitter cell.
package struct PropertyDescription: Codable, Hashable, Sendable {
    /// The key path from the layer, with which an edit sets the property.
    package var keyPath: String
    /// The title, such as "Corner radius".
    package var title: String
    /// The title of the group of properties, such as "Shadow"; a group's properties are consecutive.
    package var group: String
    package var kind: PropertyKind
    /// The unit of the numbers, such as "pt", "s", "rad" or "pt/s²"; nil if there is none.
    package var unit: String?
    /// The lowest and the highest number of a slider, which a number field may exceed; nil if a slider makes no sense.
    package var range: [Double]?
    /// The step of a slider and of the arrow keys in a number field.
    package var step: Double?
    /// The values of a choice.
    package var choices: [String]?
    /// Whether an edit can set the property.
    package var isEditable: Bool
    /// The value in a new object.
    package var defaultValue: SceneValue
    /// The value that the scene's code and edits have set.
    package var model: SceneValue
    /// The value on screen, with animations.
    package var presentation: SceneValue

    package init(
        keyPath: String, title: String, group: String, kind: PropertyKind, isEditable: Bool, defaultValue: SceneValue,
        model: SceneValue, presentation: SceneValue
    ) {
        self.keyPath = keyPath
        self.title = title
        self.group = group
        self.kind = kind
        self.isEditable = isEditable
        self.defaultValue = defaultValue
        self.model = model
        self.presentation = presentation
    }
}
